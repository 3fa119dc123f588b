import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorOf } from '../testing/operator.ts'
import { paying } from '../testing/paying.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { fulfilmentService } from './fulfilment.service.ts'

let shop: OrderingShop
let operator: ReturnType<typeof fulfilmentService>
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(shop.pool, { itemNo: '600001', edpNo: 6001, priceCents: 9000, quantity: 500, noOfPayments: 3 })
  operator = fulfilmentService(operatorOf(shop))
})
afterAll(() => shop.close())

async function anOrder(): Promise<{ shopper: Shopper; orderNo: string }> {
  const shopper = await (await shop.guest()).bag({ ItemNo: '600001', EdpNo: 6001, Quantity: 2 })
  await shopper.sendHome()
  await shopper.payBy(cards.visa)
  return { shopper, orderNo: (await shopper.place()).json().OrderSummary.OrderNo }
}
const read = async (shopper: Shopper, id: string, language: 'en' | 'fr' = 'en') =>
  (await shopper.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', { params: { id }, language })).json()

describe('an operator', () => {
  it('1. ships an order: its payment is captured, and it can be tracked', async () => {
    const { shopper, orderNo } = await anOrder()
    expect(await shop.balances(orderNo)).toEqual({ receivable: 20_340, sales: -18_000, tax: -2340 })
    expect(await operator.ship(orderNo)).toMatchObject({ status: 'done', order: { state: 'shipped' } })
    expect(await shop.balances(orderNo)).toEqual({ card: 20_340, sales: -18_000, tax: -2340 })
    expect(await read(shopper, orderNo)).toMatchObject({
      OrderSummary: { Status: 'Shipped', Editable: false, Trackable: true },
      SubOrders: [{ ShipDate: '2026-11-21', DeliveryDate: null, Items: [{ Status: 'Shipped' }] }],
    })
    const [part] = (await read(shopper, orderNo)).SubOrders
    expect(part.EstimatedDelivery).toBe('2026-11-27')
  })

  it('2. delivers a shipped order, which can then be returned for 30 days', async () => {
    const { shopper, orderNo } = await anOrder()
    expect(await operator.deliver(orderNo)).toMatchObject({ status: 'refused' })
    await operator.ship(orderNo)
    await operator.deliver(orderNo)
    const delivered = await read(shopper, orderNo, 'fr')
    expect(delivered.SubOrders[0]).not.toHaveProperty('EstimatedDelivery')
    expect(delivered.SubOrders).toMatchObject([
      {
        DeliveryDate: '2026-11-21',
        ReturnByDate: '2026-12-21',
        IsReturnDeadlinePassed: false,
        Items: [{ Status: 'Livrée' }],
      },
    ])
  })

  it('2b. ships an order, whose items can then be reviewed', async () => {
    const { shopper, orderNo } = await anOrder()
    const review = async () => (await read(shopper, orderNo)).SubOrders[0].Items[0].WriteAReviewURL
    expect(await review()).toBeNull()
    await operator.ship(orderNo)
    expect(await review()).toBe('/pages/writereview?pr_page_id=600001')
  })

  it('3. cancels an order before it ships: money, stock and ledger are as before', async () => {
    const stock = async () => (await shop.pool.query('select quantity from edp where edp_no = 6001')).rows[0].quantity
    const before = await stock()
    const voided = (await shop.money()).voided
    const { shopper, orderNo } = await anOrder()
    expect(await stock()).toBe(before - 2)
    expect(await operator.cancel(orderNo)).toMatchObject({ status: 'done' })
    expect(await stock()).toBe(before)
    expect((await shop.money()).voided).toBe(voided + 1)
    expect((await read(shopper, orderNo)).SubOrders[0]).not.toHaveProperty('EstimatedDelivery')
    expect(await shop.balances(orderNo)).toEqual({})
    expect((await read(shopper, orderNo, 'fr')).OrderSummary).toMatchObject({
      Status: 'Commande annulée',
      Editable: false,
      Trackable: false,
    })
    expect(await operator.ship(orderNo)).toMatchObject({
      status: 'refused',
      why: `Order ${orderNo} is cancelled; it must be received or preparing.`,
    })
  })

  it('4. ships nothing while the payment service is unavailable, and ships once when repeating the command', async () => {
    const { orderNo } = await anOrder()
    const captured = (await shop.money()).captured
    await shop.fault('drop-after-execute', 'capture', 2)
    expect(await operator.ship(orderNo)).toMatchObject({ status: 'refused' })
    expect(await shop.balances(orderNo)).toMatchObject({ receivable: 20_340 })
    const both = await Promise.all([operator.ship(orderNo), operator.ship(orderNo)])
    expect(both.map(({ status }) => status).sort()).toEqual(['done', 'refused'])
    expect((await shop.money()).captured).toBe(captured + 1)
    expect(await shop.balances(orderNo)).toMatchObject({ card: 20_340 })
  })

  it.each([
    ['the card service', 'capture'],
    ['the wallet', 'wallet'],
  ])('6. ships and books nothing when %s reports another amount', async (who, Service) => {
    const shopper = await (await shop.guest()).bag({ ItemNo: '600001', EdpNo: 6001, Quantity: 2 })
    await shopper.sendHome()
    const body = Service === 'wallet' ? await paying(shop).byWallet(shopper) : {}
    if (Service === 'capture') await shopper.payBy(cards.visa)
    const { OrderNo } = (await shopper.place({ body })).json().OrderSummary
    const payload = { Service, Mode: 'other-amount', Operation: 'capture', Count: 1 }
    await shop.sandbox.app.inject({ method: 'POST', url: '/faults', payload })
    const result = await operator.ship(OrderNo)
    expect(result).toMatchObject({ status: 'refused', why: expect.stringContaining('Nothing was shipped.') })
    expect(result).toMatchObject({ why: expect.stringContaining(`${who} says that`) })
    expect(result).toMatchObject({ why: expect.stringMatching(/ is for 203\.41 CAD, not for 203\.40 CAD/) })
    expect(await shop.balances(OrderNo)).toEqual({ receivable: 20_340, sales: -18_000, tax: -2340 })
    const { rows } = await shop.pool.query('select state, capture_id from payment where order_no = $1', [OrderNo])
    expect(rows).toEqual([{ state: 'authorised', capture_id: null }])
  })

  it('7. cannot cancel an order of which a part has shipped', async () => {
    const { orderNo } = await anOrder()
    await shop.pool.query('update sub_order set shipped_at = now() where order_no = $1', [orderNo])
    expect(await operator.cancel(orderNo)).toMatchObject({ status: 'refused', why: expect.stringContaining('shipped') })
    expect(await shop.balances(orderNo)).toMatchObject({ receivable: 20_340 })
  })

  it('5. is told that an order is unknown', async () => {
    expect(await operator.ship('99999999')).toEqual({ status: 'refused', why: 'There is no order 99999999.' })
  })
})
