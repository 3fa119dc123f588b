import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { editing, kettle, pan } from '../testing/editing.ts'
import { cards } from '../testing/shopper.ts'

const edits = editing()
const { aShopper, anOrder, providerAmounts, one, operator, stockOf } = edits

describe('confirming', () => {
  it('1. a higher total authorises the difference on the card, and shipping captures both', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.add(pan)
    const review = (await shopper.reviewEdit(orderNo)).json()
    expect(review).toMatchObject({ Difference: 37.66, ToAuthorize: 37.66 })
    const reply = await shopper.confirmEdit(orderNo, { reviewHash: review.ReviewHash })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ OrderSummary: { OrderNo: orderNo, Status: 'Received' }, GrandTotal: 150.66 })
    expect((await shopper.order(orderNo)).json()).toEqual(reply.json())
    expect(await providerAmounts(orderNo)).toMatchObject([{ amountCents: 11_300 }, { amountCents: 3766 }])
    expect([await stockOf(7401), await stockOf(7402)]).toEqual([9, 9])
    await operator().ship(orderNo)
    expect(await edits.shop.balances(orderNo)).toMatchObject({ card: 15_066 })
  })

  it('1. a lower total keeps the authorisation until shipping captures the new amount and voids the rest', async () => {
    const { shopper, orderNo } = await anOrder(kettle, pan)
    await shopper.edit(orderNo)
    await shopper.setQuantity('740002', 0)
    const before = await edits.shop.money()
    expect((await shopper.confirmEdit(orderNo)).json()).toMatchObject({ GrandTotal: 113 })
    expect(await edits.shop.money()).toEqual(before)
    expect(await stockOf(7402)).toBe(10)
    await operator().ship(orderNo)
    expect(await providerAmounts(orderNo)).toEqual([{ status: 'captured', amountCents: 15_066, capturedCents: 11_300 }])
    expect(await edits.shop.balances(orderNo)).toMatchObject({ card: 11_300 })
    const { authorised, voided } = await edits.shop.money()
    expect([authorised - before.authorised, voided - before.voided]).toEqual([0, 1])
  })

  it('1. a lower and then a higher total within the authorised amount needs no new authorisation', async () => {
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
    expect(await providerAmounts(orderNo)).toMatchObject([{ amountCents: 15_066 }])
  })

  it('2. another card pays everything, and the first authorisation is voided', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.payBy(cards.master)
    const before = await edits.shop.money()
    expect((await shopper.confirmEdit(orderNo)).json()).toMatchObject({ PaymentType: 'MasterCard', GrandTotal: 113 })
    const after = await edits.shop.money()
    expect([after.authorised - before.authorised, after.voided - before.voided]).toEqual([1, 1])
    expect(await providerAmounts(orderNo)).toMatchObject([{ status: 'authorized', amountCents: 11_300 }])
  })

  it('3. if declined or the provider is unavailable, the order does not change and the edit continues', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    const before = (await shopper.order(orderNo)).json()
    await shopper.edit(orderNo)
    await shopper.add(pan)
    await shopper.payBy(cards.declined)
    const declined = await shopper.confirmEdit(orderNo)
    expect([declined.statusCode, declined.json()[0].Area]).toEqual([417, 'CreditCard'])
    await shopper.payBy(cards.visa)
    await edits.shop.fault('error', 'authorize')
    const key = randomUUID()
    expect((await shopper.confirmEdit(orderNo, { key })).statusCode).toBe(503)
    expect((await shopper.order(orderNo)).json()).toEqual(before)
    expect([await stockOf(7401), await stockOf(7402)]).toEqual([9, 10])
    expect((await shopper.confirmEdit(orderNo, { key })).statusCode).toBe(200)
  })

  it('4. the instalments are recalculated, from the day of the order', async () => {
    const shopper = await (await aShopper(kettle)).payBy(cards.visa)
    await edits.pay.inParts(shopper, 4)
    const order = (await shopper.place()).json()
    const { OrderNo } = order.OrderSummary
    edits.shop.clock.set('2026-11-21T17:30:00Z')
    await shopper.edit(OrderNo)
    await shopper.setQuantity('740001', 2)
    const changed = (await shopper.confirmEdit(OrderNo)).json()
    expect(changed.EasyPays.map(({ Amount }: { Amount: number }) => Amount)).toEqual([76, 50, 50, 50])
    expect(changed.EasyPays.map(({ DueDate }: { DueDate: string }) => DueDate)).toEqual(
      order.EasyPays.map(({ DueDate }: { DueDate: string }) => DueDate),
    )
    expect(await providerAmounts(OrderNo)).toMatchObject([{ amountCents: 3800 }, { amountCents: 3800 }])
    await shopper.edit(OrderNo)
    await edits.pay.inParts(shopper, 1)
    expect((await shopper.reviewEdit(OrderNo)).json()).toMatchObject({ Difference: 0, ToAuthorize: 150 })
    expect((await shopper.confirmEdit(OrderNo)).json()).toMatchObject({ EasyPays: [], NoOfEasyPays: 0 })
  })

  it('a wallet approves a higher total as a whole; of a lower one, less is captured at shipping', async () => {
    const shopper = await aShopper(kettle, pan)
    const { OrderNo } = (await shopper.place({ body: await edits.pay.byWallet(shopper) })).json().OrderSummary
    await shopper.edit(OrderNo)
    await shopper.setQuantity('740001', 2)
    expect((await shopper.reviewEdit(OrderNo)).json()).toMatchObject({ Difference: 113, ToAuthorize: 263.66 })
    const missing = await shopper.confirmEdit(OrderNo)
    expect([missing.statusCode, missing.json()[0].Area]).toEqual([417, 'Paypal'])
    const body = await edits.pay.byWallet(shopper)
    expect((await shopper.confirmEdit(OrderNo, { body })).json()).toMatchObject({ GrandTotal: 263.66 })
    expect(await providerAmounts(OrderNo)).toMatchObject([{ status: 'authorized', amountCents: 26_366 }])
    await shopper.edit(OrderNo)
    await shopper.setQuantity('740001', 1)
    expect((await shopper.reviewEdit(OrderNo)).json()).toMatchObject({ Difference: -113, ToAuthorize: 0 })
    expect((await shopper.confirmEdit(OrderNo)).json()).toMatchObject({ PaymentType: 'PayPal', GrandTotal: 150.66 })
    await operator().ship(OrderNo)
    expect(await providerAmounts(OrderNo)).toEqual([{ status: 'captured', amountCents: 26_366, capturedCents: 15_066 }])
    expect(await edits.shop.balances(OrderNo)).toMatchObject({ wallet: 15_066 })
  })

  it('a change from the wallet to a card: the card pays everything', async () => {
    const shopper = await aShopper(kettle)
    const body = await edits.pay.byWallet(shopper)
    const { OrderNo } = (await shopper.place({ body })).json().OrderSummary
    await shopper.edit(OrderNo)
    await shopper.add(pan)
    await shopper.payBy(cards.visa)
    expect((await shopper.confirmEdit(OrderNo)).json()).toMatchObject({ PaymentType: 'Visa', GrandTotal: 150.66 })
    expect(await providerAmounts(OrderNo)).toMatchObject([{ status: 'authorized', amountCents: 15_066 }])
    const old = await edits.shop.providers.wallet.find(body.PaypalTransactionId)
    expect(old).toMatchObject({ authorizations: [{ status: 'voided' }] })
  })

  it('repeated edits make one posting each, and restore the own bag each time', async () => {
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
    expect(await edits.shop.balances(orderNo)).toMatchObject({ receivable: 11_300, tax: -1300, sales: -10_000 })
    await operator().cancel(orderNo)
    expect(await edits.shop.balances(orderNo)).toEqual({})
    expect(await stockOf(7401)).toBe(10)
  })

  it('6. an edit without lines cancels the order, like the operator’s command', async () => {
    const shopper = await aShopper(kettle, pan)
    const card = await edits.pay.byGiftCard(shopper, 2000)
    await shopper.payBy(cards.visa)
    await edits.pay.use(shopper, 'MINEONCE')
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
    expect([await stockOf(7401), await stockOf(7402), await edits.shop.giftCardBalance(card)]).toEqual([10, 10, 2000])
    expect(await edits.shop.balances(OrderNo)).toEqual({})
    expect(await providerAmounts(OrderNo)).toEqual([])
    expect(
      await one('select sum(amount_cents - forgiven_cents)::int as due from instalment where order_no = $1', OrderNo),
    ).toEqual({ due: 0 })
    expect(
      await one(`select uses::int from promo_member where code = 'MINEONCE' and customer_edp = $1`, shopper.edp),
    ).toEqual({
      uses: 0,
    })
  })

  it('a mail lists the changed order', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.setQuantity('740001', 2)
    await shopper.confirmEdit(orderNo)
    const { rows } = await edits.shop.pool.query('select kind from outbox where order_no = $1 order by id', [orderNo])
    expect(rows).toEqual([{ kind: 'order-confirmation' }, { kind: 'order-changed' }])
  })
})
