import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fulfilmentService } from '../orders/fulfilment.service.ts'
import { authoriseService } from '../payment/authorise.service.ts'
import { operatorOf } from '../testing/operator.ts'
import { paying } from '../testing/paying.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type Line, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { disagreementsOf } from '../verify/verify.service.ts'
import { beginService } from './begin.service.ts'

let shop: OrderingShop
let pay: ReturnType<typeof paying>
const start = '2026-11-21T17:00:00Z'
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
// Whatever a test did, the records agree, and so do the providers.
afterEach(async () => {
  expect(await disagreementsOf(shop.pool)).toEqual([])
  const { rows } = await shop.pool.query(
    `select state from payment where order_no is null and state in ('started', 'authorised', 'voiding')`,
  )
  expect(rows).toEqual([])
})

const kettle = { ItemNo: '740001', EdpNo: 7401, Quantity: 1 }
const pan = { ItemNo: '740002', EdpNo: 7402, Quantity: 1 }
const one = async <Row>(sql: string, ...values: unknown[]): Promise<Row> => (await shop.pool.query(sql, values)).rows[0]
const stockOf = async (edpNo: number) =>
  (await one<{ quantity: number }>('select quantity from edp where edp_no = $1', edpNo)).quantity
const deps = () => operatorOf(shop)
const operator = () => fulfilmentService(deps())

async function aShopper(...lines: Line[]): Promise<Shopper> {
  const shopper = await shop.member(`${randomUUID()}@example.com`)
  await shopper.bag(...lines)
  return shopper.sendHome()
}
/** An order, paid by card unless the shopper has chosen. */
async function anOrder(...lines: Line[]): Promise<{ shopper: Shopper; orderNo: string; total: number }> {
  const shopper = await (await aShopper(...lines)).payBy(cards.visa)
  const { OrderSummary, GrandTotal } = (await shopper.place()).json()
  return { shopper, orderNo: OrderSummary.OrderNo, total: GrandTotal }
}
/** What the providers hold for an order, by payment: authorised and captured, in cents. */
async function heldFor(orderNo: string) {
  const { rows } = await shop.pool.query('select reference, provider, token from payment where order_no = $1', [
    orderNo,
  ])
  const found = await Promise.all(
    rows.map(({ reference, provider, token }: { reference: string; provider: 'capture' | 'wallet'; token: string }) =>
      shop.providers[provider].find(provider === 'wallet' ? token : reference),
    ),
  )
  return found.flatMap((reply) =>
    reply.status === 'found'
      ? reply.authorizations.map(({ status, amountCents, capturedCents }) => ({ status, amountCents, capturedCents }))
      : [],
  )
}

