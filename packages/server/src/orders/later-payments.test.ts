import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKysely } from '../kernel/db/kysely.ts'
import { laterPayments } from '../kernel/db/migrations/0013-later-payments.ts'
import { nothingDue } from '../kernel/db/migrations/0027-nothing-due.ts'
import { receiveReturnService } from '../returns/receive-return.service.ts'
import { operatorOf } from '../testing/operator.ts'
import { paying } from '../testing/paying.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { fulfilmentService } from './fulfilment.service.ts'

let shop: OrderingShop
let pay: ReturnType<typeof paying>
let operator: ReturnType<typeof fulfilmentService>
let returns: ReturnType<typeof receiveReturnService>
beforeAll(async () => {
  shop = await orderingShop()
  pay = paying(shop)
  const deps = operatorOf(shop)
  operator = fulfilmentService(deps)
  returns = receiveReturnService(deps)
  await stockShelf(shop.pool, { itemNo: '760001', edpNo: 7601, priceCents: 10_000, quantity: 500, noOfPayments: 4 })
})
afterAll(() => shop.close())

const oneRow = async <Row>(sql: string, ...values: unknown[]): Promise<Row> =>
  (await shop.pool.query(sql, values)).rows[0]
const tokenOf = async (orderNo: string) =>
  (await oneRow<{ token: string | null }>('select card_token as token from placed_order where order_no = $1', orderNo))
    .token
const tokenInBag = async ({ guid }: Shopper) =>
  (await oneRow<{ token: string }>(`select card ->> 'token' as token from cart where guid = $1`, guid)).token
const paymentsOf = async (orderNo: string) =>
  (await oneRow<{ count: number }>('select count(*)::int from payment where order_no = $1', orderNo)).count
