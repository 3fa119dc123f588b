import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { fulfilmentService } from '../orders/fulfilment.service.ts'
import { disagreementsOf } from '../verify/verify.service.ts'
import { operatorOf } from './operator.ts'
import { paying } from './paying.ts'
import { stockShelf } from './shelf.ts'
import { cards, type Line, type OrderingShop, orderingShop, type Shopper } from './shopper.ts'

export const start = '2026-11-21T17:00:00Z'
export const kettle = { ItemNo: '740001', EdpNo: 7401, Quantity: 1 }
export const pan = { ItemNo: '740002', EdpNo: 7402, Quantity: 1 }

/** A shop for the tests of a file, with orders to edit. After each test the records and the providers must agree. */
export function editing() {
  let shop: OrderingShop
  let pay: ReturnType<typeof paying>
  beforeAll(async () => {
    shop = await orderingShop({ log: () => {} })
    pay = paying(shop)
    await shop.pool.query(
      `insert into promo_code (code, type, percent, amount_cents, description_en, description_fr, min_goods_cents, is_stackable,
         max_uses, max_uses_per_customer)
       values ('TENOFF', 'percent', 10, null, 'Ten off', 'Dix de moins', 0, true, null, null),
         ('BIGONE', 'amount', null, 1500, 'Fifteen off', 'Quinze de moins', 15000, true, null, null),
         ('MINEONCE', 'amount', null, 500, 'Five off', 'Cinq de moins', 0, true, null, 1),
         ('LASTONE', 'amount', null, 700, 'Seven off', 'Sept de moins', 0, true, 1, null)`,
    )
    await stockShelf(
      shop.pool,
      { itemNo: '740001', edpNo: 7401, priceCents: 10_000, quantity: 10, noOfPayments: 4 },
      { itemNo: '740002', edpNo: 7402, priceCents: 3333, quantity: 10, sellerType: 'Marketplace' },
    )
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.clock.set(start)
    await shop.pool.query('update edp set quantity = 10')
    await shop.pool.query('delete from payment_declines')
  })
  afterEach(async () => {
    expect(await disagreementsOf(shop.pool)).toEqual([])
    const { rows } = await shop.pool.query(
      `select state from payment where order_no is null and state in ('started', 'authorised', 'voiding')`,
    )
    expect(rows).toEqual([])
  })

  async function one<Row>(sql: string, ...values: unknown[]): Promise<Row> {
    return (await shop.pool.query(sql, values)).rows[0]
  }
  /** A member with these lines in the bag and an address. */
  async function aShopper(...lines: Line[]): Promise<Shopper> {
    const shopper = await shop.member(`${randomUUID()}@example.com`)
    await shopper.bag(...lines)
    return shopper.sendHome()
  }
  return {
    get shop() {
      return shop
    },
    get pay() {
      return pay
    },
    one,
    aShopper,
    deps: () => operatorOf(shop),
    operator: () => fulfilmentService(operatorOf(shop)),
    stockOf: async (edpNo: number) =>
      (await one<{ quantity: number }>('select quantity from edp where edp_no = $1', edpNo)).quantity,
    /** An order that is paid by card. */
    async anOrder(...lines: Line[]): Promise<{ shopper: Shopper; orderNo: string; total: number }> {
      const shopper = await (await aShopper(...lines)).payBy(cards.visa)
      const { OrderSummary, GrandTotal } = (await shopper.place()).json()
      return { shopper, orderNo: OrderSummary.OrderNo, total: GrandTotal }
    },
    /** The providers' authorised and captured amounts of an order, by payment, in cents. */
    async providerAmounts(orderNo: string) {
      const { rows } = await shop.pool.query<{ reference: string; provider: 'capture' | 'wallet'; token: string }>(
        'select reference, provider, token from payment where order_no = $1',
        [orderNo],
      )
      const results = await Promise.all(
        rows.map(({ reference, provider, token }) =>
          shop.providers[provider].find(provider === 'wallet' ? token : reference),
        ),
      )
      return results.flatMap((reply) =>
        reply.status === 'found'
          ? reply.authorizations.map(({ status, amountCents, capturedCents }) => ({
              status,
              amountCents,
              capturedCents,
            }))
          : [],
      )
    },
  }
}
