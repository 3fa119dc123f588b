import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail, MailMessage } from '../kernel/mail/mail.ts'
import { sellerSettings } from '../kernel/seller.settings.ts'
import { fulfilmentService } from '../orders/fulfilment.service.ts'
import { operatorOf } from '../testing/operator.ts'
import { testOutbox } from '../testing/outbox.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type Line, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { receiveReturnService } from './receive-return.service.ts'

let shop: OrderingShop
let operator: ReturnType<typeof fulfilmentService>
let returns: ReturnType<typeof receiveReturnService>
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(
    shop.pool,
    { itemNo: '730001', edpNo: 7301, priceCents: 1999, quantity: 5000, noOfPayments: 3 },
    { itemNo: '730002', edpNo: 7302, priceCents: 2500, quantity: 500, isDonation: true },
    { itemNo: '730003', edpNo: 7303, priceCents: 1001, quantity: 500 },
    { itemNo: '730004', edpNo: 7304, priceCents: 4000, quantity: 500, sellerType: 'Marketplace' },
    { itemNo: '730005', edpNo: 7305, priceCents: 49_900, quantity: 500 },
  )
  await shop.pool.query(`update product set weight_grams = 42000 where item_no = '730005'`)
  const deps = operatorOf(shop)
  operator = fulfilmentService(deps)
  returns = receiveReturnService(deps)
})
afterAll(() => shop.close())

const kettles = { ItemNo: '730001', EdpNo: 7301, Quantity: 3 }
const gift = { ItemNo: '730002', EdpNo: 7302, Quantity: 1 }
const pan = { ItemNo: '730003', EdpNo: 7303, Quantity: 1 }
const lamp = { ItemNo: '730004', EdpNo: 7304, Quantity: 1 }
const bike = { ItemNo: '730005', EdpNo: 7305, Quantity: 1 }

const call = 'POST /api/v2/{language}/accounts/{edp}/orders/{id}/returns'
type Item = { LineId: string; Quantity: number; Reason: string }
type Ordered = { shopper: Shopper; orderNo: string; totalCents: number }

async function delivered(lines: Line[] = [kettles], { to = 'delivered', parts = 1 } = {}): Promise<Ordered> {
  const shopper = await (await shop.guest()).bag(...lines)
  await shopper.sendHome()
  if (parts > 1) {
    await shop.call('PUT /api/v2/{language}/carts/{guid}/installment', {
      token: shopper.appToken,
      params: { guid: shopper.guid },
      body: { NoOfInstallments: parts },
    })
  }
  await shopper.payBy(cards.visa)
  const order = (await shopper.place()).json()
  const orderNo: string = order.OrderSummary.OrderNo
  if (to !== 'placed') expect(await operator.ship(orderNo)).toMatchObject({ status: 'done' })
  if (to === 'delivered') expect(await operator.deliver(orderNo)).toMatchObject({ status: 'done' })
  return { shopper, orderNo, totalCents: Math.round(order.ActualOrderTotal * 100) }
}