describe('beginning an edit', () => {
  it('1. the order becomes the bag: lines, codes, address, method, instalments and card', async () => {
    const shopper = await aShopper(kettle, { ...pan, Quantity: 2 })
    await pay.use(shopper, 'TENOFF')
    await pay.inParts(shopper, 3)
    await shopper.payBy(cards.visa)
    await shopper.call('PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod', { body: { ShipMethodId: 'express' } })
    const order = (await shopper.place()).json()
    const { OrderNo } = order.OrderSummary
    const reply = await shopper.edit(OrderNo)
    expect(reply.json()).toMatchObject({
      ModifyOrderNo: OrderNo,
      ModifyDeadline: '2026-11-21T18:00:00.000Z',
      CartLines: [
        { ItemNo: '740001', Quantity: 1, Price: 100 },
        { ItemNo: '740002', Quantity: 2, Price: 33.33 },
      ],
      PromoCode: 'TENOFF',
      ShipMethodId: 'express',
      NoOfInstallments: 3,
      ShippingAddress: { City: 'Ottawa' },
      CreditCard: { CardType: 'VI', LastDigits: '4242' },
      GrandTotal: order.GrandTotal,
      Messages: [],
    })
    expect((await shopper.reviewEdit(OrderNo)).json()).toMatchObject({ Difference: 0, ToAuthorize: 0 })
    expect((await shopper.order(OrderNo)).json()).toEqual(order)
  })

  it('2. the own bag waits, also for another device, and comes back', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.bag(pan)
    await shopper.sendHome()
    const own = shopper.guid
    await shopper.edit(orderNo)
    expect(shopper.guid).not.toBe(own)
    // The other device still has the own bag, adds to it, and continues to the checkout with it.
    await shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', {
      token: shopper.appToken,
      params: { guid: own },
      body: { ...pan, Quantity: 2 },
    })
    expect((await shopper.attach(own)).json()).toMatchObject({ CartGuid: shopper.guid, ModifyOrderNo: orderNo })
    // Somebody else cannot take it.
    const stranger = await shop.member(`${randomUUID()}@example.com`)
    expect((await stranger.attach(own)).statusCode).toBe(404)
    expect((await stranger.attach(shopper.guid)).statusCode).toBe(404)
    const back = (await shopper.abandonEdit()).json()
    expect(back).toMatchObject({ CartGuid: own, ModifyOrderNo: null, CartLines: [{ ItemNo: '740002', Quantity: 3 }] })
    expect(back.ShippingAddress).toMatchObject({ City: 'Ottawa' })
  })

  it('2. a bag that signs in meanwhile joins the one that waits, not the edit', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    const edit = shopper.guid
    const begin = async (...lines: Line[]) => {
      const { CartGuid } = (
        await shop.call('POST /api/v2/{language}/carts', { token: shopper.appToken, body: lines[0] })
      ).json()
      return CartGuid
    }
    for (const guid of [await begin(pan), await begin({ ...pan, Quantity: 2 })]) {
      expect((await shopper.attach(guid)).json()).toMatchObject({ CartGuid: edit, CartLines: [{ ItemNo: '740001' }] })
    }
    expect((await shopper.abandonEdit()).json().CartLines).toMatchObject([{ ItemNo: '740002', Quantity: 3 }])
  })

  it('2. without a bag of its own the account has an empty one afterwards', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    expect((await shopper.abandonEdit()).json()).toMatchObject({ CartLines: [], ModifyOrderNo: null })
    expect((await shopper.abandonEdit()).json()).toMatchObject({ CartLines: [], ModifyOrderNo: null })
  })

  it('4. a second begin answers the edit that runs, with what was changed in it', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.setQuantity('740001', 2)
    const guid = shopper.guid
    const both = await Promise.all([shopper.edit(orderNo), shopper.edit('10000000')])
    for (const reply of both) expect(reply.json()).toMatchObject({ CartGuid: guid, CartLines: [{ Quantity: 2 }] })
  })

  it('5. refuses another customer’s order like one that does not exist', async () => {
    const { orderNo } = await anOrder(kettle)
    const stranger = await aShopper(pan)
    const [foreign, unknown] = [await stranger.edit(orderNo), await stranger.edit('99999999')]
    expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404])
    expect(foreign.body).toBe(unknown.body.replace('99999999', orderNo))
    for (const call of [stranger.reviewEdit(orderNo), stranger.confirmEdit(orderNo, { reviewHash: 'x' })]) {
      expect((await call).statusCode).toBe(404)
    }
    expect((await stranger.cart()).json().CartLines).toHaveLength(1)
  })

  it.each([
    ['is_employee', 'ModifyOrderNo', 'care@example.com'],
    ['is_on_hold', 'AccountOnHold', '1-800-555-0100'],
  ])('5. refuses an account with %s at every step, as validate says', async (column, area, contact) => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    const { ReviewHash: reviewHash } = (await shopper.reviewEdit(orderNo)).json()
    await shop.pool.query(`update customer set ${column} = true where edp = $1`, [shopper.edp])
    const said = (await shopper.order(orderNo, { validate: 'true' })).json().OrderSummary
    expect(said).toMatchObject({
      Editable: false,
      OrderModificationValidationMessages: [expect.stringContaining(contact)],
    })
    const refused = [await shopper.reviewEdit(orderNo), await shopper.confirmEdit(orderNo, { reviewHash })]
    await shopper.abandonEdit()
    refused.push(await shopper.edit(orderNo))
    for (const reply of refused) {
      expect(reply.statusCode).toBe(417)
      expect(reply.json()).toEqual([{ Message: said.OrderModificationValidationMessages[0], Area: area }])
    }
  })

  it('5. refuses from the deadline on, to the millisecond', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    shop.clock.set('2026-11-21T17:59:59.999Z')
    expect((await shopper.edit(orderNo)).statusCode).toBe(200)
    expect((await shopper.reviewEdit(orderNo)).statusCode).toBe(200)
    shop.clock.set('2026-11-21T18:00:00.000Z')
    const late = [{ Message: 'The time in which this order could be changed is over.', Area: 'ModifyOrderNo' }]
    expect((await shopper.reviewEdit(orderNo)).json()).toEqual(late)
    expect((await shopper.confirmEdit(orderNo, { reviewHash: 'x' })).json()).toEqual(late)
    await shopper.abandonEdit()
    expect((await shopper.edit(orderNo)).json()).toEqual(late)
  })

  it('6. ends by itself after the deadline, and the own bag is back', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.bag(pan)
    const own = shopper.guid
    await shopper.edit(orderNo)
    const edits = beginService({ pool: shop.pool, clock: shop.clock.now, config: shop.config })
    shop.clock.set('2026-11-21T18:01:00Z')
    await edits.endOver()
    expect((await shopper.cart()).json().ModifyOrderNo).toBe(orderNo)
    shop.clock.set('2026-11-21T18:02:01Z')
    expect(await edits.endOver()).toBeGreaterThan(0)
    expect((await shopper.cart()).json()).toMatchObject({ CartGuid: own, ModifyOrderNo: null })
    expect((await shopper.order(orderNo)).json().OrderSummary.Status).toBe('Preparing')
  })

  it('an edit is neither placed as another order nor handed over to another page', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    const placed = await shopper.place()
    expect([placed.statusCode, placed.json()[0].Area]).toEqual([409, 'CartGuid'])
    const handed = await shop.call('POST /api/v2/{language}/carts/{guid}/handover', {
      token: shopper.appToken,
      params: { guid: shopper.guid },
    })
    expect(handed.statusCode).toBe(404)
  })
})

