import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { authoriseService } from '../payment/authorise.service.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'

let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(
    shop.pool,
    { itemNo: '200001', edpNo: 2001, priceCents: 10_000, quantity: 5000, noOfPayments: 3 },
    { itemNo: '200002', edpNo: 2002, priceCents: 2000, quantity: 1 },
    { itemNo: '200003', edpNo: 2003, priceCents: 1500, quantity: 500, sellerType: 'Marketplace' },
    { itemNo: '200004', edpNo: 2004, priceCents: 4000, quantity: 500 },
  )
})
afterAll(() => shop.close())

let before: Awaited<ReturnType<OrderingShop['money']>>
beforeEach(async () => {
  before = await shop.money()
})
/** What the payment service did since the test began. */
const moved = async () => {
  const now = await shop.money()
  return {
    authorised: now.authorised - before.authorised,
    voided: now.voided - before.voided,
    declined: now.declined - before.declined,
  }
}

const kettle = { ItemNo: '200001', EdpNo: 2001, Quantity: 1 }
const lastOne = { ItemNo: '200002', EdpNo: 2002, Quantity: 1 }
const pan = { ItemNo: '200003', EdpNo: 2003, Quantity: 2 }
const priced = { ItemNo: '200004', EdpNo: 2004, Quantity: 1 }

const ready = async (...lines: (typeof kettle)[]): Promise<Shopper> => {
  const shopper = await (await shop.guest()).bag(...lines)
  await shopper.sendHome()
  return shopper.payBy(cards.visa)
}
const stockOf = async (edpNo: number) =>
  (await shop.pool.query('select quantity from edp where edp_no = $1', [edpNo])).rows[0].quantity
const ordersOf = async (shopper: Shopper) => (await shopper.orders()).json().Paging.TotalRecords

