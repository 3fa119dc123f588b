import { randomUUID } from 'node:crypto'
import { disagreements } from './agree.ts'
import { buyers, shelve } from './bags.ts'
import { insist } from './press.ts'
import type { SoakShop } from './shop.ts'
import { Tally, timed } from './table.ts'

/** The same request many times at the same moment, at two servers: one order, one authorisation, and every answer is the same. */
export function sameKey(shop: SoakShop, { times, rounds }: { times: number; rounds: number }) {
  return timed(`the same placing ${times} times at once`, rounds, async () => {
    const tally = new Tally()
    const broken: string[] = []
    const second = await shop.secondServer()
    try {
      const all = await buyers(shop.db, rounds, { goods: await shelve(shop.db, rounds), installments: 3 })
      for (const [round, buyer] of all.entries()) {
        const key = randomUUID()
        const presses = Array.from({ length: times }, (_, index) => insist(index % 2 ? second : shop.api, buyer, key))
        const answers = await Promise.all(presses)
        for (const { status } of answers) tally.add(status)
        const bodies = new Set(answers.map(({ status, text }) => `${status} ${text}`))
        if (bodies.size !== 1 || answers[0]?.status !== 201)
          broken.push(`round ${round}: ${[...bodies].slice(0, 3).join('; ')}`)
      }
      const edps = all.map(({ edp }) => edp)
      const { rows } = await shop.db.query(
        `select (select count(*) from placed_order where customer_edp = any($1))::int as orders,
           (select count(*) from payment where customer_edp = any($1))::int as payments`,
        [edps],
      )
      tally.add('orders', rows[0].orders)
      tally.add('authorisations', rows[0].payments)
      if (rows[0].orders !== rounds || rows[0].payments !== rounds) broken.push(JSON.stringify(rows[0]))
    } finally {
      await shop.stopSecondServer()
    }
    return { counts: String(tally), broken: [...broken, ...(await disagreements(shop.db))] }
  })
}