describe('what the order holds', () => {
  it('its units can be ordered again besides those in stock, and no more', async () => {
    const { shopper, orderNo } = await anOrder({ ...kettle, Quantity: 2 })
    await shop.pool.query('update edp set quantity = 1 where edp_no = 7401')
    const begun = (await shopper.edit(orderNo)).json()
    expect(begun.CartLines[0].Available).toBe(3)
    expect((await shopper.setQuantity('740001', 4)).statusCode).toBe(417)
    expect((await shopper.setQuantity('740001', 3)).statusCode).toBe(200)
    expect((await shopper.confirmEdit(orderNo)).statusCode).toBe(200)
    expect(await stockOf(7401)).toBe(0)
  })

  it('keeps its prices up to its quantities, and costs today’s beyond', async () => {
    const { shopper, orderNo } = await anOrder({ ...kettle, Quantity: 2 })
    await shop.pool.query('update edp set price_cents = 12000 where edp_no = 7401')
    await shopper.edit(orderNo)
    expect((await shopper.reviewEdit(orderNo)).json()).toMatchObject({ Difference: 0, Messages: [] })
    await shopper.setQuantity('740001', 1)
    expect((await shopper.cart()).json().CartLines[0]).toMatchObject({ Price: 100 })
    await shopper.setQuantity('740001', 3)
    expect((await shopper.cart()).json().CartLines[0]).toMatchObject({ Price: 120 })
    await shopper.abandonEdit()
    await shop.pool.query('update edp set price_cents = 10000 where edp_no = 7401')
  })

  it('stands even if its product was withdrawn since', async () => {
    const { shopper, orderNo } = await anOrder(kettle, pan)
    await shop.pool.query(`update product set withdrawn_at = $1 where item_no = '740001'`, [start])
    await shopper.edit(orderNo)
    await shopper.setQuantity('740002', 2)
    expect((await shopper.confirmEdit(orderNo)).statusCode).toBe(200)
    await shop.pool.query(`update product set withdrawn_at = null where item_no = '740001'`)
  })

  it('keeps a code that was used up by this very order', async () => {
    const shopper = await (await aShopper(kettle)).payBy(cards.visa)
    for (const code of ['MINEONCE', 'LASTONE']) await pay.use(shopper, code)
    const { OrderNo } = (await shopper.place()).json().OrderSummary
    await shopper.edit(OrderNo)
    await shopper.setQuantity('740001', 2)
    const order = (await shopper.confirmEdit(OrderNo)).json()
    expect(order).toMatchObject({ PromoCode: 'MINEONCE, LASTONE', Discount: 12 })
    const uses = () => one('select uses from promo_code where code = $1', 'LASTONE')
    expect(await uses()).toEqual({ uses: 1 })
    await shopper.edit(OrderNo)
    await shop.call('DELETE /api/v2/{language}/carts/{guid}/promocode', {
      token: shopper.appToken,
      params: { guid: shopper.guid },
      query: { code: 'LASTONE' },
    })
    expect((await shopper.confirmEdit(OrderNo)).json()).toMatchObject({ PromoCode: 'MINEONCE', Discount: 5 })
    expect(await uses()).toEqual({ uses: 0 })
  })

  it('pays with its gift cards anew, whose balances move by the difference', async () => {
    const shopper = await aShopper(kettle)
    const card = await pay.byGiftCard(shopper, 15_000)
    await shopper.payBy(cards.visa)
    const { OrderSummary, GrandTotal } = (await shopper.place()).json()
    expect([GrandTotal, await shop.giftCardHolds(card)]).toEqual([0, 15_000 - 11_300])
    await shopper.edit(OrderSummary.OrderNo)
    await shopper.setQuantity('740001', 2)
    await shopper.payBy(cards.master)
    expect((await shopper.reviewEdit(OrderSummary.OrderNo)).json()).toMatchObject({ Difference: 76, ToAuthorize: 76 })
    await shopper.confirmEdit(OrderSummary.OrderNo)
    expect(await shop.giftCardHolds(card)).toBe(0)
    expect(await heldFor(OrderSummary.OrderNo)).toMatchObject([{ status: 'authorized', amountCents: 7600 }])
    await shopper.edit(OrderSummary.OrderNo)
    await shopper.setQuantity('740001', 1)
    expect((await shopper.reviewEdit(OrderSummary.OrderNo)).json()).toMatchObject({ Difference: -76, ToAuthorize: 0 })
    await shopper.confirmEdit(OrderSummary.OrderNo)
    expect(await shop.giftCardHolds(card)).toBe(15_000 - 11_300)
    expect(await heldFor(OrderSummary.OrderNo)).toEqual([])
  })
})

