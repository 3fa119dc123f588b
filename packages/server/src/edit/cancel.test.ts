import { describe, expect, it } from 'vitest'
import { mediaSettings } from '../catalogue/catalogue.settings.ts'
import { shopOf } from '../kernel/mail/shop.ts'
import { cancelledMail } from '../orders/cancelled.mail.ts'
import { anyOrder } from '../orders/order.queries.ts'
import { authoriseService } from '../payment/authorise.service.ts'
import { editing, kettle, pan, start } from '../testing/editing.ts'
import { cards } from '../testing/shopper.ts'

const edits = editing()
const { aShopper, anOrder, deps, providerAmounts, one, operator, stockOf } = edits

/** An order in three payments, with a gift card and a promo code that each member can use once. */
async function anOrderOfEverything() {
  const shopper = await aShopper(kettle, pan)
  const card = await edits.pay.byGiftCard(shopper, 2000)
  await edits.pay.use(shopper, 'MINEONCE')
  await edits.pay.inParts(shopper, 3)
  await shopper.payBy(cards.visa)
  const { OrderSummary } = (await shopper.place()).json()
  return { shopper, card, orderNo: OrderSummary.OrderNo as string }
}

describe('a customer cancels an order', () => {
  it('5. authorisation, gift card, promo code, stock, instalments and ledger are restored', async () => {
    const { shopper, card, orderNo } = await anOrderOfEverything()
    const { voided } = await edits.shop.money()
    const reply = await shopper.cancel(orderNo)
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      {
        OrderSummary: { OrderNo: orderNo, Status: 'Cancelled', Editable: false },
        EasyPays: [{ Status: 'Cancelled' }, { Status: 'Cancelled' }, { Status: 'Cancelled' }],
      },
    ])
    expect([await stockOf(7401), await stockOf(7402), await edits.shop.giftCardBalance(card)]).toEqual([10, 10, 2000])
    expect(await edits.shop.balances(orderNo)).toEqual({})
    expect(await providerAmounts(orderNo)).toEqual([])
    expect((await edits.shop.money()).voided).toBe(voided + 1)
    const used = `select uses::int from promo_member where code = 'MINEONCE' and customer_edp = $1`
    expect(await one(used, shopper.edp)).toEqual({ uses: 0 })
  })

  it('2. repeated or concurrent calls get the same reply, and restore once', async () => {
    const { shopper, card, orderNo } = await anOrderOfEverything()
    const both = await Promise.all([shopper.cancel(orderNo), shopper.cancel(orderNo)])
    const again = await shopper.cancel(orderNo)
    expect([...both, again].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set([...both, again].map(({ body }) => body)).size).toBe(1)
    expect([await stockOf(7401), await edits.shop.giftCardBalance(card)]).toEqual([10, 2000])
    const { rows } = await edits.shop.pool.query('select kind from outbox where order_no = $1 order by id', [orderNo])
    expect(rows).toEqual([{ kind: 'order-confirmation' }, { kind: 'order-cancelled' }])
  })

  it('the authorisation of a wallet payment is voided', async () => {
    const shopper = await aShopper(kettle)
    const { OrderSummary } = (await shopper.place({ body: await edits.pay.byWallet(shopper) })).json()
    expect((await shopper.cancel(OrderSummary.OrderNo)).statusCode).toBe(200)
    const paid = await one<{ state: string }>('select state from payment where customer_edp = $1', shopper.edp)
    expect(paid).toEqual({ state: 'voided' })
  })

  it('a guest can, with the token that placed the order', async () => {
    const shopper = await (await edits.shop.guest()).bag(kettle)
    await (await shopper.sendHome()).payBy(cards.visa)
    const { OrderSummary } = (await shopper.place()).json()
    expect((await shopper.cancel(OrderSummary.OrderNo)).json().OrderSummary.Status).toBe('Cancelled')
  })

  it('another customer’s order gets the 404 of an unknown one', async () => {
    const { orderNo } = await anOrder(kettle)
    const stranger = await aShopper(pan)
    expect((await stranger.cancel(orderNo)).statusCode).toBe(404)
    expect((await stranger.cancel('99999999')).statusCode).toBe(404)
    expect(await stockOf(7401)).toBe(9)
  })

  it.each([
    ['of an employee', `update customer set is_employee = true where edp = $1`, /employees/, 'ModifyOrderNo'],
    [
      'of an account on hold',
      `update customer set is_on_hold = true where edp = $1`,
      /1-800-555-0100/,
      'AccountOnHold',
    ],
  ] as const)('1. is refused for an order %s', async (_, sql, sentence, Area) => {
    const { shopper, orderNo } = await anOrder(kettle)
    await edits.shop.pool.query(sql, [shopper.edp])
    const reply = await shopper.cancel(orderNo)
    expect([reply.statusCode, reply.json()]).toEqual([417, [{ Message: expect.stringMatching(sentence), Area }]])
    expect(await stockOf(7401)).toBe(9)
  })

  it('1. is refused from the editing deadline on, and after the order has shipped', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    edits.shop.clock.set(new Date(Date.parse(start) + 3_600_000).toISOString())
    expect((await shopper.cancel(orderNo)).statusCode).toBe(417)
    edits.shop.clock.set(start)
    await operator().ship(orderNo)
    expect((await shopper.cancel(orderNo)).statusCode).toBe(417)
    expect(await edits.shop.balances(orderNo)).toMatchObject({ card: 11_300 })
  })

  it('3. ends the edit of this order and restores the own bag; an edit of another order continues', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.bag(pan)
    const own = shopper.guid
    await shopper.edit(orderNo)
    await shopper.setQuantity('740001', 3)
    await shopper.cancel(orderNo)
    expect((await shopper.cart()).json()).toMatchObject({ CartGuid: own, ModifyOrderNo: null })
    expect(await stockOf(7401)).toBe(10)

    shopper.guid = own
    await (await shopper.sendHome()).payBy(cards.visa)
    const second = (await shopper.place()).json().OrderSummary.OrderNo
    await shopper.bag(kettle)
    await (await shopper.sendHome()).payBy(cards.visa)
    const third = (await shopper.place()).json().OrderSummary.OrderNo
    await shopper.edit(second)
    expect((await shopper.cancel(third)).statusCode).toBe(200)
    expect((await shopper.cart()).json()).toMatchObject({ CartGuid: shopper.guid, ModifyOrderNo: second })
    await shopper.abandonEdit()
    await shopper.cancel(second)
  })

  it('4. while the order ships: one of the two is first', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    const [cancelled, shipped] = await Promise.all([shopper.cancel(orderNo), operator().ship(orderNo)])
    const isCancelled = cancelled.statusCode === 200
    expect([cancelled.statusCode, shipped.status]).toEqual(isCancelled ? [200, 'refused'] : [417, 'done'])
    expect(await edits.shop.balances(orderNo)).toEqual(isCancelled ? {} : { card: 11_300, sales: -10_000, tax: -1300 })
  })

  it('4. while its edit is confirmed: one of the two is first, and no authorisation remains', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.add(pan)
    const { ReviewHash: reviewHash } = (await shopper.reviewEdit(orderNo)).json()
    const before = await edits.shop.money()
    const replies = await Promise.all([shopper.confirmEdit(orderNo, { reviewHash }), shopper.cancel(orderNo)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([expect.toBeOneOf([200, 409, 417]), 200])
    const { authorised, voided } = await edits.shop.money()
    expect(voided - before.voided).toBe(authorised - before.authorised + 1)
    expect(await edits.shop.balances(orderNo)).toEqual({})
    expect([await stockOf(7401), await stockOf(7402)]).toEqual([10, 10])
  })

  it('5. while payments are unavailable: the order is cancelled, and its payment voided later', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await edits.shop.fault('error', 'void', 3)
    expect((await shopper.cancel(orderNo)).json().OrderSummary.Status).toBe('Cancelled')
    await edits.shop.fault('off', 'void')
    edits.shop.clock.advance(300_000)
    await authoriseService(deps()).reconcileStale()
    expect(await one('select state from payment where customer_edp = $1', shopper.edp)).toEqual({ state: 'voided' })
  })

  it.each(['en', 'fr'] as const)('a letter says what the customer gets back (%s)', async (language) => {
    const { orderNo, shopper } = await anOrderOfEverything()
    await shopper.cancel(orderNo)
    const [order] = await anyOrder(edits.shop.pool, { orderNo })
    if (!order) throw new Error('The order is there')
    const { config } = edits.shop
    const { imageBase } = mediaSettings.of(config)
    const { text, subject } = cancelledMail({ ...order, language }, { ...shopOf(config), imageBase })
    expect(subject).toMatch(language === 'fr' ? /est annulée$/ : /is cancelled$/)
    for (const part of ['4242', language === 'fr' ? '20,00 $' : '$20.00', 'MINEONCE', 'Visa']) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(part)
    }
  })
})
