import { randomUUID } from 'node:crypto'
import { disagreements, nothingOpen, timePasses } from './agree.ts'
import { type Buyer, buyers, type Means, restock, shelve } from './bags.ts'
import { insist } from './press.ts'
import type { SoakShop } from './shop.ts'
import { Tally, timed } from './table.ts'
import { approveAtWallet, payAtWallet, type Seen } from './wallet.ts'

/** The calls of each provider that placing depends on. */
const operations = {
  card: { service: 'capture', calls: ['authorize', 'void', 'find'] },
  wallet: { service: 'wallet', calls: ['create', 'update', 'get', 'execute', 'authorize', 'void', 'order'] },
} as const satisfies Record<Means, { service: string; calls: readonly string[] }>

type Mode = 'off' | 'slow' | 'error' | 'garbage' | 'drop-after-execute'

type FaultOptions = {
  payment: Means
  modes: readonly Mode[]
  /** The number of buyers, of whom half get the goods. The others' money goes back. */
  buyers: number
  rounds: number
  /** How often in a row a call fails; each number is tried. */
  times: readonly number[]
  /** Every third time the server alone cleans up abandoned orders; else the shelf is filled again. */
  patient: boolean
  /** The delay of slow replies that still arrive in time. */
  lateMs?: number
}

/**
 * A provider misbehaves while orders are placed: in every way, at every call, once or again and again. Nobody pays twice,
 * no order is lost, and a refusal says to retry.
 */
export function faults(shop: SoakShop, options: FaultOptions) {
  const { payment, modes, buyers: count, rounds, patient, lateMs } = options
  const { service, calls } = operations[payment]
  return timed(`${payment}: a provider that fails (${modes.join(', ')})`, rounds, async () => {
    const tally = new Tally()
    const broken: string[] = []
    const seen: Seen = (reply) => {
      tally.add(reply?.status ?? 'lost connection')
      const isSound = reply && (reply.status !== 503 || reply.headers.has('retry-after'))
      if (!isSound) broken.push(`answered ${reply?.status} ${reply?.text} without saying when to try again`)
    }
    const buy = async (buyer: Buyer) => {
      const fields = payment === 'wallet' ? await payAtWallet(shop, await approveAtWallet(shop, buyer, seen), seen) : {}
      return insist(shop.api, buyer, randomUUID(), fields, seen)
    }
    for (const [index, { mode, call, times }] of everyFault(options, calls).entries()) {
      const goods = await shelve(shop.db, count / 2)
      const all = await buyers(shop.db, count, { goods, payment })
      await shop.fault(service, mode, call, times, lateMs)
      // The shop reconciles a payment whose money has to go back and whose reply was lost.
      if (call === calls.at(-1)) await shop.fault(service, 'drop-after-execute', 'authorize', count)
      const answers = await Promise.all(all.map(buy))
      await shop.noFaults()
      const say = (what: string) => broken.push(`${call} ${mode} × ${times}: ${what}`)
      const orders = answers.filter(({ status }) => status === 201).length
      const soldOut = answers.filter(({ status }) => status === 409).length
      if (orders !== count / 2 || soldOut !== count / 2) say(answers.map(({ status }) => status).join(', '))
      if (patient && index % 3 === 0) continue
      await restock(shop.db, goods, count / 2)
      const late = await Promise.all(all.filter((_, index) => answers[index]?.status === 409).map(buy))
      if (late.some(({ status }) => status !== 201)) say(`then ${late.map(({ status }) => status).join(', ')}`)
    }
    if (patient) await timePasses(shop.db, 4)
    await nothingOpen(shop.db)
    return { counts: String(tally), broken: [...broken, ...(await disagreements(shop.db))] }
  })
}

/**
 * Each way to fail at each call, this many times each, round by round. Slow replies to many buyers take no longer than one, and
 * are harder to bear.
 */
function everyFault<Call>({ rounds, modes, times }: FaultOptions, calls: readonly Call[]) {
  const round = modes.flatMap((mode) =>
    calls.flatMap((call) => (mode === 'slow' ? times.slice(-1) : times).map((times) => ({ mode, call, times }))),
  )
  return Array.from({ length: rounds }, () => round).flat()
}