describe('a review', () => {
  it('names a code of the order that the edit would lose in Area ModifyOrderPromocode', async () => {
    const shopper = await (await aShopper({ ...kettle, Quantity: 2 })).payBy(cards.visa)
    await pay.use(shopper, 'BIGONE')
    const { OrderNo } = (await shopper.place()).json().OrderSummary
    await shopper.edit(OrderNo)
    await shopper.setQuantity('740001', 1)
    const reply = await shopper.reviewEdit(OrderNo, { language: 'fr' })
    expect(reply.statusCode).toBe(417)
    expect(reply.json()).toEqual([{ Message: expect.stringContaining('BIGONE'), Area: 'ModifyOrderPromocode' }])
    await shop.call('DELETE /api/v2/{language}/carts/{guid}/promocode', {
      token: shopper.appToken,
      params: { guid: shopper.guid },
    })
    expect((await shopper.reviewEdit(OrderNo)).json()).toMatchObject({ Difference: -96.05 })
  })

  it('names what one order cannot hold in Area ModifyOrderCheckoutLimit', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shop.pool.query('update product set weight_grams = 100000000 where item_no = $1', ['740001'])
    const reply = await shopper.reviewEdit(orderNo)
    expect(reply.statusCode).toBe(417)
    expect(reply.json()).toMatchObject([{ Area: 'ModifyOrderCheckoutLimit' }])
    await shop.pool.query('update product set weight_grams = 500 where item_no = $1', ['740001'])
  })
})