describe('placing an order', () => {
  it('1. answers the order, takes the stock and authorises the money', async () => {
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

  it('2. reads back the same, in the language of the path', async () => {
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

  it('3. balances its ledger', async () => {
    const shopper = await ready(kettle, pan)
    const { OrderNo } = (await shopper.place()).json().OrderSummary
    const { rows } = await shop.pool.query(
      'select account, amount_cents from ledger where order_no = $1 order by account',
      [OrderNo],
    )
    expect(rows).toEqual([
      { account: 'receivable', amount_cents: 14_690 },
      { account: 'sales', amount_cents: -13_000 },
      { account: 'tax', amount_cents: -1690 },
    ])
    await expect(
      shop.pool.query(`insert into ledger values (nextval('posting_number'), 'sales', 1, $1, 'placed', now())`, [
        OrderNo,
      ]),
    ).rejects.toThrow('does not balance')
    await expect(
      shop.pool.query('update ledger set amount_cents = 2 * amount_cents where order_no = $1', [OrderNo]),
    ).rejects.toThrow('stays as it is')
  })

  it('4. in Easy Pay asks for the first payment only', async () => {
    const shopper = await ready(kettle)
    const params = { guid: shopper.guid }
    await shop.call('PUT /api/v2/{language}/carts/{guid}/installment', {
      token: shopper.appToken,
      params,
      body: { NoOfInstallments: 3 },
    })
    const order = (await shopper.place()).json()
    expect(order).toMatchObject({ NoOfEasyPays: 3, GrandTotal: 113 })
    expect(order.EasyPays.map(({ Amount }: { Amount: number }) => Amount)).toEqual([46.34, 33.33, 33.33])
    const { rows } = await shop.pool.query('select amount_cents from payment where order_no = $1', [
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

  it('5. keeps the card when the shopper asked for it', async () => {
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

describe('the same request again', () => {
  it('1. fifty at once make one order, one authorisation and one reply', async () => {
    const shopper = await ready(kettle)
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 50 }, () => shopper.place({ key })))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(await ordersOf(shopper)).toBe(1)
    expect(await moved()).toEqual({ authorised: 1, voided: 0, declined: 0 })
  })

  it('2. gets the same bytes later, also in another language and after the order changed', async () => {
    const shopper = await ready(kettle)
    const key = randomUUID()
    const first = await shopper.place({ key })
    await shop.pool.query(`update placed_order set state = 'cancelled' where order_no = $1`, [
      first.json().OrderSummary.OrderNo,
    ])
    expect((await shopper.place({ key, language: 'fr' })).body).toBe(first.body)
  })

  it('3. with another body is refused', async () => {
    const shopper = await ready(kettle)
    const key = randomUUID()
    const { ReviewHash } = (await shopper.review()).json()
    expect((await shopper.place({ key })).statusCode).toBe(201)
    const reply = await shopper.place({ key, reviewHash: ReviewHash })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([409, 'IdempotencyKey'])
  })

  it('3b. with another bag is refused, and its money given back', async () => {
    const key = randomUUID()
    const shopper = await ready(kettle)
    expect((await shopper.place({ key })).statusCode).toBe(201)
    await shopper.bag(kettle)
    await shopper.sendHome()
    await shopper.payBy(cards.visa)
    const reply = await shopper.place({ key })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([409, 'IdempotencyKey'])
    expect([await ordersOf(shopper), await moved()]).toEqual([1, { authorised: 2, voided: 1, declined: 0 }])
    expect((await shopper.place()).statusCode).toBe(201)
  })

  it('4. needs a key', async () => {
    const shopper = await ready(kettle)
    const reply = await shopper.call('POST /api/v2/{language}/accounts/{edp}/orders', {
      body: { CartGuid: shopper.guid },
    })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([400, 'IdempotencyKey'])
  })

  it('5. with another key finds the bag ordered', async () => {
    const shopper = await ready(kettle)
    await shopper.place()
    expect((await shopper.place()).statusCode).toBe(409)
    expect(await moved()).toEqual({ authorised: 1, voided: 0, declined: 0 })
  })

  it('6. with eight other keys at once makes one order, and keeps the money of one', async () => {
    const shopper = await ready(kettle)
    const replies = await Promise.all(Array.from({ length: 8 }, () => shopper.place()))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)])
    const { authorised, voided } = await moved()
    expect(authorised - voided).toBe(1)
    expect(await ordersOf(shopper)).toBe(1)
  })
})

describe('concurrent orders of the last one', () => {
  it('1. twenty buyers, one order, and the others’ money is given back', async () => {
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => ready(lastOne)))
    before = await shop.money()
    const replies = await Promise.all(shoppers.map((shopper) => shopper.place()))
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const refused = replies.filter(({ statusCode }) => statusCode === 409)
    expect(refused).toHaveLength(19)
    expect(refused.every((reply) => /^CartLines\.\d+$/.test(reply.json()[0].Area))).toBe(true)
    expect(await stockOf(2002)).toBe(0)
    const { authorised, voided } = await moved()
    expect(authorised - voided).toBe(1)
  })
})

describe('a refusal loses nothing', () => {
  it('1. a declined card, then another with the same key', async () => {
    const shopper = await ready(kettle)
    await shopper.payBy(cards.declined)
    const key = randomUUID()
    const reply = await shopper.place({ key })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([417, 'CreditCard'])
    expect((await shopper.cart()).json()).toMatchObject({ ProductCount: 1, ShippingAddress: { City: 'Ottawa' } })
    await shopper.payBy(cards.visa)
    expect((await shopper.place({ key })).statusCode).toBe(201)
    expect(await moved()).toEqual({ authorised: 1, voided: 0, declined: 1 })
  })

  it('2. a payment service that is away, then the same request again', async () => {
    const shopper = await ready(kettle)
    const key = randomUUID()
    await shop.fault('off', 'authorize', 2)
    const away = await shopper.place({ key })
    expect([away.statusCode, away.headers['retry-after'], away.json()[0].Area]).toEqual([503, '5', 'CreditCard'])
    expect((await shopper.place({ key })).statusCode).toBe(201)
    expect(await moved()).toEqual({ authorised: 1, voided: 0, declined: 0 })
  })

  it('3. an answer that was lost is found again, and paid once', async () => {
    const shopper = await ready(kettle)
    await shop.fault('drop-after-execute', 'authorize', 2)
    expect((await shopper.place()).statusCode).toBe(503)
    expect((await shopper.place()).statusCode).toBe(201)
    expect(await moved()).toEqual({ authorised: 1, voided: 0, declined: 0 })
  })

  it('4. a lost answer, and then another card: the first is given back', async () => {
    const shopper = await ready(kettle)
    await shop.fault('drop-after-execute', 'authorize', 2)
    expect((await shopper.place()).statusCode).toBe(503)
    await shopper.payBy(cards.master)
    expect((await shopper.place()).statusCode).toBe(201)
    expect(await moved()).toEqual({ authorised: 2, voided: 1, declined: 0 })
  })

  it('5. a lost answer, and the shopper gives up: the money is given back in time', async () => {
    const shopper = await ready(kettle)
    await shop.fault('drop-after-execute', 'authorize', 2)
    expect((await shopper.place()).statusCode).toBe(503)
    const { providers } = shop
    const later = () => new Date(shop.clock.now().getTime() + 121_000)
    const payments = authoriseService({ pool: shop.pool, clock: later, providers })
    await shop.fault('off', 'void', 2)
    expect(await payments.settleStale()).toBe(0)
    const evenLater = () => new Date(shop.clock.now().getTime() + 300_000)
    expect(await authoriseService({ pool: shop.pool, clock: evenLater, providers }).settleStale()).toBe(1)
    expect(await moved()).toEqual({ authorised: 1, voided: 1, declined: 0 })
    expect((await shopper.place()).statusCode).toBe(201)
  })

  it('6. a placing that died after the money was authorised is taken over', async () => {
    const shopper = await ready(kettle)
    const dead = authoriseService({
      pool: shop.pool,
      clock: shop.clock.now,
      providers: shop.providers,
    })
    const { token, amount_cents } = (
      await shop.pool.query(`select card->>'token' as token, 11300 as amount_cents from cart where guid = $1`, [
        shopper.guid,
      ])
    ).rows[0]
    await dead.authorise({
      edp: shopper.edp,
      guid: shopper.guid,
      means: { provider: 'capture', token },
      amountCents: amount_cents,
    })
    await shop.pool.query(`update payment set held_until = $2 where cart_guid = $1`, [shopper.guid, shop.clock.now()])
    expect((await shopper.place()).statusCode).toBe(201)
    expect(await moved()).toEqual({ authorised: 1, voided: 0, declined: 0 })
  })

  it('7. names what has changed since the review', async () => {
    const shopper = await ready(priced)
    const { ReviewHash } = (await shopper.review()).json()
    await shop.pool.query('update edp set price_cents = 4100 where edp_no = 2004')
    const reply = await shopper.place({ reviewHash: ReviewHash })
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toEqual([
      {
        Message: 'Your order has changed since you reviewed it: the items or their prices. Please review it again.',
        Area: 'ReviewHash',
      },
    ])
    const method = { body: { ShipMethodId: 'express' } }
    const fresh = (await shopper.review()).json().ReviewHash
    await shopper.call('PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod', method)
    expect((await shopper.place({ reviewHash: fresh })).json()[0].Message).toContain('the shipping method')
    expect(await moved()).toEqual({ authorised: 0, voided: 0, declined: 0 })
  })

  it('8. names each missing part, one Area for each step', async () => {
    const shopper = await (await shop.guest()).bag()
    const areas = (await shopper.review()).json().map(({ Area }: { Area: string }) => Area)
    expect(areas).toEqual(['CartLines', 'ShippingAddress', 'CreditCard'])
    expect((await shopper.place()).statusCode).toBe(417)
  })

  it('9. an account on hold gets the number to call', async () => {
    const shopper = await ready(kettle)
    await shop.pool.query('update customer set is_on_hold = true where edp = $1', [shopper.edp])
    const reply = await shopper.place()
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([417, 'AccountOnHold'])
    expect(reply.json()[0].Message).toContain('1-800-555-0100')
  })
})

describe('a payment service that does not respond', () => {
  /** Ten lost connections: five requests, which are each sent twice. */
  const lost = 10
  const later = () => vi.setSystemTime(Date.now() + 10_000)
  const statesOf = async ({ guid }: Shopper) =>
    (await shop.pool.query<{ state: string }>('select state from payment where cart_guid = $1', [guid])).rows.map(
      ({ state }) => state,
    )

  it('is not asked for ten seconds after five requests: what was asked before is found again, and paid once', async () => {
    const [first, second] = [await ready(kettle), await ready(kettle)]
    const other = await (await (await shop.guest()).bag(kettle)).sendHome()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const key = randomUUID()
      await shop.fault('drop-after-execute', 'authorize', lost)
      for (let tries = 0; tries < 5; tries += 1) expect((await first.place({ key })).statusCode).toBe(503)
      // It responds again, and nobody asks it.
      for (const shopper of [first, second]) {
        const refused = await shopper.place(shopper === first ? { key } : {})
        expect([refused.statusCode, refused.headers['retry-after'], refused.json()[0].Area]).toEqual([
          503,
          '5',
          'CreditCard',
        ])
      }
      await expect(other.payBy(cards.visa)).rejects.toThrow('CreditCard')
      expect(await moved()).toEqual({ authorised: 1, voided: 0, declined: 0 })
      // The first one's money is in doubt until it is read back; the second one's was never asked for.
      expect([await statesOf(first), await statesOf(second)]).toEqual([['started'], ['voided']])

      // The call that tries it gets no response either.
      later()
      await shop.fault('off', 'authorize', 2)
      for (let tries = 0; tries < 2; tries += 1) expect((await second.place()).statusCode).toBe(503)

      later()
      expect((await first.place({ key })).statusCode).toBe(201)
      expect((await second.place()).statusCode).toBe(201)
      expect(await moved()).toEqual({ authorised: 2, voided: 0, declined: 0 })
      expect([await ordersOf(first), await ordersOf(second)]).toEqual([1, 1])
    } finally {
      vi.useRealTimers()
    }
  })

  it('is asked by everybody while it responds, be it with errors', async () => {
    const shopper = await ready(kettle)
    await shop.fault('error', 'authorize', 6)
    for (let tries = 0; tries < 6; tries += 1) expect((await shopper.place()).statusCode).toBe(503)
    expect((await (await ready(kettle)).place()).statusCode).toBe(201)
  })
})

describe('somebody else', () => {
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

  it('2. with an expired token is a 401', async () => {
    const shopper = await ready(kettle)
    await shop.pool.query(`update token set expires_at = $2 where customer_edp = $1`, [shopper.edp, shop.clock.now()])
    expect((await shopper.place()).statusCode).toBe(401)
    expect((await shopper.orders()).statusCode).toBe(401)
  })
})
