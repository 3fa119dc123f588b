import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fulfilmentService } from '../orders/fulfilment.service.ts'
import { post } from '../orders/ledger.ts'
import { aGiftCard } from '../testing/gift-cards.ts'
import { operatorOf } from '../testing/operator.ts'
import { paying } from '../testing/paying.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop } from '../testing/shopper.ts'
import { receiveReturnService } from './receive-return.service.ts'

let shop: OrderingShop
let operator: ReturnType<typeof fulfilmentService>
let returns: ReturnType<typeof receiveReturnService>
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(
    shop.pool,
    { itemNo: '720001', edpNo: 7201, priceCents: 1999, quantity: 500, noOfPayments: 3 },
    { itemNo: '720002', edpNo: 7202, priceCents: 2500, quantity: 500, isDonation: true },
    { itemNo: '720003', edpNo: 7203, priceCents: 1001, quantity: 500 },
  )
  await shop.pool.query(
    `insert into promo_code (code, type, percent, description_en, description_fr) values ('TENOFF', 'percent', 10, '', '')`,
  )
  const deps = operatorOf(shop)
  operator = fulfilmentService(deps)
  returns = receiveReturnService(deps)
})
afterAll(() => shop.close())

const kettles = { ItemNo: '720001', EdpNo: 7201, Quantity: 3 }
const gift = { ItemNo: '720002', EdpNo: 7202, Quantity: 1 }
const pan = { ItemNo: '720003', EdpNo: 7203, Quantity: 1 }

async function anOrder({ lines = [kettles], parts = 1, giftCents = 0, promo = false, shipped = true } = {}) {
  const shopper = await (await shop.guest()).bag(...lines)
  await shopper.sendHome()
  const onBag = (name: Parameters<typeof shop.call>[0], body: unknown) =>
    shop.call(name, { token: shopper.appToken, params: { guid: shopper.guid }, body })
  if (promo) await onBag('PUT /api/v2/{language}/carts/{guid}/promocode', { PromoCode: 'TENOFF' })
  if (parts > 1) await onBag('PUT /api/v2/{language}/carts/{guid}/installment', { NoOfInstallments: parts })
  const { CardNumber, Pin, id } = await aGiftCard(shop.pool, giftCents)
  const body = { CardNumber, Pin }
  if (giftCents > 0) await shopper.call('POST /api/v2/{language}/accounts/{edp}/cart/giftcards', { body })
  await shopper.payBy(cards.visa)
  const order = (await shopper.place()).json()
  const orderNo: string = order.OrderSummary.OrderNo
  if (shipped) expect(await operator.ship(orderNo)).toMatchObject({ status: 'done' })
  return { shopper, order, orderNo, totalCents: Math.round(order.ActualOrderTotal * 100), giftCardId: id }
}

const oneRow = async <Row>(sql: string, ...values: unknown[]): Promise<Row> =>
  (await shop.pool.query(sql, values)).rows[0]
/** Pays a part of an order by account credit before it ships. Written to the database: the shop grants no credit yet. */
async function payByCredit(orderNo: string, cents: number) {
  for (const sql of [
    'update placed_order set credit_cents = $2::int, grand_total_cents = grand_total_cents - $2::int where order_no = $1',
    'update instalment set amount_cents = amount_cents - $2::int where order_no = $1 and number = 1',
    'update payment set amount_cents = amount_cents - $2::int where order_no = $1',
  ]) {
    await shop.pool.query(sql, [orderNo, cents])
  }
  await post(shop.pool, orderNo, 'edited', new Date(), { credit: cents, receivable: -cents })
}

/** The amount that the payment service refunded for an order. */
const refundedAtProvider = async (orderNo: string): Promise<number> => {
  const { reference } = await oneRow<{ reference: string }>(
    'select reference from payment where order_no = $1',
    orderNo,
  )
  const lookup = await shop.providers.capture.find(reference)
  if (lookup.status !== 'found') throw new Error(lookup.reason)
  const captures = lookup.authorizations.flatMap((authorization) => authorization.captures)
  return captures.reduce((sum, { refundedCents }) => sum + refundedCents, 0)
}