describe('confirming', () => {
  it('1. upwards: the card is asked for the difference, and shipping captures both', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.add(pan)
    const review = (await shopper.reviewEdit(orderNo)).json()
    expect(review).toMatchObject({ Difference: 37.66, ToAuthorize: 37.66 })
    const reply = await shopper.confirmEdit(orderNo, { reviewHash: review.ReviewHash })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ OrderSummary: { OrderNo: orderNo, Status: 'Received' }, GrandTotal: 150.66 })
    expect((await shopper.order(orderNo)).json()).toEqual(reply.json())
    expect(await heldFor(orderNo)).toMatchObject([{ amountCents: 11_300 }, { amountCents: 3766 }])
    expect([await stockOf(7401), await stockOf(7402)]).toEqual([9, 9])
    await operator().ship(orderNo)
    expect(await shop.balances(orderNo)).toMatchObject({ card: 15_066 })
  })

  it('1. downwards: the card stays authorised until shipping, which takes the new amount and releases the rest', async () => {
    const { shopper, orderNo } = await anOrder(kettle, pan)
    await shopper.edit(orderNo)
    await shopper.setQuantity('740002', 0)
    const before = await shop.money()
    expect((await shopper.confirmEdit(orderNo)).json()).toMatchObject({ GrandTotal: 113 })
    expect(await shop.money()).toEqual(before)
    expect(await stockOf(7402)).toBe(10)
    await operator().ship(orderNo)
    expect(await heldFor(orderNo)).toEqual([{ status: 'captured', amountCents: 15_066, capturedCents: 11_300 }])
    expect(await shop.balances(orderNo)).toMatchObject({ card: 11_300 })
    const { authorised, voided } = await shop.money()
    expect([authorised - before.authorised, voided - before.voided]).toEqual([0, 1])
  })

  it('1. down, then up again within the authorised amount: no new authorisation', async () => {
    const { shopper, orderNo } = await anOrder(kettle, pan)
    for (const [Quantity, difference] of [
      [0, -37.66],
      [1, 37.66],
    ] as const) {
      await shopper.edit(orderNo)
      if (Quantity === 0) await shopper.setQuantity('740002', 0)
      else await shopper.add(pan)
      const { Difference, ToAuthorize, ReviewHash } = (await shopper.reviewEdit(orderNo)).json()
      expect([Difference, ToAuthorize]).toEqual([difference, 0])
      expect((await shopper.confirmEdit(orderNo, { reviewHash: ReviewHash })).statusCode).toBe(200)
    }
    expect(await heldFor(orderNo)).toMatchObject([{ amountCents: 15_066 }])
  })

  it('2. another card pays everything, and the first is released', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.payBy(cards.master)
    const before = await shop.money()
    expect((await shopper.confirmEdit(orderNo)).json()).toMatchObject({ PaymentType: 'MasterCard', GrandTotal: 113 })
    const after = await shop.money()
    expect([after.authorised - before.authorised, after.voided - before.voided]).toEqual([1, 1])
    expect(await heldFor(orderNo)).toMatchObject([{ status: 'authorized', amountCents: 11_300 }])
  })

  it('3. declined, or the provider away: the old order stands, and the edit goes on', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    const before = (await shopper.order(orderNo)).json()
    await shopper.edit(orderNo)
    await shopper.add(pan)
    await shopper.payBy(cards.declined)
    const declined = await shopper.confirmEdit(orderNo)
    expect([declined.statusCode, declined.json()[0].Area]).toEqual([417, 'CreditCard'])
    await shopper.payBy(cards.visa)
    await shop.fault('error', 'authorize')
    const key = randomUUID()
    expect((await shopper.confirmEdit(orderNo, { key })).statusCode).toBe(503)
    expect((await shopper.order(orderNo)).json()).toEqual(before)
    expect([await stockOf(7401), await stockOf(7402)]).toEqual([9, 10])
    expect((await shopper.confirmEdit(orderNo, { key })).statusCode).toBe(200)
  })

  it('4. the instalments are divided anew, from the day of the order', async () => {
    const shopper = await (await aShopper(kettle)).payBy(cards.visa)
    await pay.inParts(shopper, 4)
    const order = (await shopper.place()).json()
    const { OrderNo } = order.OrderSummary
    shop.clock.set('2026-11-21T17:30:00Z')
    await shopper.edit(OrderNo)
    await shopper.setQuantity('740001', 2)
    const changed = (await shopper.confirmEdit(OrderNo)).json()
    expect(changed.EasyPays.map(({ Amount }: { Amount: number }) => Amount)).toEqual([76, 50, 50, 50])
    expect(changed.EasyPays.map(({ DueDate }: { DueDate: string }) => DueDate)).toEqual(
      order.EasyPays.map(({ DueDate }: { DueDate: string }) => DueDate),
    )
    expect(await heldFor(OrderNo)).toMatchObject([{ amountCents: 3800 }, { amountCents: 3800 }])
    await shopper.edit(OrderNo)
    await pay.inParts(shopper, 1)
    expect((await shopper.reviewEdit(OrderNo)).json()).toMatchObject({ Difference: 0, ToAuthorize: 150 })
    expect((await shopper.confirmEdit(OrderNo)).json()).toMatchObject({ EasyPays: [], NoOfEasyPays: 0 })
  })

  it('by wallet: upwards asks it again for the whole, downwards takes less at shipping', async () => {
    const shopper = await aShopper(kettle, pan)
    const { OrderNo } = (await shopper.place({ body: await pay.byWallet(shopper) })).json().OrderSummary
    await shopper.edit(OrderNo)
    await shopper.setQuantity('740001', 2)
    expect((await shopper.reviewEdit(OrderNo)).json()).toMatchObject({ Difference: 113, ToAuthorize: 263.66 })
    const missing = await shopper.confirmEdit(OrderNo)
    expect([missing.statusCode, missing.json()[0].Area]).toEqual([417, 'Paypal'])
    const body = await pay.byWallet(shopper)
    expect((await shopper.confirmEdit(OrderNo, { body })).json()).toMatchObject({ GrandTotal: 263.66 })
    expect(await heldFor(OrderNo)).toMatchObject([{ status: 'authorized', amountCents: 26_366 }])
    await shopper.edit(OrderNo)
    await shopper.setQuantity('740001', 1)
    expect((await shopper.reviewEdit(OrderNo)).json()).toMatchObject({ Difference: -113, ToAuthorize: 0 })
    expect((await shopper.confirmEdit(OrderNo)).json()).toMatchObject({ PaymentType: 'PayPal', GrandTotal: 150.66 })
    await operator().ship(OrderNo)
    expect(await heldFor(OrderNo)).toEqual([{ status: 'captured', amountCents: 26_366, capturedCents: 15_066 }])
    expect(await shop.balances(OrderNo)).toMatchObject({ wallet: 15_066 })
  })

  it('from the wallet to a card, which then pays everything', async () => {
    const shopper = await aShopper(kettle)
    const body = await pay.byWallet(shopper)
    const { OrderNo } = (await shopper.place({ body })).json().OrderSummary
    await shopper.edit(OrderNo)
    await shopper.add(pan)
    await shopper.payBy(cards.visa)
    expect((await shopper.confirmEdit(OrderNo)).json()).toMatchObject({ PaymentType: 'Visa', GrandTotal: 150.66 })
    expect(await heldFor(OrderNo)).toMatchObject([{ status: 'authorized', amountCents: 15_066 }])
    const old = await shop.providers.wallet.find(body.PaypalTransactionId)
    expect(old).toMatchObject({ authorizations: [{ status: 'voided' }] })
  })

  it('an edit of an edit: one posting of the sale, one of each edit, and the own bag comes back each time', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.bag(pan)
    const own = shopper.guid
    for (const quantity of [3, 2, 1]) {
      await shopper.edit(orderNo)
      await shopper.setQuantity('740001', quantity)
      expect((await shopper.confirmEdit(orderNo)).statusCode).toBe(200)
      expect((await shopper.cart()).json()).toMatchObject({ CartGuid: own, CartLines: [{ ItemNo: '740002' }] })
    }
    expect(
      await one(
        'select array_agg(distinct what::text) as what, sum(amount_cents)::int as sum from ledger where order_no = $1',
        orderNo,
      ),
    ).toEqual({ what: ['edited', 'placed'], sum: 0 })
    expect(await shop.balances(orderNo)).toMatchObject({ receivable: 11_300, tax: -1300, sales: -10_000 })
    await operator().cancel(orderNo)
    expect(await shop.balances(orderNo)).toEqual({})
    expect(await stockOf(7401)).toBe(10)
  })

  it('6. an edit without lines cancels the order, as the operator’s command does', async () => {
    const shopper = await aShopper(kettle, pan)
    const card = await pay.byGiftCard(shopper, 2000)
    await shopper.payBy(cards.visa)
    await pay.use(shopper, 'MINEONCE')
    const { OrderSummary, GrandTotal } = (await shopper.place()).json()
    const { OrderNo } = OrderSummary
    await shopper.edit(OrderNo)
    for (const item of ['740001', '740002']) await shopper.setQuantity(item, 0)
    const review = (await shopper.reviewEdit(OrderNo)).json()
    expect(review).toMatchObject({ CartLines: [], Difference: -GrandTotal, ToAuthorize: 0 })
    const key = randomUUID()
    const cancelled = await shopper.confirmEdit(OrderNo, { key, reviewHash: review.ReviewHash })
    expect(cancelled.json()).toMatchObject({ OrderSummary: { Status: 'Cancelled', Editable: false } })
    expect((await shopper.confirmEdit(OrderNo, { key, reviewHash: review.ReviewHash })).body).toBe(cancelled.body)
    expect([await stockOf(7401), await stockOf(7402), await shop.giftCardHolds(card)]).toEqual([10, 10, 2000])
    expect(await shop.balances(OrderNo)).toEqual({})
    expect(await heldFor(OrderNo)).toEqual([])
    expect(
      await one('select sum(amount_cents - forgiven_cents)::int as due from instalment where order_no = $1', OrderNo),
    ).toEqual({ due: 0 })
    expect(
      await one(`select uses::int from promo_member where code = 'MINEONCE' and customer_edp = $1`, shopper.edp),
    ).toEqual({
      uses: 0,
    })
  })

  it('a mail tells the order as it stands now', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.setQuantity('740001', 2)
    await shopper.confirmEdit(orderNo)
    const { rows } = await shop.pool.query('select kind from outbox where order_no = $1 order by id', [orderNo])
    expect(rows).toEqual([{ kind: 'order-confirmation' }, { kind: 'order-changed' }])
  })
})

