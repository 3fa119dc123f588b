import { sellerSettings } from '@onair/server/extension'
import { type OrderingShop, orderingShop, receiveReturnService, stockShelf, verify } from '@onair/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tourOf } from '../tour/tour.ts'
import { expectedOrders } from './expected-orders.ts'
import { demoPassword, people } from './people.data.ts'
import { loadPeople } from './people.ts'

let shop: OrderingShop
const tokens = new Map<string, { token: string; edp: number }>()
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(
    shop.pool,
    ...Array.from({ length: 12 }, (_, index) => ({
      itemNo: String(300_001 + index),
      edpNo: 3001 + index,
      priceCents: 1999 + 700 * index,
      noOfPayments: index % 2 ? 6 : 1,
      sellerType: index === 10 ? ('Marketplace' as const) : index === 11 ? ('OAPartner' as const) : null,
      isDonation: index === 8,
    })),
  )
  await shop.pool.query(`update product set weight_grams = 42000 where item_no = '300007'`)
  await load()
})
const load = () =>
  loadPeople({ pool: shop.pool, clock: shop.clock.now, giftCardKey: 'key', seller: sellerSettings.of(shop.config) })
afterAll(() => shop.close())

async function signIn(email: string) {
  const form = {
    grant_type: 'password',
    userName: email,
    password: demoPassword,
    key: 'onair-web',
    recaptchaToken: 'ok-1',
  }
  const reply = await shop.call('POST /api/v2/{language}/token', { form })
  expect(reply.statusCode).toBe(200)
  const { access_token, customerEDP } = reply.json()
  tokens.set(email, { token: access_token, edp: customerEDP })
  return tokens.get(email)
}
async function as(email: string, name: Parameters<OrderingShop['call']>[0], params = {}, query = {}) {
  const who = tokens.get(email) ?? (await signIn(email))
  return (await shop.call(name, { token: who?.token ?? '', params: { edp: who?.edp ?? 0, ...params }, query })).json()
}
const orders = 'GET /api/v2/{language}/accounts/{edp}/orders' as const
const order = 'GET /api/v2/{language}/accounts/{edp}/orders/{id}' as const