describe('receiving a return', () => {
  it('2. restores an account credit last, in the ledger and on the credit note', async () => {
    const { orderNo, totalCents } = await anOrder({ shipped: false })
    await payByCredit(orderNo, 500)
    expect(await operator.ship(orderNo)).toMatchObject({ status: 'done' })
    const first = await returns.receive(orderNo, [{ itemNo: '720001', quantity: 1 }])
    expect(first).toMatchObject({ status: 'done' })
    expect(await shop.balances(orderNo)).toMatchObject({ credit: 500 })
    expect(await returns.receive(orderNo)).toMatchObject({ status: 'done' })
    expect(await shop.balances(orderNo)).toEqual({})
    expect(await refundedAtProvider(orderNo)).toBe(totalCents - 500)
    const notes = await shop.pool.query(
      `select original -> 'payments' as payments from invoice where order_no = $1 and kind = 'credit-note' order by serial`,
      [orderNo],
    )
    expect(JSON.stringify(notes.rows.at(-1)?.payments)).toContain('Account credit')
  })

  it('1, 2. refunds the payment in parts to the cent, and shipping with the last', async () => {
    const { orderNo, totalCents, shopper } = await anOrder({ promo: true })
    const item = { itemNo: '720001', quantity: 1 }
    const refunds: number[] = []
    for (let count = 0; count < 3; count += 1) {
      const result = await returns.receive(orderNo, [item])
      if (result.status === 'refused') throw new Error(result.why)
      refunds.push(result.refundCents)
    }
    expect(refunds.reduce((a, b) => a + b)).toBe(totalCents)
    expect(await shop.balances(orderNo)).toEqual({})
    expect(await refundedAtProvider(orderNo)).toBe(totalCents)
    expect(await oneRow('select state, refunded_cents from payment where order_no = $1', orderNo)).toEqual({
      state: 'refunded',
      refunded_cents: totalCents,
    })
    const params = { id: orderNo }
    const read = await shopper.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', { params })
    expect(read.json()).toMatchObject({
      OrderSummary: { Status: 'Returned' },
      SubOrders: [{ Items: [{ Status: 'Returned' }] }],
    })
    expect(await returns.receive(orderNo, [item])).toMatchObject({ status: 'refused' })
    expect(await returns.receive(orderNo)).toMatchObject({ status: 'refused' })
  })

  it('2. forgives unpaid instalments first, then refunds the card, then the gift card', async () => {
    const { orderNo, order, totalCents, giftCardId, shopper } = await anOrder({ parts: 3, giftCents: 700 })
    expect(order.EasyPays.map(({ Amount }: { Amount: number }) => Amount)).toHaveLength(3)
    const schedule = async () =>
      (await shopper.call('GET /api/v2/{language}/accounts/{edp}/easypayschedule'))
        .json()
        .map(({ TotalAmount }: { TotalAmount: number }) => TotalAmount)
    await returns.receive(orderNo, [{ itemNo: '720001', quantity: 1 }])
    // One kettle cost 22.59: the whole last payment, and 2.60 of the second. The first was captured at shipping.
    expect(await schedule()).toEqual([17.39])
    expect([await refundedAtProvider(orderNo), await shop.giftCardBalance(giftCardId)]).toEqual([0, 0])
    await returns.receive(orderNo)
    expect(await schedule()).toEqual([])
    expect(await shop.giftCardBalance(giftCardId)).toBe(700)
    expect(await refundedAtProvider(orderNo)).toBe(Math.round(order.EasyPays[0].Amount * 100))
    expect(await shop.balances(orderNo)).toEqual({})
    const { cents } = await oneRow<{ cents: number }>(
      'select sum(goods_cents + shipping_cents + tax_cents)::int as cents from refund where order_no = $1',
      orderNo,
    )
    expect(cents).toBe(totalCents)
  })

  it('1. does not refund donations, and refunds shipping when all goods are back', async () => {
    const { orderNo, totalCents, shopper } = await anOrder({ lines: [pan, gift] })
    expect(await returns.receive(orderNo, [{ itemNo: '720002' }])).toMatchObject({ status: 'refused' })
    expect(await returns.receive(orderNo)).toMatchObject({ status: 'done', refundCents: totalCents - 2500 })
    expect(await shop.balances(orderNo)).toEqual({ card: 2500, sales: -2500 })
    expect((await shopper.orders()).json().OrderSummary).toMatchObject([{ Status: 'Returned' }])
  })

  it('refunds gift cards that paid everything', async () => {
    const { orderNo, giftCardId, totalCents } = await anOrder({ lines: [pan], giftCents: 5000 })
    expect(await shop.giftCardBalance(giftCardId)).toBe(5000 - totalCents)
    expect(await returns.receive(orderNo)).toMatchObject({ status: 'done', refundCents: totalCents })
    expect(await shop.giftCardBalance(giftCardId)).toBe(5000)
  })

  it('refunds the wallet', async () => {
    const shopper = await (await shop.guest()).bag(kettles)
    await shopper.sendHome()
    const body = await paying(shop).byWallet(shopper)
    const orderNo = (await shopper.place({ body })).json().OrderSummary.OrderNo
    await operator.ship(orderNo)
    await returns.receive(orderNo, [{ itemNo: '720001', quantity: 2 }])
    expect(Object.keys(await shop.balances(orderNo)).sort()).toEqual(['sales', 'shipping', 'tax', 'wallet'])
    expect(await returns.receive(orderNo)).toMatchObject({ status: 'done' })
    expect(await shop.balances(orderNo)).toEqual({})
    const { wallet } = shop.providers
    const lookup = await wallet.find(body.PaypalTransactionId)
    expect(lookup).toMatchObject({ authorizations: [{ captures: [{ amountCents: 7901, refundedCents: 7901 }] }] })
  })

  it.each([
    ['more than was shipped', [{ itemNo: '720001', quantity: 4 }]],
    ['the same item twice', [{ itemNo: '720001' }, { itemNo: '720001', quantity: 1 }]],
    ['an item of another order', [{ itemNo: '999999' }]],
  ])('1. refuses %s, and moves nothing', async (_, items) => {
    const { orderNo } = await anOrder()
    expect(await returns.receive(orderNo, items)).toMatchObject({ status: 'refused' })
    expect(await refundedAtProvider(orderNo)).toBe(0)
  })

  it('1. refuses an order that has not shipped and an unknown order', async () => {
    const { orderNo } = await anOrder({ shipped: false })
    expect(await returns.receive(orderNo)).toEqual({
      status: 'refused',
      why: `Order ${orderNo} is received; only shipped orders can be returned.`,
    })
    expect(await returns.receive('99999999')).toMatchObject({ status: 'refused' })
  })

  it('3, 4. after an outage or a lost response, the repeated command continues, and refunds once', async () => {
    const { orderNo, totalCents } = await anOrder()
    const item = { itemNo: '720001', quantity: 2 }
    await shop.fault('off', 'refund', 2)
    expect(await returns.receive(orderNo, [item])).toMatchObject({ status: 'refused' })
    expect(await returns.receive(orderNo, [{ itemNo: '720001', quantity: 1 }])).toEqual({
      status: 'refused',
      why: `An earlier return of order ${orderNo} is not complete. Please repeat that command first.`,
    })
    await shop.fault('drop-after-execute', 'refund', 2)
    expect(await returns.receive(orderNo, [item])).toMatchObject({ status: 'refused' })
    const both = await Promise.all([returns.receive(orderNo, [item]), returns.receive(orderNo, [item])])
    // A command after the other ended finds fewer than two left.
    const done = both.find(({ status }) => status === 'done')
    if (done?.status !== 'done') throw new Error(JSON.stringify(both))
    expect(await refundedAtProvider(orderNo)).toBe(done.refundCents)
    await returns.receive(orderNo)
    expect(await refundedAtProvider(orderNo)).toBe(totalCents)
    expect(await shop.balances(orderNo)).toEqual({})
  })

  it('5. a refund of another amount than requested is not booked, and the return stays open', async () => {
    const { orderNo, totalCents } = await anOrder()
    const before = await shop.balances(orderNo)
    await shop.fault('other-amount', 'refund')
    const reported = ((totalCents + 1) / 100).toFixed(2)
    expect(await returns.receive(orderNo)).toEqual({
      status: 'refused',
      why: expect.stringMatching(
        `The refund of order ${orderNo} could not be made \\(the card service .* ${reported} CAD, not`,
      ),
    })
    expect(await shop.balances(orderNo)).toEqual(before)
    expect(await oneRow('select state from refund where order_no = $1', orderNo)).toEqual({ state: 'begun' })
    expect(await oneRow('select state, refunded_cents from payment where order_no = $1', orderNo)).toEqual({
      state: 'captured',
      refunded_cents: 0,
    })
  })
})
