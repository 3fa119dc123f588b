import { randomUUID } from 'node:crypto'
import { disagreements } from './agree.ts'
import { buyers, shelve } from './bags.ts'
import { insist } from './press.ts'
import type { SoakShop } from './shop.ts'
import { Tally, timed } from './table.ts'

/** Many buyers press the button for the last one at the same moment: one gets it, all others are refused. */
export function lastUnit(shop: SoakShop, { buyers: count, rounds }: { buyers: number; rounds: number }) {
  return timed(`${count} buyers, one left`, rounds, async () => {
    const tally = new Tally()
    const broken: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const goods = await shelve(shop.db, 1)
      const all = await buyers(shop.db, count, { goods })
      const answers = await Promise.all(all.map((buyer) => insist(shop.api, buyer, randomUUID())))
      for (const { status } of answers) tally.add(status)
      const orders = answers.filter(({ status }) => status === 201).length
      if (orders !== 1) broken.push(`round ${round}: ${orders} orders`)
      const odd = answers.find(({ status }) => status !== 201 && status !== 409)
      if (odd) broken.push(`round ${round}: ${odd.status} ${odd.text}`)
    }
    return { counts: String(tally), broken: [...broken, ...(await disagreements(shop.db))] }
  })
}