describe('two things at once', () => {
  it('1. the same key and body, sent often: one change, the same reply', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.add(pan)
    const { ReviewHash: reviewHash } = (await shopper.reviewEdit(orderNo)).json()
    const key = randomUUID()
    const before = await shop.money()
    const replies = await Promise.all([1, 2, 3, 4].map(() => shopper.confirmEdit(orderNo, { key, reviewHash })))
    replies.push(await shopper.confirmEdit(orderNo, { key, reviewHash }))
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(replies[0]?.statusCode).toBe(200)
    expect((await shop.money()).authorised - before.authorised).toBe(1)
    expect((await shopper.confirmEdit(orderNo, { key, reviewHash: 'other' })).statusCode).toBe(409)
  })

  it('1. two tabs with keys of their own: one confirms, the other finds it confirmed', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.add(pan)
    const { ReviewHash: reviewHash } = (await shopper.reviewEdit(orderNo)).json()
    const replies = await Promise.all([
      shopper.confirmEdit(orderNo, { reviewHash }),
      shopper.confirmEdit(orderNo, { reviewHash }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await heldFor(orderNo)).toHaveLength(2)
    expect(await stockOf(7402)).toBe(9)
  })

  it('a change in the other tab after the review is named, and nothing is confirmed', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    const { ReviewHash: reviewHash } = (await shopper.reviewEdit(orderNo)).json()
    await shopper.setQuantity('740001', 3)
    const reply = await shopper.confirmEdit(orderNo, { reviewHash })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([409, 'ReviewHash'])
  })

  it('confirming and abandoning: either the edit or the old order, and the own bag once', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.bag(pan)
    const own = shopper.guid
    await shopper.edit(orderNo)
    await shopper.setQuantity('740001', 2)
    const guid = shopper.guid
    const { ReviewHash: reviewHash } = (await shopper.reviewEdit(orderNo)).json()
    const [confirmed] = await Promise.all([shopper.confirmEdit(orderNo, { guid, reviewHash }), shopper.abandonEdit()])
    const total = (await shopper.order(orderNo)).json().GrandTotal
    expect([confirmed.statusCode, total]).toEqual(confirmed.statusCode === 200 ? [200, 226] : [409, 113])
    expect((await shopper.cart()).json()).toMatchObject({ CartGuid: own, ModifyOrderNo: null })
  })

  it('4. a parcel that is packed meanwhile: the edit is refused, and the new payment released', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.add(pan)
    const { ReviewHash: reviewHash } = (await shopper.reviewEdit(orderNo)).json()
    const before = await shop.money()
    const [reply, shipped] = await Promise.all([shopper.confirmEdit(orderNo, { reviewHash }), operator().ship(orderNo)])
    // One of the two is first. Edited first, both payments are captured; shipped first, the edit is refused.
    expect(shipped.status).toBe('done')
    const { authorised, voided } = await shop.money()
    const released = authorised - before.authorised - (voided - before.voided)
    const cents = (await shop.balances(orderNo)).card
    expect([reply.statusCode, cents, released]).toEqual(reply.statusCode === 200 ? [200, 15_066, 1] : [417, 11_300, 0])
  })

  it('two customers for the last unit: one gets it', async () => {
    await shop.pool.query('update edp set quantity = 3 where edp_no = 7401')
    const both = [await anOrder(kettle), await anOrder(kettle)]
    for (const { shopper, orderNo } of both) {
      await shopper.edit(orderNo)
      expect((await shopper.setQuantity('740001', 2)).statusCode).toBe(200)
    }
    const replies = await Promise.all(both.map(({ shopper, orderNo }) => shopper.confirmEdit(orderNo)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await stockOf(7401)).toBe(0)
  })

  it('two customers for the last use of a code: one gets it, the other is refused in Area ModifyOrderPromocode', async () => {
    await shop.pool.query(`update promo_code set uses = 0 where code = 'LASTONE'`)
    const both = [await anOrder(kettle), await anOrder(kettle)]
    const hashes: string[] = []
    for (const { shopper, orderNo } of both) {
      await shopper.edit(orderNo)
      await pay.use(shopper, 'LASTONE')
      hashes.push((await shopper.reviewEdit(orderNo)).json().ReviewHash)
    }
    const [first, second] = both
    if (!first || !second) throw new Error('Two orders were placed')
    const replies = await Promise.all(
      both.map(({ shopper, orderNo }, index) => shopper.confirmEdit(orderNo, { reviewHash: hashes[index] ?? '' })),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()[0]).toBe(200)
    const refused = replies.find(({ statusCode }) => statusCode !== 200)
    expect(refused?.json()[0].Area).toMatch(/ModifyOrderPromocode|ReviewHash/)
    expect(await one(`select uses from promo_code where code = 'LASTONE'`)).toEqual({ uses: 1 })
  })
})