describe('the customers of the demonstration', () => {
  it('1. can all sign in, whatever the case of the e-mail', async () => {
    for (const { email, flag } of people) if (flag !== 'is_guest') await signIn(email)
    await signIn('Shopper@Example.com')
  })

  it('2. have orders in every state, on five pages', async () => {
    const list = await as('shopper@example.com', orders, {}, { pageSize: '100' })
    const words = new Set(list.OrderSummary.map(({ Status }: { Status: string }) => Status))
    expect(words).toEqual(new Set(['Received', 'Preparing', 'Shipped', 'Delivered', 'Returned', 'Cancelled']))
    const second = await as('shopper@example.com', orders, {}, { page: '2' })
    expect(second.OrderSummary.length).toBeGreaterThan(0)
    expect(second.Paging).toEqual({ CurrentPage: 2, TotalPages: 5, TotalRecords: 27 })
  })

  it('3. have orders with amounts that add up', async () => {
    const { OrderSummary } = await as('shopper@example.com', orders, {}, { pageSize: '100' })
    for (const { OrderNo, OrderTotal } of OrderSummary) {
      const read = await as('shopper@example.com', order, { id: OrderNo }, { validate: 'true' })
      expect(read.ActualOrderTotal).toBe(OrderTotal)
      expect(read.SubOrders.length).toBeGreaterThan(0)
    }
    const { rows } = await shop.pool.query('select sum(amount_cents)::int as sum from ledger')
    expect(rows).toEqual([{ sum: 0 }])
  })

  it('4. have Easy Pay plans in every state, one payment declined and one FINAL; the job changes only a guest’s', async () => {
    const schedule = await as('shopper@example.com', 'GET /api/v2/{language}/accounts/{edp}/easypayschedule')
    expect(
      schedule.map((due: { PaymentDate: string; NoOfEasyPay: string; Status: string }) => [
        due.PaymentDate,
        due.NoOfEasyPay,
        due.Status,
      ]),
    ).toEqual([
      ['2026-11-19', '2 of 4', 'Failed'],
      ['2026-12-14', '3 of 5', 'Due'],
      ['2026-12-16', '5 of 5', 'Due'],
      ['2026-12-19', '3 of 4', 'Due'],
      ['2026-12-20', '2 of 3', 'Due'],
      ['2027-01-13', '4 of 5', 'Due'],
      ['2027-01-18', '4 of 4', 'Due'],
      ['2027-01-19', '3 of 3', 'Due'],
      ['2027-02-12', '5 of 5', 'Due'],
    ])
    const { OrderSummary } = await as('shopper@example.com', orders, {}, { pageSize: '100' })
    const states = new Set<string>()
    for (const { OrderNo } of OrderSummary) {
      const { EasyPays } = await as('shopper@example.com', order, { id: OrderNo })
      for (const { Status } of EasyPays) states.add(Status)
    }
    expect([...states].toSorted()).toEqual(['Cancelled', 'Due', 'Failed', 'Paid'])
    const { rows } = await shop.pool.query(
      `select order_no from instalment join placed_order using (order_no) where number > 1 and paid_at is null
       and forgiven_cents < amount_cents and coalesce(next_try_on, due_on) <= '2026-11-21' and state in ('shipped', 'delivered')`,
    )
    // The guest's, so that there is a letter with a link.
    expect(rows).toEqual([{ order_no: '40000401' }])
  })

  it('5. offer returns while the window is open, and not after', async () => {
    const [recent] = (await as('shopper@example.com', order, { id: '40000114' })).SubOrders
    expect(recent).toMatchObject({
      DeliveryDate: '2026-11-08',
      ReturnByDate: '2026-12-08',
      IsReturnDeadlinePassed: false,
      ShowCanadaPostReturnCTA: true,
    })
    const [old] = (await as('shopper@example.com', order, { id: '40000104' })).SubOrders
    expect(old).toMatchObject({ IsReturnDeadlinePassed: true })
  })

  it('6. tell an employee and a customer on hold why an order cannot be edited', async () => {
    for (const [email, reason] of [
      ['employee@example.com', 'care@example.com'],
      ['onhold@example.com', '1-800-555-0100'],
    ] as const) {
      const [first] = (await as(email, orders)).OrderSummary
      const { OrderSummary } = await as(email, order, { id: first.OrderNo }, { validate: 'true' })
      expect(OrderSummary.Editable).toBe(false)
      expect(OrderSummary.OrderModificationValidationMessages[0]).toContain(reason)
    }
  })

  it('7. have cards and addresses; the newcomer has none', async () => {
    const account = 'GET /api/v2/{language}/accounts/{edp}' as const
    const shopper = await as('shopper@example.com', account)
    expect(shopper.CreditCards.map(({ CardType }: { CardType: string }) => CardType)).toEqual(['VI', 'MC', 'FI', 'AX'])
    expect(shopper.CreditCards.at(-1)).toMatchObject({ ExpiryMonth: '11', ExpiryYear: '2026' })
    expect(shopper.ShippingAddresses).toHaveLength(5)
    expect(shopper.IsNewsletterSubscribed).toBe(true)
    expect(await as('nouveau@example.com', account)).toMatchObject({
      Language: 'fr',
      BillingAddress: null,
      ShippingAddresses: [],
      CreditCards: [],
    })
  })

  it('8. have favourites, but no donations among them', async () => {
    const favourites = 'GET /api/v2/{language}/accounts/{edp}/favourites' as const
    const { Favourites } = await as('shopper@example.com', favourites)
    expect(Favourites).toHaveLength(11)
    expect(Favourites[0].ActivityDateTime).toBe('2026-11-18T17:00:00.000Z')
    expect((await as('nouveau@example.com', favourites)).Favourites).toEqual([])
  })

  it('9. have records that agree to the cent', async () => {
    expect((await verify(shop.pool)).disagreements).toEqual([])
  })

  it.each(Object.keys(expectedOrders))('10. have the orders of the tour: %s', async (email) => {
    for (const [id, expected] of Object.entries(expectedOrders[email] ?? {})) {
      expect(await as(email, order, { id }, { validate: 'true' }), id).toMatchObject(expected)
    }
  })

  it('11. are on the tour, each order with its person', () => {
    const { people: shown } = tourOf('http://sandbox.test')
    const orders = shown.flatMap(({ email, sights }) =>
      sights.flatMap(({ to }) => {
        const [, number] = /\/orderstatus\/(\d{8})$/.exec(to) ?? []
        return number ? [[email, number]] : []
      }),
    )
    const expected = Object.entries(expectedOrders).flatMap(([email, orders]) =>
      Object.keys(orders).map((number) => [email, number]),
    )
    expect(orders.toSorted()).toEqual(expected.toSorted())
    expect(shown.map(({ email }) => email)).toEqual(people.map(({ email }) => email))
  })

  it('12. track a guest’s orders with number and postal code, as in the tour', async () => {
    const sights = tourOf('http://sandbox.test').people.flatMap((person) => (person.isGuest ? person.sights : []))
    const tracking = sights.flatMap(({ to }) => (to.startsWith('/') ? [new URL(to, 'http://shop.test')] : []))
    expect(tracking.map(({ pathname }) => pathname)).toEqual(['/pages/trackorder'])
    for (const { searchParams } of tracking) {
      const query = Object.fromEntries(searchParams)
      const tracked = await shop.call('GET /api/v2/{language}/ordertracking', { query })
      expect(tracked.json()).toMatchObject({ OrderNo: query.orderNo, Status: 'Shipped' })
    }
  })

  it('13. can return a shipped order and are refunded', async () => {
    // An order with a return on its way has that one received first.
    const { rows } = await shop.pool.query<{ no: string; items: { itemNo: string }[] }>(
      `select order_no as no, case when bool_or(returning_quantity > 0) then '[]' else
         json_agg(json_build_object('itemNo', item_no)) filter (where not is_donation and returned_quantity < quantity) end as items
       from placed_order join order_line using (order_no) where state in ('shipped', 'delivered')
       group by order_no having bool_or(not is_donation and returned_quantity < quantity)`,
    )
    const { providers } = shop
    const returns = receiveReturnService({ pool: shop.pool, clock: shop.clock.now, providers })
    expect(rows.length).toBeGreaterThan(15)
    for (const { no, items } of rows) expect(await returns.receive(no, items), no).toMatchObject({ status: 'done' })
    expect((await verify(shop.pool)).disagreements).toEqual([])
  })

  it('14. are loaded once', async () => {
    await load()
    const { rows } = await shop.pool.query('select count(*)::int as count from customer')
    expect(rows).toEqual([{ count: people.length }])
  })
})
