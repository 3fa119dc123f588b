import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fulfilmentService } from '../orders/fulfilment.service.ts'
import { operatorOf } from '../testing/operator.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type Line, type OrderingShop, orderingShop } from '../testing/shopper.ts'

const most = 4
let shop: OrderingShop
let operator: ReturnType<typeof fulfilmentService>
beforeAll(async () => {
  shop = await orderingShop()
  shop.config.limits = { ...shop.config.limits, trackingTries: most }
  await stockShelf(
    shop.pool,
    { itemNo: '620001', edpNo: 6201, priceCents: 9000, quantity: 500 },
    { itemNo: '620002', edpNo: 6202, isDonation: true },
  )
  operator = fulfilmentService(operatorOf(shop))
})
afterAll(() => shop.close())

async function placeOrder(): Promise<string> {
  const shopper = await (await shop.guest()).bag({ ItemNo: '620001', EdpNo: 6201, Quantity: 1 })
  await shopper.sendHome()
  await shopper.payBy(cards.visa)
  return (await shopper.place()).json().OrderSummary.OrderNo
}
const track = (orderNo: string, postalCode = 'K1P 5W1', language: 'en' | 'fr' = 'en') =>
  shop.call('GET /api/v2/{language}/ordertracking', { query: { orderNo, postalCode }, language })

describe('tracking an order', () => {
  it('1. works with its number and billing postal code, in any spelling', async () => {
    const orderNo = await placeOrder()
    for (const postalCode of ['K1P 5W1', 'k1p5w1', ' K1P 5W1 ']) {
      const reply = await track(orderNo, postalCode)
      expect(reply.statusCode, postalCode).toBe(200)
      expect(reply.json()).toMatchObject({
        OrderNo: orderNo,
        Status: 'Received',
        SubOrders: [
          {
            ShipOrderNo: `${orderNo}01`,
            TrackingNo: null,
            DeliveryDate: null,
            Events: [{ Place: null, Text: 'We received the order.' }],
          },
        ],
      })
    }
  })

  it('1b. shows parcels only: a donation is not shipped', async () => {
    const place = async (...lines: Line[]) => {
      const shopper = await (await shop.guest()).bag(...lines)
      await shopper.sendHome()
      await shopper.payBy(cards.visa)
      const order = (await shopper.place()).json()
      await operator.ship(order.OrderSummary.OrderNo)
      const read = 'GET /api/v2/{language}/accounts/{edp}/orders/{id}' as const
      const shipped = await shopper.call(read, { params: { id: order.OrderSummary.OrderNo } })
      const tracked = (await track(order.OrderSummary.OrderNo)).json()
      return [shipped.json().OrderSummary.Trackable, tracked.SubOrders.length]
    }
    const kettle = { ItemNo: '620001', EdpNo: 6201, Quantity: 1 }
    const gift = { ItemNo: '620002', EdpNo: 6202, Quantity: 1, Amount: 20 }
    expect(await place(gift)).toEqual([false, 0])
    expect(await place(kettle)).toEqual([true, 1])
  })

  it('2. lists what happened, the latest first, in both languages', async () => {
    const orderNo = await placeOrder()
    await operator.ship(orderNo)
    await operator.deliver(orderNo)
    const [part] = (await track(orderNo, 'K1P5W1', 'fr')).json().SubOrders
    expect(part).toMatchObject({ TrackingNo: `${orderNo}01`, EstimatedDelivery: null, DeliveryDate: '2026-11-21' })
    expect(part.Events.map(({ Place, Text }: { Place: string; Text: string }) => [Place, Text])).toEqual([
      ['Ottawa, ON', 'Le colis a été livré.'],
      ['Mississauga, ON', 'Le colis a quitté notre entrepôt.'],
      [null, 'Nous avons reçu la commande.'],
    ])
  })

  it('3. has the same reply for an unknown order, a malformed number and a wrong postal code', async () => {
    const orderNo = await placeOrder()
    const replies = [
      await track(orderNo, 'M5V 3T1'),
      await track('999999999'),
      await track('abc'),
      await track("1' or '1'='1"),
      await track(orderNo, 'not a postal code'.slice(0, 16)),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  })

  it('4. shows that an order is cancelled, and none of its parcels', async () => {
    const orderNo = await placeOrder()
    await operator.cancel(orderNo)
    expect((await track(orderNo)).json()).toMatchObject({
      Status: 'Cancelled',
      SubOrders: [{ EstimatedDelivery: null, Events: [] }],
    })
  })

  it('5. a pick-up point’s postal code is public and opens no order', async () => {
    const orderNo = await placeOrder()
    await shop.pool.query(
      `update placed_order set access_point = '{"id": "U1", "name": "Pharmacy"}',
         shipping_address = shipping_address || '{"zipCode": "M6J1Y1"}' where order_no = $1`,
      [orderNo],
    )
    expect((await track(orderNo, 'M6J 1Y1')).statusCode).toBe(404)
    expect((await track(orderNo)).statusCode).toBe(200)
  })

  it('6. an order number is tried a few times with a wrong postal code, whether there is such an order or not', async () => {
    const orderNo = await placeOrder()
    for (const number of [orderNo, '888888888']) {
      const tries = await Promise.all(Array.from({ length: most + 3 }, () => track(number, 'V6B 1A1')))
      const statuses = tries.map(({ statusCode }) => statusCode).toSorted()
      expect(statuses).toEqual([...Array(most).fill(404), 429, 429, 429])
      const last = await track(number)
      expect(last.statusCode).toBe(429)
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    }
    shop.clock.advance(3_600_001)
    expect((await track(orderNo)).statusCode).toBe(200)
  })

  it('7. correct postal codes do not use up the tries', async () => {
    const orderNo = await placeOrder()
    for (let time = 0; time < most * 2; time += 1) expect((await track(orderNo)).statusCode).toBe(200)
  })
})
