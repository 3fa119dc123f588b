import { describe, expect, it, onTestFinished } from 'vitest'
import { createListener } from '../kernel/listener.ts'
import { createLogger } from '../kernel/log.ts'
import { kettle, pan, placing } from '../testing/placing.ts'
import { cards, type Shopper } from '../testing/shopper.ts'

const orders = placing()
const { moved, ordersOf, ready, stockOf } = orders

describe('placing an order', () => {
  it('1. replies with the order, deducts the stock and authorises the payment', async () => {
    const shopper = await ready(kettle, pan)
    const stock = await stockOf(2003)
    const { ReviewHash, GrandTotal } = (await shopper.review()).json()
    const reply = await shopper.place({ reviewHash: ReviewHash })
    expect(reply.statusCode).toBe(201)
    const order = reply.json()
    expect(order).toMatchObject({
      OrderSummary: { Status: 'Received', OrderTotal: 146.9, Editable: true, Trackable: false },
      CustomerNo: '0',
      CustomerName: 'Ada Roy',
      BillingCityProvincePostalCode: 'Ottawa, ON K1P 5W1',
      DayPhone: '6135550100',
      PaymentType: 'Visa',
      CreditCardNo: '************4242',
      MerchandiseSubTotal: 130,
      ShippingHandling: 0,
      Taxes: [{ Name: 'HST', Rate: 13, Amount: 16.9 }],
      GrandTotal,
      NoOfEasyPays: 0,
      EasyPays: [],
    })
    expect(order.OrderSummary.OrderNo).toMatch(/^\d{8}$/)
    expect(
      order.SubOrders.map((part: { Items: { SellerType: string | null }[] }) => part.Items[0]?.SellerType),
    ).toEqual([null, 'Marketplace'])
    expect(await stockOf(2003)).toBe(stock - 2)
    expect(await moved()).toEqual({ authorised: 1, voided: 0, declined: 0 })
    expect((await shopper.cart()).json()).toMatchObject({ CartGuid: null, CartLines: [] })
  })

  it('2. gives the same reply as reading the order, in the language of the path', async () => {
    const shopper = await ready(kettle)
    const placed = (await shopper.place({ language: 'fr' })).json()
    const { OrderNo } = placed.OrderSummary
    const read = await shopper.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', {
      params: { id: OrderNo },
      language: 'fr',
    })
    expect(read.json()).toEqual(placed)
    expect(read.json()).toMatchObject({
      OrderSummary: { Status: 'Reçue', OrderMethod: 'En ligne' },
      SubOrders: [
        {
          ShipMethod: 'Livraison standard',
          Items: [
            {
              Description: 'Bouilloire 200001',
              Style: 'Rouge',
              ItemNoForDisplay: '200-001',
              ItemURL: '/pages/productdetails?nav=R:200001',
            },
          ],
        },
      ],
    })
  })

  it('2. announces the remaining stock to every process', async () => {
    const listener = createListener({ pool: orders.shop.pool, log: createLogger('silent') })
    onTestFinished(() => listener.stop())
    const announced: unknown[] = []
    listener.on('stock', (payload) => announced.push(JSON.parse(payload)))
    await listener.start()
    const shopper = await ready(pan)
    await shopper.place()
    const quantity = await stockOf(2003)
    await expect.poll(() => announced).toContainEqual({ itemNo: expect.any(String), edpNo: 2003, quantity })
  })

  it('3. balances its ledger', async () => {
    const shopper = await ready(kettle, pan)
    const { OrderNo } = (await shopper.place()).json().OrderSummary
    const { rows } = await orders.shop.pool.query(
      'select account, amount_cents from ledger where order_no = $1 order by account',
      [OrderNo],
    )
    expect(rows).toEqual([
      { account: 'receivable', amount_cents: 14_690 },
      { account: 'sales', amount_cents: -13_000 },
      { account: 'tax', amount_cents: -1690 },
    ])
    await expect(
      orders.shop.pool.query(`insert into ledger values (nextval('posting_number'), 'sales', 1, $1, 'placed', now())`, [
        OrderNo,
      ]),
    ).rejects.toThrow('does not balance')
    await expect(
      orders.shop.pool.query('update ledger set amount_cents = 2 * amount_cents where order_no = $1', [OrderNo]),
    ).rejects.toThrow('stays as it is')
  })

  it('4. with Easy Pay authorises the first payment only', async () => {
    const shopper = await ready(kettle)
    const params = { guid: shopper.guid }
    await orders.shop.call('PUT /api/v2/{language}/carts/{guid}/installment', {
      token: shopper.appToken,
      params,
      body: { NoOfInstallments: 3 },
    })
    const order = (await shopper.place()).json()
    expect(order).toMatchObject({ NoOfEasyPays: 3, GrandTotal: 113 })
    expect(order.EasyPays.map(({ Amount }: { Amount: number }) => Amount)).toEqual([46.34, 33.33, 33.33])
    const { rows } = await orders.shop.pool.query('select amount_cents from payment where order_no = $1', [
      order.OrderSummary.OrderNo,
    ])
    expect(rows).toEqual([{ amount_cents: 4634 }])
    const schedule = await shopper.call('GET /api/v2/{language}/accounts/{edp}/easypayschedule')
    expect(schedule.json()).toEqual(
      [
        ['2026-11-21', 46.34, '$46.34', '1 of 3'],
        ['2026-12-21', 33.33, '$33.33', '2 of 3'],
        ['2027-01-20', 33.33, '$33.33', '3 of 3'],
      ].map(([PaymentDate, TotalAmount, Total, NoOfEasyPay]) => ({
        OrderNo: order.OrderSummary.OrderNo,
        PaymentDate,
        TotalAmount,
        Total,
        NoOfEasyPay,
        Status: 'Due',
        RetryOn: null,
        // Later payments begin once the order has shipped.
        Payable: false,
      })),
    )
  })

  it('5. saves the card when the shopper chose to', async () => {
    const shopper = await ready(kettle)
    await shopper.payBy(cards.master, { save: true })
    expect((await shopper.call('GET /api/v2/{language}/accounts/{edp}')).json().CreditCards).toEqual([])
    expect((await shopper.place()).statusCode).toBe(201)
    const { CreditCards } = (await shopper.call('GET /api/v2/{language}/accounts/{edp}')).json()
    expect(CreditCards).toMatchObject([{ CardType: 'MC', LastDigits: '4444', IsDefault: true }])
    await shopper.bag(kettle)
    await shopper.sendHome()
    const body = { CardType: 'MC', CreditCardId: CreditCards[0].Id }
    await shopper.call('PUT /api/v2/{language}/accounts/{edp}/cart/payment', { body })
    expect((await shopper.place()).json()).toMatchObject({ PaymentType: 'MasterCard', CustomerNo: '0' })
  })
})

describe('another customer', () => {
  it('1. cannot place, read or list another’s order', async () => {
    const [mine, yours] = [await ready(kettle), await ready(kettle)]
    const { guid } = mine
    mine.guid = yours.guid
    expect((await mine.place()).statusCode).toBe(404)
    mine.guid = guid
    const { OrderNo } = (await mine.place()).json().OrderSummary
    const params = { id: OrderNo }
    const read = (who: Shopper) => who.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', { params })
    expect((await read(yours)).statusCode).toBe(404)
    expect((await read(mine)).statusCode).toBe(200)
    const foreign = await yours.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', {
      params: { ...params, edp: mine.edp },
    })
    expect(foreign.statusCode).toBe(403)
    expect(await ordersOf(yours)).toBe(0)
  })

  it('2. gets a 401 with an expired token', async () => {
    const shopper = await ready(kettle)
    await orders.shop.pool.query(`update token set expires_at = $2 where customer_edp = $1`, [
      shopper.edp,
      orders.shop.clock.now(),
    ])
    expect((await shopper.place()).statusCode).toBe(401)
    expect((await shopper.orders()).statusCode).toBe(401)
  })
})