const item = (orderNo: string, change: Partial<Item> = {}, part = '01'): Item => ({
  LineId: `${orderNo}${part}-1`,
  Quantity: 1,
  Reason: 'ChangedMind',
  ...change,
})
function ask(
  { shopper, orderNo }: Ordered,
  items: Item[] = [item(orderNo)],
  { key = randomUUID() as string, part = '01', language = 'en' as 'en' | 'fr', id = orderNo, ...more } = {} as {
    key?: string
    part?: string
    language?: 'en' | 'fr'
    id?: string
    RefundTotal?: number
    Comment?: string
  },
) {
  const body = { ShipOrderNo: `${orderNo}${part}`, Items: items, ...more }
  return shopper.call(call, { params: { id }, headers: { 'idempotency-key': key }, body, language })
}
const detail = async ({ shopper, orderNo }: Ordered) =>
  (await shopper.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', { params: { id: orderNo } })).json()
const listed = async ({ shopper, orderNo }: Ordered) =>
  (await shopper.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}/returns', { params: { id: orderNo } })).json()

describe('requesting a return', () => {
  it('1. gets a number, the refund and a label with a barcode; nothing is refunded yet', async () => {
    const order = await delivered()
    const reply = await ask(order, [item(order.orderNo, { Quantity: 2, Reason: 'Damaged' })], { Comment: 'The lid.' })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      ReturnNo: expect.stringMatching(/^R\d{8}$/),
      OrderNo: order.orderNo,
      ShipOrderNo: `${order.orderNo}01`,
      Items: [{ LineId: `${order.orderNo}01-1`, ItemNo: '730001', Quantity: 2, Reason: 'Damaged' }],
      Comment: 'The lid.',
      Refund: { Goods: 39.98, Shipping: 0, Taxes: 5.2, Total: 45.18 },
      Status: 'Requested',
      RefundedAt: null,
    })
    const { Label } = reply.json()
    expect(Label.TrackingNo).toMatch(/^70\d{14}$/)
    expect(Label.From).toEqual(['Ada Roy', '1 Elgin Street', 'Ottawa, ON K1P 5W1'])
    expect(Label.To.slice(0, 2)).toEqual([sellerSettings.of(shop.config).name, 'Returns'])
    // Start, eight pairs of digits, check and stop: 11 modules each, the stop 13.
    expect(Label.Barcode).toMatchObject({ Symbology: 'Code 128', Width: 11 * 10 + 13 })
    expect(await shop.balances(order.orderNo)).toMatchObject({ sales: -5997 })
    expect((await detail(order)).SubOrders[0]).toMatchObject({
      Items: [{ ReturnedQuantity: 2, ReturnableQuantity: 1, Status: 'Delivered' }],
      Returns: [{ ReturnNo: reply.json().ReturnNo, Status: 'Requested', Total: 45.18 }],
    })
    expect((await listed(order)).Returns).toEqual([reply.json()])
  })

  it('2. a unit on its way back cannot be returned twice', async () => {
    const order = await delivered()
    await ask(order, [item(order.orderNo, { Quantity: 2 })])
    const twice = await ask(order, [item(order.orderNo, { Quantity: 2 })])
    expect([twice.statusCode, twice.json()]).toEqual([
      417,
      [{ Message: expect.stringContaining(', 1 can still be returned.'), Area: 'Quantity' }],
    ])
    expect((await ask(order)).statusCode).toBe(201)
    expect((await detail(order)).SubOrders[0]).toMatchObject({ ReturnByDate: null, ShowCanadaPostReturnCTA: false })
  })

  it('2. one of many concurrent requests for the same units is accepted', async () => {
    const order = await delivered()
    const all = await Promise.all(Array.from({ length: 6 }, () => ask(order, [item(order.orderNo, { Quantity: 3 })])))
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, 417, 417, 417, 417, 417])
    expect((await listed(order)).Returns).toHaveLength(1)
  })

  it('5. repeated and concurrent requests with the same key make one return, and get the same bytes', async () => {
    const order = await delivered()
    const key = randomUUID()
    const items = [item(order.orderNo)]
    const all = await Promise.all(Array.from({ length: 4 }, () => ask(order, items, { key })))
    const again = await ask(order, items, { key })
    expect(new Set([...all, again].map(({ body }) => body)).size).toBe(1)
    expect(again.statusCode).toBe(201)
    expect((await listed(order)).Returns).toHaveLength(1)
    const other = await ask(order, [item(order.orderNo, { Quantity: 2 })], { key })
    expect([other.statusCode, other.json()[0].Area]).toEqual([409, 'Idempotency-Key'])
  })

  it('4. a refund that differs from the shown one is refused, with the new one', async () => {
    const order = await delivered()
    const shown = await ask(order, [item(order.orderNo)], { RefundTotal: 22.6 })
    expect([shown.statusCode, shown.json()]).toEqual([
      409,
      [{ Message: expect.stringContaining('the refund is $22.59 now'), Area: 'RefundTotal' }],
    ])
    expect((await ask(order, [item(order.orderNo)], { RefundTotal: 22.59 })).statusCode).toBe(201)
  })

  it.each([0, -1, 1.5, 100])('a quantity of %s is malformed', async (Quantity) => {
    const order = await delivered()
    const reply = await ask(order, [item(order.orderNo, { Quantity })])
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([400, 'Items.0.Quantity'])
  })

  it('an unlisted reason, a repeated item, no item and no key are malformed', async () => {
    const order = await delivered()
    const { shopper, orderNo } = order
    expect((await ask(order, [item(orderNo, { Reason: 'Because' })])).statusCode).toBe(400)
    expect((await ask(order, [])).statusCode).toBe(400)
    expect((await ask(order, [item(orderNo), item(orderNo)])).statusCode).toBe(400)
    const body = { ShipOrderNo: `${orderNo}01`, Items: [item(orderNo)] }
    expect((await shopper.call(call, { params: { id: orderNo }, body })).statusCode).toBe(400)
  })

  it('refuses too large a quantity, an unknown line, and another customer’s order, sub-order or line', async () => {
    const order = await delivered()
    const other = await delivered()
    const { orderNo } = order
    expect((await ask(order, [item(orderNo, { Quantity: 4 })])).statusCode).toBe(417)
    expect((await ask(order, [item(orderNo, { LineId: `${orderNo}01-9` })])).statusCode).toBe(404)
    expect((await ask(order, [item(other.orderNo)])).json()).toMatchObject([{ Area: 'LineId' }])
    expect((await ask(order, [item(orderNo)], { part: '02' })).json()).toMatchObject([{ Area: 'ShipOrderNo' }])
    const foreign = await ask({ ...other, shopper: order.shopper })
    const nobody = await ask({ ...order, orderNo: '99999999' })
    for (const reply of [foreign, nobody]) {
      expect([reply.statusCode, reply.json()[0].Area]).toEqual([404, 'OrderNo'])
    }
    const read = await order.shopper.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}/returns', {
      params: { id: other.orderNo },
    })
    expect(read.statusCode).toBe(404)
  })

  it('1. is refused before delivery, and for donations, a seller’s goods and parcels too heavy for the post', async () => {
    const shipped = await ask(await delivered([kettles], { to: 'shipped' }))
    expect(shipped.json()).toMatchObject([{ Message: expect.stringContaining('has not been delivered') }])
    const given = await delivered([pan, gift])
    const donation = (await detail(given)).SubOrders[0].Items.find((one: { IsFinalSale: boolean }) => one.IsFinalSale)
    expect((await ask(given, [item(given.orderNo, { LineId: donation.LineId })])).json()).toMatchObject([
      { Message: expect.stringContaining('donations and gift cards cannot be returned') },
    ])
    const sold = await delivered([lamp])
    expect((await detail(sold)).SubOrders[0]).toMatchObject({
      ShowGenericReturnCTA: true,
      ShowCanadaPostReturnCTA: false,
    })
    expect((await ask(sold)).json()).toMatchObject([{ Message: expect.stringContaining('goes back to its seller') }])
    const heavy = await delivered([bike])
    expect((await detail(heavy)).SubOrders[0]).toMatchObject({
      ShowGenericReturnCTA: true,
      ShowCanadaPostReturnCTA: false,
    })
    expect((await ask(heavy, undefined, { language: 'fr' })).json()).toMatchObject([
      { Message: expect.stringContaining('trop lourd pour la poste') },
    ])
  })

  it.each([
    // It is noon of 2026-11-21 in Toronto. 30 days before, days began at 04:00 UTC.
    ['its last day', '2026-10-22T04:00:00Z', 201],
    ['the day after it', '2026-10-22T03:59:59Z', 417],
  ])('1. the window is counted in Toronto’s days: %s', async (_, deliveredAt, status) => {
    const order = await delivered()
    await shop.pool.query('update sub_order set shipped_at = $2, delivered_at = $2 where order_no = $1', [
      order.orderNo,
      deliveredAt,
    ])
    const reply = await ask(order)
    expect(reply.statusCode).toBe(status)
    if (status !== 417) return
    expect(reply.json()).toMatchObject([
      { Message: expect.stringMatching(/closed on Nov.* 20, 2026.*1-800-555-0100/), Area: 'ShipOrderNo' },
    ])
    expect((await detail(order)).SubOrders[0]).toMatchObject({
      IsReturnDeadlinePassed: true,
      ReturnByDate: '2026-11-20',
      ShowCanadaPostReturnCTA: true,
    })
  })
})

