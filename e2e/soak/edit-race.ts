import { randomUUID } from 'node:crypto'
import { disagreements } from './agree.ts'
import { buyers, shelve } from './bags.ts'
import { confirmEdit, editedOrder, quantities, quantityOf } from './edit.ts'
import { insistOn } from './press.ts'
import type { SoakShop } from './shop.ts'
import { Tally, timed } from './table.ts'

/**
 * Concurrent edits each add a unit of goods that suffice for half of them. Each is confirmed in two tabs, many times, at two
 * servers: a winner gets one unit, and the other orders stand.
 */
export function editRace(shop: SoakShop, { orders, times, rounds }: { orders: number; times: number; rounds: number }) {
  return timed(`${orders} edits for the last ones, each confirmed ${2 * times} times at once`, rounds, async () => {
    const tally = new Tally()
    const broken: string[] = []
    const more = Math.ceil(orders / 2)
    const second = await shop.secondServer()
    const confirmed = async (editor: Parameters<typeof confirmEdit>[1]) => {
      const keys = [randomUUID(), randomUUID()]
      const tabs = await Promise.all(
        keys.map((key) =>
          Promise.all(
            Array.from({ length: times }, (_, index) =>
              insistOn(() => confirmEdit(index % 2 ? second : shop.api, editor, key)),
            ),
          ),
        ),
      )
      return tabs.map((answers) => {
        const texts = new Set(answers.map(({ status, text }) => `${status} ${text}`))
        const statuses = answers.map(({ status }) => status)
        tally.add(statuses[0] ?? 'nothing', statuses.length)
        const isOne = texts.size === 1 || statuses.every((status) => status === 409)
        if (!isOne || statuses.some((status) => status !== 200 && status !== 409))
          broken.push(`order ${editor.orderNo}: ${[...texts].slice(0, 3).join('; ')}`)
        return statuses[0] === 200
      })
    }
    try {
      for (let round = 0; round < rounds; round += 1) {
        const goods = await shelve(shop.db, orders + more)
        const all = await buyers(shop.db, orders, { goods, installments: 1 + (round % 3) })
        const editors = await Promise.all(
          all.map((buyer, index) => editedOrder(shop, buyer, { byOtherCard: index % 3 === 2 })),
        )
        const tabs = await Promise.all(editors.map(confirmed))
        const won = tabs.filter((answers) => answers.includes(true)).length
        if (won !== more) broken.push(`round ${round}: ${won} edits were confirmed, not ${more}`)
        for (const [index, { orderNo }] of editors.entries()) {
          const [one, other] = tabs[index] ?? []
          if (one && other) broken.push(`order ${orderNo}: both tabs confirmed its edit`)
          const expected = one || other ? quantities.after : quantities.before
          const quantity = await quantityOf(shop, orderNo)
          if (quantity !== expected) broken.push(`order ${orderNo} has ${quantity} of its goods, not ${expected}`)
        }
      }
    } finally {
      await shop.stopSecondServer()
    }
    return { counts: String(tally), broken: [...broken, ...(await disagreements(shop.db))] }
  })
}
