import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { moveStock } from '../edit/edit.queries.ts'
import { chargeGiftCards, refundGiftCards } from '../gift-card/gift-card.queries.ts'
import { inTransaction, type Queryable } from '../kernel/db/pool.ts'
import { aGiftCard } from '../testing/gift-cards.ts'
import { operatorOf } from '../testing/operator.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop } from '../testing/shopper.ts'
import { fulfilmentService } from './fulfilment.service.ts'
import { countPromoUses, deductStyles, returnPromos } from './placing.queries.ts'

// Concurrent orders that share several rows must change each of them. When another transaction has changed a row meanwhile,
// PostgreSQL checks it again, and loses rows in an UPDATE that joins them with a list.

const codes = ['FIRST', 'SECOND']
const edpNos = [7801, 7802]
const lines = edpNos.map((EdpNo, index) => ({ ItemNo: `78000${index + 1}`, EdpNo, Quantity: 1 }))
const stock = 500
const atOnce = 24

let shop: OrderingShop
let orderNo: string
let giftCards: string[]
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(
    shop.pool,
    ...edpNos.map((edpNo, index) => ({ itemNo: `78000${index + 1}`, edpNo, quantity: stock })),
  )
  for (const code of codes)
    await shop.pool.query(
      `insert into promo_code (code, type, amount_cents, description_en, description_fr, min_goods_cents, is_stackable, max_uses, uses)
       values ($1, 'amount', 100, '', '', 0, true, 1000, 100)`,
      [code],
    )
  giftCards = [(await aGiftCard(shop.pool, 5000)).id, (await aGiftCard(shop.pool, 5000)).id]
  orderNo = await placed()
})
beforeEach(() => shop.pool.query('update edp set quantity = $1', [stock]))
afterAll(() => shop.close())

async function aBuyer() {
  const shopper = await (await (await shop.guest()).bag(...lines)).sendHome()
  return shopper.payBy(cards.visa)
}
async function placed(): Promise<string> {
  return (await (await aBuyer()).place()).json().OrderSummary.OrderNo
}
const manyTimes = <Result>(work: (on: Queryable) => Promise<Result>) =>
  Promise.all(Array.from({ length: atOnce }, () => inTransaction(shop.pool, work)))
const column = async (sql: string): Promise<number[]> =>
  (await shop.pool.query(`${sql} order by 1`)).rows.map((row) => row.of)
const stocked = () => column('select edp_no, quantity as of from edp')
const balances = () => column('select id, balance_cents as of from gift_card')
const uses = () => column('select code, uses as of from promo_code')

it('concurrent orders of two styles deduct both, and concurrent cancellations restore both', async () => {
  const buyers = []
  for (let count = 0; count < 8; count += 1) buyers.push(await aBuyer())
  const orders = await Promise.all(buyers.map((buyer) => buyer.place()))
  expect(orders.map(({ statusCode }) => statusCode)).toEqual(orders.map(() => 201))
  expect(await stocked()).toEqual([stock - 8, stock - 8])
  const operator = fulfilmentService(operatorOf(shop))
  await Promise.all(orders.map((order) => operator.cancel(order.json().OrderSummary.OrderNo)))
  expect(await stocked()).toEqual([stock, stock])
})

it('concurrent statements deduct and move the stock of several styles, each once', async () => {
  expect(
    new Set((await manyTimes((on) => deductStyles(on, { edpNos, quantities: [1, 2] }))).map((rows) => rows.length)),
  ).toEqual(new Set([2]))
  expect(await stocked()).toEqual([stock - atOnce, stock - 2 * atOnce])
  await manyTimes((on) => moveStock(on, { edpNos, deducted: [1, -2] }))
  expect(await stocked()).toEqual([stock - 2 * atOnce, stock])
})

it('concurrent statements charge and refund several gift cards, each once', async () => {
  const now = shop.clock.now()
  await manyTimes((on) => chargeGiftCards(on, { ids: giftCards, cents: [10, 20], orderNo, now }))
  expect(await balances()).toEqual([5000 - 10 * atOnce, 5000 - 20 * atOnce])
  await manyTimes((on) => refundGiftCards(on, { ids: giftCards, cents: [10, 20], orderNo, now }))
  expect(await balances()).toEqual([5000, 5000])
  const { rows } = await shop.pool.query('select sum(amount_cents)::int as cents, count(*)::int from gift_card_entry')
  expect(rows).toEqual([{ cents: 0, count: 4 * atOnce }])
})

it('concurrent statements count and restore the uses of several promo codes, each once', async () => {
  await manyTimes(async (on) =>
    expect(await countPromoUses(on, { codes, member: null, email: 'ada@example.com' })).toEqual([]),
  )
  expect(await uses()).toEqual([100 + atOnce, 100 + atOnce])
  await manyTimes((on) => returnPromos(on, { codes, member: null, email: 'ada@example.com' }))
  expect(await uses()).toEqual([100, 100])
})