describe('receiving the requested items', () => {
  const cents = (reply: { Refund: { Total: number } }) => Math.round(reply.Refund.Total * 100)

  it('3. refunds the shown amount, in any sequence of arrival; all refunds add up to the payment', async () => {
    const order = await delivered([kettles, pan], { parts: 3 })
    const { orderNo, totalCents } = order
    const requested = []
    for (let count = 0; count < 3; count += 1) requested.push((await ask(order)).json())
    requested.push((await ask(order, [item(orderNo, { LineId: `${orderNo}01-2` })])).json())
    expect(requested.reduce((sum, one) => sum + cents(one), 0)).toBe(totalCents)
    expect(requested.map(({ Refund }) => Refund.Shipping > 0)).toEqual([false, false, false, true])
    for (const one of [requested[2], requested[3], requested[0], requested[1]]) {
      expect(await returns.receive(orderNo, [], one.ReturnNo)).toMatchObject({
        status: 'done',
        refundCents: cents(one),
      })
    }
    expect(await shop.balances(orderNo)).toEqual({})
    expect(await detail(order)).toMatchObject({ OrderSummary: { Status: 'Returned' } })
    expect((await listed(order)).Returns.map(({ Status }: { Status: string }) => Status)).toEqual(
      Array.from({ length: 4 }, () => 'Refunded'),
    )
  })

  it('without a number, receives every requested return and no other item', async () => {
    const order = await delivered()
    const requested = [(await ask(order)).json(), (await ask(order)).json()]
    const refundCents = requested.reduce((sum, one) => sum + cents(one), 0)
    expect(await returns.receive(order.orderNo)).toMatchObject({ status: 'done', refundCents })
    expect(await shop.balances(order.orderNo)).toMatchObject({ sales: -1999 })
    expect(await returns.receive(order.orderNo)).toEqual({
      status: 'refused',
      why: expect.stringContaining('If more came back, name it with --item.'),
    })
    expect((await detail(order)).SubOrders[0].Items).toMatchObject([{ ReturnedQuantity: 2, ReturnableQuantity: 1 }])
  })

  it('with items, receives units without a requested return', async () => {
    const order = await delivered()
    const { orderNo, totalCents } = order
    const requested = (await ask(order, [item(orderNo, { Quantity: 2 })])).json()
    expect(await returns.receive(orderNo, [{ itemNo: '730001', quantity: 2 }])).toMatchObject({ status: 'refused' })
    const named = await returns.receive(orderNo, [{ itemNo: '730001' }])
    expect(named).toMatchObject({ status: 'done', refundCents: totalCents - cents(requested) })
    expect(await returns.receive(orderNo)).toMatchObject({ status: 'done', refundCents: cents(requested) })
    expect(await shop.balances(orderNo)).toEqual({})
  })

  it('after a lost response, two concurrent commands refund once', async () => {
    const order = await delivered()
    const requested = (await ask(order)).json()
    await shop.fault('drop-after-execute', 'refund', 2)
    expect(await returns.receive(order.orderNo)).toMatchObject({ status: 'refused' })
    expect((await listed(order)).Returns).toMatchObject([{ Status: 'Requested' }])
    const both = await Promise.all([returns.receive(order.orderNo), returns.receive(order.orderNo)])
    expect(both.some(({ status }) => status === 'done')).toBe(true)
    const { rows } = await shop.pool.query('select state, return_no from refund where order_no = $1', [order.orderNo])
    expect(rows).toEqual([{ state: 'done', return_no: requested.ReturnNo }])
    const refunded = await shop.pool.query('select refunded_cents from payment where order_no = $1', [order.orderNo])
    expect(refunded.rows).toEqual([{ refunded_cents: cents(requested) }])
  })

  it('refuses a return of another order, or an unknown one', async () => {
    const [order, other] = [await delivered(), await delivered()]
    const requested = (await ask(order)).json()
    for (const [orderNo, returnNo] of [
      [other.orderNo, requested.ReturnNo],
      [order.orderNo, 'R1'],
    ] as const) {
      expect(await returns.receive(orderNo, [], returnNo)).toEqual({
        status: 'refused',
        why: `No return ${returnNo} of order ${orderNo} is on its way.`,
      })
    }
  })
})