const amounts = (order: { EasyPays: { Amount: number }[] }) => order.EasyPays.map(({ Amount }) => Amount)
const read = async (shopper: Shopper, id: string) =>
  (await shopper.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', { params: { id } })).json()

const aBag = async (quantity: number): Promise<Shopper> =>
  (await (await shop.guest()).bag({ ItemNo: '760001', EdpNo: 7601, Quantity: quantity })).sendHome()

/** An Easy Pay order that a gift card pays in part. */
async function anOrder({ quantity = 1, parts = 3, giftCents = 6000 } = {}) {
  const shopper = await aBag(quantity)
  await pay.inParts(shopper, parts)
  const giftCard = await pay.byGiftCard(shopper, giftCents)
  await shopper.payBy(cards.visa)
  const token = await tokenInBag(shopper)
  const reply = await shopper.place()
  expect(reply.statusCode).toBe(201)
  const order = reply.json()
  return { shopper, order, orderNo: order.OrderSummary.OrderNo as string, giftCard, token, body: reply.body }
}

describe('an Easy Pay order whose first payment a gift card covers', () => {
  it('1. stores the card for the later payments, and charges nothing today', async () => {
    const before = await shop.money()
    const { shopper, order, orderNo, giftCard, token } = await anOrder()
    // The first of three is 46.34. The gift card also pays 13.66 of the second.
    expect(amounts(order)).toEqual([0, 19.67, 33.33])
    expect(order).toMatchObject({ NoOfEasyPays: 3, GrandTotal: 53, GiftCardRedemption: 60, PaymentType: 'Visa' })
    expect(await tokenOf(orderNo)).toBe(token)
    expect([await paymentsOf(orderNo), await shop.giftCardBalance(giftCard), await shop.money()]).toEqual([
      0,
      0,
      before,
    ])
    expect(await shop.balances(orderNo)).toEqual({ receivable: 5300, 'gift-card': 6000, sales: -10_000, tax: -1300 })
    const schedule = await shopper.call('GET /api/v2/{language}/accounts/{edp}/easypayschedule')
    expect(schedule.json()).toMatchObject([
      { NoOfEasyPay: '2 of 3', TotalAmount: 19.67, PaymentDate: '2026-12-21' },
      { NoOfEasyPay: '3 of 3', TotalAmount: 33.33, PaymentDate: '2027-01-20' },
    ])
  })

  it('2. ships without a charge; the later payments stay owed', async () => {
    const { shopper, orderNo } = await anOrder()
    const before = await shop.money()
    expect(await operator.ship(orderNo)).toMatchObject({ status: 'done', order: { state: 'shipped' } })
    expect(await shop.money()).toEqual(before)
    expect(await shop.balances(orderNo)).toEqual({ receivable: 5300, 'gift-card': 6000, sales: -10_000, tax: -1300 })
    expect(amounts(await read(shopper, orderNo))).toEqual([0, 19.67, 33.33])
  })

  it('3. refunds the gift card when it is cancelled, and nothing is owed', async () => {
    const { orderNo, giftCard } = await anOrder()
    expect(await operator.cancel(orderNo)).toMatchObject({ status: 'done' })
    expect([await shop.giftCardBalance(giftCard), await shop.balances(orderNo), await tokenOf(orderNo)]).toEqual([
      6000,
      {},
      null,
    ])
  })

  it('4. reduces unpaid payments first, and then refunds the gift card, when it is returned in two parts', async () => {
    const { shopper, order, orderNo, giftCard } = await anOrder({ quantity: 2, giftCents: 12_000 })
    expect(amounts(order)).toEqual([0, 39.34, 66.66])
    await operator.ship(orderNo)
    expect(await returns.receive(orderNo, [{ itemNo: '760001', quantity: 1 }])).toMatchObject({ refundCents: 11_300 })
    // 106.00 was unpaid. The rest of the 113.00 is refunded to the gift card.
    expect([amounts(await read(shopper, orderNo)), await shop.giftCardBalance(giftCard)]).toEqual([[0, 0, 0], 700])
    expect(await shop.balances(orderNo)).toEqual({ 'gift-card': 11_300, sales: -10_000, tax: -1300 })
    expect(await returns.receive(orderNo)).toMatchObject({ refundCents: 11_300 })
    expect([await shop.giftCardBalance(giftCard), await shop.balances(orderNo)]).toEqual([12_000, {}])
  })
})

describe('an Easy Pay order whose first payment the card paid', () => {
  const due = async (shopper: Shopper, orderNo: string) => {
    const schedule = (await shopper.call('GET /api/v2/{language}/accounts/{edp}/easypayschedule')).json()
    return [amounts(await read(shopper, orderNo)), schedule.map((one: { TotalAmount: number }) => one.TotalAmount)]
  }

  it('1. owes nothing after it is cancelled, neither in the order nor in the schedule', async () => {
    const { shopper, orderNo } = await anOrder({ giftCents: 1000 })
    expect(await due(shopper, orderNo)).toEqual([
      [36.34, 33.33, 33.33],
      [36.34, 33.33, 33.33],
    ])
    await operator.cancel(orderNo)
    expect(await due(shopper, orderNo)).toEqual([[0, 0, 0], []])
  })

  it('2. ends earlier after a partial return, and owes nothing after a full one, the first payment included', async () => {
    const { shopper, orderNo } = await anOrder({ quantity: 2, giftCents: 1000 })
    await operator.ship(orderNo)
    await returns.receive(orderNo, [{ itemNo: '760001', quantity: 1 }])
    expect(await due(shopper, orderNo)).toEqual([[82.68, 20.32, 0], [20.32]])
    await returns.receive(orderNo)
    expect(await due(shopper, orderNo)).toEqual([[0, 0, 0], []])
    expect(await shop.balances(orderNo)).toEqual({})
  })

  it('3. is corrected by the migration if it was cancelled or returned before instalments were forgiven', async () => {
    const cancelled = await anOrder({ giftCents: 1000 })
    await operator.cancel(cancelled.orderNo)
    const returned = await anOrder({ giftCents: 1000 })
    await operator.ship(returned.orderNo)
    await returns.receive(returned.orderNo)
    const partly = await anOrder({ quantity: 2, giftCents: 1000 })
    await operator.ship(partly.orderNo)
    await returns.receive(partly.orderNo, [{ itemNo: '760001', quantity: 1 }])
    const three = [cancelled, returned, partly]
    const all = () => Promise.all(three.map(async ({ shopper, orderNo }) => amounts(await read(shopper, orderNo))))
    await shop.pool.query('update instalment set forgiven_cents = 0 where order_no = any($1)', [
      [cancelled.orderNo, returned.orderNo],
    ])
    await nothingDue.up(createKysely(shop.pool))
    expect(await all()).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [82.68, 20.32, 0],
    ])
  })
})

