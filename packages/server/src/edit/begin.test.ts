import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { editing, kettle, pan } from '../testing/editing.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type Line } from '../testing/shopper.ts'
import { beginService } from './begin.service.ts'

const edits = editing()
const { aShopper, anOrder } = edits

describe('beginning an edit', () => {
  it('1. the order becomes the bag: lines, codes, address, method, instalments and card', async () => {
    const shopper = await aShopper(kettle, { ...pan, Quantity: 2 })
    await edits.pay.use(shopper, 'TENOFF')
    await edits.pay.inParts(shopper, 3)
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

  it('1b. an order that ships nothing has no delivery address, and requires one as soon as it has goods', async () => {
    await stockShelf(edits.shop.pool, { itemNo: '740003', edpNo: 7403, priceCents: 2500, quantity: 10 })
    await edits.shop.pool.query(`update product set is_donation = true where item_no = '740003'`)
    const shopper = await edits.shop.member(`${randomUUID()}@example.com`)
    await shopper.bag({ ItemNo: '740003', EdpNo: 7403, Quantity: 1 })
    await shopper.payBy(cards.visa)
    const { OrderNo } = (await shopper.place()).json().OrderSummary
    expect((await shopper.edit(OrderNo)).json()).toMatchObject({ Ships: false, ShippingAddress: null })
    expect((await shopper.reviewEdit(OrderNo)).json()).toMatchObject({ Difference: 0, ToAuthorize: 0 })
    await edits.shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', {
      token: shopper.appToken,
      params: { guid: shopper.guid },
      body: kettle,
    })
    expect((await shopper.reviewEdit(OrderNo)).json()).toMatchObject([{ Area: 'ShippingAddress' }])
    await shopper.sendHome()
    expect((await shopper.reviewEdit(OrderNo)).json()).toMatchObject({ Ships: true, Difference: expect.any(Number) })
    await shopper.abandonEdit()
  })

  it('2. the customer’s own bag is put aside, also for another device, and restored', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.bag(pan)
    await shopper.sendHome()
    const own = shopper.guid
    await shopper.edit(orderNo)
    expect(shopper.guid).not.toBe(own)
    // The other device still has the own bag, adds to it, and opens the checkout with it.
    await edits.shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', {
      token: shopper.appToken,
      params: { guid: own },
      body: { ...pan, Quantity: 2 },
    })
    expect((await shopper.attach(own)).json()).toMatchObject({ CartGuid: shopper.guid, ModifyOrderNo: orderNo })
    // Another customer cannot attach it.
    const stranger = await edits.shop.member(`${randomUUID()}@example.com`)
    expect((await stranger.attach(own)).statusCode).toBe(404)
    expect((await stranger.attach(shopper.guid)).statusCode).toBe(404)
    const restored = (await shopper.abandonEdit()).json()
    expect(restored).toMatchObject({
      CartGuid: own,
      ModifyOrderNo: null,
      CartLines: [{ ItemNo: '740002', Quantity: 3 }],
    })
    expect(restored.ShippingAddress).toMatchObject({ City: 'Ottawa' })
  })

  it('2. a bag that signs in meanwhile is merged with the one put aside, not with the edit', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    const edit = shopper.guid
    const begin = async (...lines: Line[]) => {
      const { CartGuid } = (
        await edits.shop.call('POST /api/v2/{language}/carts', { token: shopper.appToken, body: lines[0] })
      ).json()
      return CartGuid
    }
    for (const guid of [await begin(pan), await begin({ ...pan, Quantity: 2 })]) {
      expect((await shopper.attach(guid)).json()).toMatchObject({ CartGuid: edit, CartLines: [{ ItemNo: '740001' }] })
    }
    expect((await shopper.abandonEdit()).json().CartLines).toMatchObject([{ ItemNo: '740002', Quantity: 3 }])
  })

  it('2. an account without a bag of its own has an empty one afterwards', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    expect((await shopper.abandonEdit()).json()).toMatchObject({ CartLines: [], ModifyOrderNo: null })
    expect((await shopper.abandonEdit()).json()).toMatchObject({ CartLines: [], ModifyOrderNo: null })
  })

  it('4. a second begin returns the running edit with its changes', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    await shopper.setQuantity('740001', 2)
    const guid = shopper.guid
    const both = await Promise.all([shopper.edit(orderNo), shopper.edit('10000000')])
    for (const reply of both) expect(reply.json()).toMatchObject({ CartGuid: guid, CartLines: [{ Quantity: 2 }] })
  })

  it('5. refuses another customer’s order like an unknown one', async () => {
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
    await edits.shop.pool.query(`update customer set ${column} = true where edp = $1`, [shopper.edp])
    const summary = (await shopper.order(orderNo, { validate: 'true' })).json().OrderSummary
    expect(summary).toMatchObject({
      Editable: false,
      OrderModificationValidationMessages: [expect.stringContaining(contact)],
    })
    const refused = [await shopper.reviewEdit(orderNo), await shopper.confirmEdit(orderNo, { reviewHash })]
    await shopper.abandonEdit()
    refused.push(await shopper.edit(orderNo))
    for (const reply of refused) {
      expect(reply.statusCode).toBe(417)
      expect(reply.json()).toEqual([{ Message: summary.OrderModificationValidationMessages[0], Area: area }])
    }
  })

  it('5. refuses from the deadline on, exact to the millisecond', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    edits.shop.clock.set('2026-11-21T17:59:59.999Z')
    expect((await shopper.edit(orderNo)).statusCode).toBe(200)
    expect((await shopper.reviewEdit(orderNo)).statusCode).toBe(200)
    edits.shop.clock.set('2026-11-21T18:00:00.000Z')
    const late = [{ Message: 'The time in which this order could be changed is over.', Area: 'ModifyOrderNo' }]
    expect((await shopper.reviewEdit(orderNo)).json()).toEqual(late)
    expect((await shopper.confirmEdit(orderNo, { reviewHash: 'x' })).json()).toEqual(late)
    await shopper.abandonEdit()
    expect((await shopper.edit(orderNo)).json()).toEqual(late)
  })

  it('6. ends automatically after the deadline, and restores the own bag', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.bag(pan)
    const own = shopper.guid
    await shopper.edit(orderNo)
    const service = beginService({ pool: edits.shop.pool, clock: edits.shop.clock.now, config: edits.shop.config })
    edits.shop.clock.set('2026-11-21T18:01:00Z')
    await service.endOverdue()
    expect((await shopper.cart()).json().ModifyOrderNo).toBe(orderNo)
    edits.shop.clock.set('2026-11-21T18:02:01Z')
    expect(await service.endOverdue()).toBeGreaterThan(0)
    expect((await shopper.cart()).json()).toMatchObject({ CartGuid: own, ModifyOrderNo: null })
    expect((await shopper.order(orderNo)).json().OrderSummary.Status).toBe('Preparing')
  })

  it('an edit can neither be placed as an order nor handed over to another page', async () => {
    const { shopper, orderNo } = await anOrder(kettle)
    await shopper.edit(orderNo)
    const placed = await shopper.place()
    expect([placed.statusCode, placed.json()[0].Area]).toEqual([409, 'CartGuid'])
    const handed = await edits.shop.call('POST /api/v2/{language}/carts/{guid}/handover', {
      token: shopper.appToken,
      params: { guid: shopper.guid },
    })
    expect(handed.statusCode).toBe(404)
  })
})
