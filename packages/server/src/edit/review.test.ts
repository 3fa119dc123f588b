import { describe, expect, it } from 'vitest'
import { editing, kettle, pan, start } from '../testing/editing.ts'
import { cards } from '../testing/shopper.ts'

const edits = editing()
const { aShopper, anOrder, providerAmounts, one, stockOf } = edits

describe('the contents of the order', () => {
  it('its units can be ordered again in addition to the stock, and no more', async () => {
    const { shopper, orderNo } = await anOrder({ ...kettle, Quantity: 2 })
    await edits.shop.pool.query('update edp set quantity = 1 where edp_no = 7401')
    const begun = (await shopper.edit(orderNo)).json()
    expect(begun.CartLines[0].Available).toBe(3)
    expect((await shopper.setQuantity('740001', 4)).statusCode).toBe(417)
    expect((await shopper.setQuantity('740001', 3)).statusCode).toBe(200)
    expect((await shopper.confirmEdit(orderNo)).statusCode).toBe(200)
    expect(await stockOf(7401)).toBe(0)
  })

  it('keep their prices up to their quantities; a larger quantity costs today’s price', async () => {
    const { shopper, orderNo } = await anOrder({ ...kettle, Quantity: 2 })
    await edits.shop.pool.query('update edp set price_cents = 12000 where edp_no = 7401')
    await shopper.edit(orderNo)
    expect((await shopper.reviewEdit(orderNo)).json()).toMatchObject({ Difference: 0, Messages: [] })
    await shopper.setQuantity('740001', 1)
    expect((await shopper.cart()).json().CartLines[0]).toMatchObject({ Price: 100 })
    await shopper.setQuantity('740001', 3)
    expect((await shopper.cart()).json().CartLines[0]).toMatchObject({ Price: 120 })
    await shopper.abandonEdit()
    await edits.shop.pool.query('update edp set price_cents = 10000 where edp_no = 7401')
  })

  it('stay even if a product was withdrawn since', async () => {
    const { shopper, orderNo } = await anOrder(kettle, pan)
    await edits.shop.pool.query(`update product set withdrawn_at = $1 where item_no = '740001'`, [start])
    await shopper.edit(orderNo)
    await shopper.setQuantity('740002', 2)
    expect((await shopper.confirmEdit(orderNo)).statusCode).toBe(200)
    await edits.shop.pool.query(`update product set withdrawn_at = null where item_no = '740001'`)
  })

  it('keep a promo code that the order itself used up', async () => {
    const shopper = await (await aShopper(kettle)).payBy(cards.visa)
    for (const code of ['MINEONCE', 'LASTONE']) await edits.pay.use(shopper, code)
    const { OrderNo } = (await shopper.place()).json().OrderSummary
    await shopper.edit(OrderNo)
    await shopper.setQuantity('740001', 2)
    const order = (await shopper.confirmEdit(OrderNo)).json()
    expect(order).toMatchObject({ PromoCode: 'MINEONCE, LASTONE', Discount: 12 })
    const uses = () => one('select uses from promo_code where code = $1', 'LASTONE')
    expect(await uses()).toEqual({ uses: 1 })
    await shopper.edit(OrderNo)
    await edits.shop.call('DELETE /api/v2/{language}/carts/{guid}/promocode', {
      token: shopper.appToken,
      params: { guid: shopper.guid },
      query: { code: 'LASTONE' },
    })
    expect((await shopper.confirmEdit(OrderNo)).json()).toMatchObject({ PromoCode: 'MINEONCE', Discount: 5 })
    expect(await uses()).toEqual({ uses: 0 })
  })

  it('are paid with its gift cards again, whose balances change by the difference', async () => {
    const shopper = await aShopper(kettle)
    const card = await edits.pay.byGiftCard(shopper, 15_000)
    await shopper.payBy(cards.visa)
    const { OrderSummary, GrandTotal } = (await shopper.place()).json()
    expect([GrandTotal, await edits.shop.giftCardBalance(card)]).toEqual([0, 15_000 - 11_300])
    await shopper.edit(OrderSummary.OrderNo)
    await shopper.setQuantity('740001', 2)
    await shopper.payBy(cards.master)
    expect((await shopper.reviewEdit(OrderSummary.OrderNo)).json()).toMatchObject({ Difference: 76, ToAuthorize: 76 })
    await shopper.confirmEdit(OrderSummary.OrderNo)
    expect(await edits.shop.giftCardBalance(card)).toBe(0)
    expect(await providerAmounts(OrderSummary.OrderNo)).toMatchObject([{ status: 'authorized', amountCents: 7600 }])
    await shopper.edit(OrderSummary.OrderNo)
    await shopper.setQuantity('740001', 1)
    expect((await shopper.reviewEdit(OrderSummary.OrderNo)).json()).toMatchObject({ Difference: -76, ToAuthorize: 0 })
    await shopper.confirmEdit(OrderSummary.OrderNo)
    expect(await edits.shop.giftCardBalance(card)).toBe(15_000 - 11_300)
    expect(await providerAmounts(OrderSummary.OrderNo)).toEqual([])
  })
})

describe('a review', () => {
  it('names a promo code that the edit would lose in Area ModifyOrderPromocode', async () => {
    const shopper = await (await aShopper({ ...kettle, Quantity: 2 })).payBy(cards.visa)
    await edits.pay.use(shopper, 'BIGONE')
    const { OrderNo } = (await shopper.place()).json().OrderSummary
    await shopper.edit(OrderNo)
    await shopper.setQuantity('740001', 1)
    const reply = await shopper.reviewEdit(OrderNo, { language: 'fr' })
    expect(reply.statusCode).toBe(417)
    expect(reply.json()).toEqual([{ Message: expect.stringContaining('BIGONE'), Area: 'ModifyOrderPromocode' }])
    await edits.shop.call('DELETE /api/v2/{language}/carts/{guid}/promocode', {
      token: shopper.appToken,
      params: { guid: shopper.guid },
    })
    expect((await shopper.reviewEdit(OrderNo)).json()).toMatchObject({ Difference: -96.05 })
  })

  it('names the exceeded limit of an order in Area ModifyOrderCheckoutLimit', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await edits.shop.pool.query('update product set weight_grams = 100000000 where item_no = $1', ['740001'])
    const reply = await shopper.reviewEdit(orderNo)
    expect(reply.statusCode).toBe(417)
    expect(reply.json()).toMatchObject([{ Area: 'ModifyOrderCheckoutLimit' }])
    await edits.shop.pool.query('update product set weight_grams = 500 where item_no = $1', ['740001'])
  })
})