describe('letters', () => {
  it('describe the way back of the parcel and the refund, in the order’s language', async () => {
    const sent: MailMessage[] = []
    const mail: Mail = {
      async send(message) {
        sent.push(message)
        return { status: 'sent', id: String(sent.length) }
      },
    }
    const outbox = testOutbox(shop, { mail })
    const order = await delivered()
    const requested = (await ask(order)).json()
    await returns.receive(order.orderNo)
    expect(await outbox.sendDue()).toBeGreaterThan(0)
    const label = sent.find(({ subject }) => subject === `Your return ${requested.ReturnNo}: the label`)
    expect(label?.to).toBe('ada@example.com')
    for (const body of [label?.text, label?.html]) {
      expect(body).toContain(requested.Label.TrackingNo)
      expect(body).toContain('$22.59')
      expect(body).toContain(`/en/pages/returnitems?orderNo=${order.orderNo}01&`)
    }
    const refunded = sent.find(({ subject }) => subject === `Your refund for order ${order.orderNo}`)
    expect(refunded?.text).toContain('refunded $22.59 the way you paid')
    expect(refunded?.text).toContain('1 × Kettle 730001')
    for (const letter of [label, refunded]) expect(letter?.html).toMatch(/<img src="[^"]+format=jpeg/)
    const ofOrder = sent.filter(({ subject }) => subject.includes(order.orderNo)).map(({ subject }) => subject)
    expect(ofOrder).toContain(`Your Onair order ${order.orderNo} is on its way`)
    expect(ofOrder).toContain(`Your Onair order ${order.orderNo} was delivered`)
    expect(sent.find(({ subject }) => subject.endsWith('was delivered'))?.text).toContain('until Dec')
  })
})
