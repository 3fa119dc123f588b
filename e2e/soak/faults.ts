import { randomUUID } from 'node:crypto'
import { disagreements, nothingOpen } from './agree.ts'
import { type Buyer, buyers, restock, shelve } from './bags.ts'
import { insist, type Pressed } from './press.ts'
import type { SoakShop } from './shop.ts'
import { Tally, timed } from './table.ts'

const operations = ['authorize', 'void', 'find'] as const
type Mode = 'off' | 'slow' | 'error' | 'garbage' | 'drop-after-execute'

type FaultOptions = {
  modes: readonly Mode[]
  /** How many want what half of them can have: the others' money goes back. */
  buyers: number
  rounds: number
  /** In rounds that leave money behind, the server is given the minutes to put it right by itself; else the shelf is filled again. */
  patient: boolean
}

/**
 * The provider misbehaves while orders are placed: in every way, at every call, once or again and again. Nobody pays twice,
 * no order is lost, and who is refused is told to try again.
 */
export function faults(shop: SoakShop, { modes, buyers: count, rounds, patient }: FaultOptions) {
  return timed(`a provider that fails (${modes.join(', ')})`, rounds, async () => {
    const tally = new Tally()
    const broken: string[] = []
    const seen = (answer: Pressed | undefined) => {
      tally.add(answer?.status ?? 'lost connection')
      if (!answer || (answer.status === 503 && !answer.headers.has('retry-after'))) {
        broken.push(`answered ${answer?.status} ${answer?.text} without saying when to try again`)
      }
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const mode of modes) {
        for (const operation of operations) {
          for (const times of [1, count]) {
            const goods = await shelve(shop.db, count / 2)
            const all = await buyers(shop.db, count, { goods, installments: 2 })
            await shop.fault('capture', mode, operation, times)
            // Some of the money has to go back, and while that fails the provider is asked what it holds.
            if (operation === 'find') await shop.fault('capture', 'drop-after-execute', 'authorize', count)
            const pressAll = (some: readonly Buyer[]) =>
              Promise.all(some.map((buyer) => insist(shop.api, buyer, randomUUID(), { seen })))
            const answers = await pressAll(all)
            await shop.noFaults()
            const orders = answers.filter(({ status }) => status === 201).length
            const refused = answers.filter(({ status }) => status === 409).length
            if (orders !== count / 2 || refused !== count / 2) {
              broken.push(`${operation} ${mode} × ${times}: ${answers.map(({ status }) => status).join(', ')}`)
            }
            if (patient && round % 2 === 0) continue
            await restock(shop.db, goods, count / 2)
            const late = await pressAll(all.filter((_, index) => answers[index]?.status === 409))
            if (late.some(({ status }) => status !== 201))
              broken.push(`${operation} ${mode} × ${times}: one came too late`)
          }
        }
      }
    }
    await nothingOpen(shop.db)
    return { counts: String(tally), broken: [...broken, ...(await disagreements(shop.db))] }
  })
}