describe('the token of a card', () => {
  it('1. is stored for an Easy Pay order whose first payment the card pays too', async () => {
    const { order, orderNo, token } = await anOrder({ giftCents: 1000 })
    expect(amounts(order)).toEqual([36.34, 33.33, 33.33])
    expect([await tokenOf(orderNo), await paymentsOf(orderNo)]).toEqual([token, 1])
  })

  it('2. is not stored without later payments: with one payment, gift cards only, or the wallet', async () => {
    const atOnce = await (await aBag(1)).payBy(cards.visa)
    const covered = await aBag(1)
    await pay.inParts(covered, 3)
    await pay.byGiftCard(covered, 20_000)
    await covered.payBy(cards.visa)
    const wallet = await aBag(1)
    await pay.inParts(wallet, 3)
    const body = await pay.byWallet(wallet)
    for (const reply of [await atOnce.place(), await covered.place(), await wallet.place({ body })]) {
      expect(reply.json().NoOfEasyPays).toBe(0)
      expect(await tokenOf(reply.json().OrderSummary.OrderNo)).toBeNull()
    }
  })

  it('3. is in no reply', async () => {
    const { shopper, orderNo, token, body } = await anOrder()
    const list = await shopper.orders()
    const schedule = await shopper.call('GET /api/v2/{language}/accounts/{edp}/easypayschedule')
    expect(token.length).toBeGreaterThan(8)
    for (const reply of [body, JSON.stringify(await read(shopper, orderNo)), list.body, schedule.body]) {
      expect(reply).not.toContain(token)
      expect(reply).not.toMatch(/token/i)
    }
  })

  it('4. is found by the migration for older orders: in their payment, their bag, or the saved card', async () => {
    const paid = await anOrder({ giftCents: 1000 })
    const covered = await anOrder()
    const { shopper } = covered
    await (await shopper.bag({ ItemNo: '760001', EdpNo: 7601, Quantity: 1 })).payBy(cards.master, { save: true })
    const atOnce = (await (await shopper.sendHome()).place()).json().OrderSummary.OrderNo
    const { CreditCards } = (await shopper.call('GET /api/v2/{language}/accounts/{edp}')).json()
    await (await shopper.bag({ ItemNo: '760001', EdpNo: 7601, Quantity: 1 })).sendHome()
    await pay.inParts(shopper, 3)
    await pay.byGiftCard(shopper, 6000)
    const body = { CardType: 'MC', CreditCardId: CreditCards[0].Id }
    await shopper.call('PUT /api/v2/{language}/accounts/{edp}/cart/payment', { body })
    const saved = (await shopper.place()).json().OrderSummary.OrderNo
    const orderNos = [paid.orderNo, covered.orderNo, saved, atOnce]
    const tokens = await Promise.all(orderNos.map(tokenOf))
    expect(tokens).toEqual([paid.token, covered.token, expect.any(String), null])

    await shop.pool.query('alter table placed_order drop column card_token')
    await laterPayments.up(createKysely(shop.pool))
    expect(await Promise.all(orderNos.map(tokenOf))).toEqual(tokens)
  })
})