describe('a process that dies', () => {
  it('3. before the commit: the new payment is voided by who is left, and the old order stands', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.add(pan)
    const before = await shop.money()
    const payments = authoriseService(deps())
    const { rows } = await shop.pool.query(`select card ->> 'token' as token from cart where guid = $1`, [shopper.guid])
    await payments.authorise({
      edp: shopper.edp,
      guid: shopper.guid,
      means: { provider: 'capture', token: rows[0].token },
      amountCents: 3766,
    })
    shop.clock.advance(300_000)
    expect(await payments.settleStale()).toBe(1)
    const { authorised, voided } = await shop.money()
    expect([authorised - before.authorised, voided - before.voided]).toEqual([1, 1])
    expect((await shopper.confirmEdit(orderNo)).statusCode).toBe(200)
  })

  it.each(['card', 'wallet'])(
    '5. after the commit: what the order no longer needs is voided by who is left (%s)',
    async (by) => {
      const shopper = await aShopper(kettle)
      const body = by === 'wallet' ? await pay.byWallet(shopper) : {}
      if (by === 'card') await shopper.payBy(cards.visa)
      const { OrderNo } = (await shopper.place({ body })).json().OrderSummary
      const { token } = await one<{ token: string }>('select token from payment where order_no = $1', OrderNo)
      await shopper.edit(OrderNo)
      await shopper.payBy(cards.master)
      // The provider is away when the confirmation wants to void: as if the process had died there.
      await shop.sandbox.app.inject({
        method: 'POST',
        url: '/faults',
        payload: { Service: by === 'wallet' ? 'wallet' : 'capture', Mode: 'off', Operation: 'void', Count: 2 },
      })
      expect((await shopper.confirmEdit(OrderNo)).statusCode).toBe(200)
      expect(await one('select state from payment where token = $1 and order_no is null', token)).toEqual({
        state: 'voiding',
      })
      expect(await disagreementsOf(shop.pool)).toEqual([])
      shop.clock.advance(300_000)
      await authoriseService(deps()).settleStale()
      expect(await one('select state from payment where token = $1', token)).toEqual({ state: 'voided' })
    },
  )
})
