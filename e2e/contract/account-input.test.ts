import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { onair } from '../support/onair.ts'
import { origins } from '../support/ports.ts'
import { expectRefusal } from '../support/refusal.ts'
import { cards, Sandbox } from '../support/sandbox.ts'
import { type CallOptions, type Person, ShopApi, someAddress, somePostalCode } from '../support/shop-api.ts'
import { type Name, nextYear } from './samples.ts'

const api = new ShopApi(origins.shop)
const account = '/accounts/{edp}'
const cookieOf = ({ token, edp }: Person) =>
  `userToken=${encodeURIComponent(JSON.stringify({ Token: token, Edp: edp }))}`

/** What a customer owns that has an identifier: a shipped Easy Pay order, its parcel, bag and invoice, an address, a card, a session. */
type Owned = {
  order: string
  parcel: string
  invoice: string
  bag: string
  address: string
  card: string
  session: string
}

/** Identifiers that do not exist. */
const invented: Owned = {
  order: '99999999',
  parcel: '9999999901',
  invoice: 'INV-9999999',
  bag: randomUUID(),
  address: randomUUID(),
  card: randomUUID(),
  session: '0'.repeat(32),
}

/**
 * A text without the long identifiers: a refusal may repeat the one that was asked for. Those of addresses and cards are short,
 * may equal any figure of a page, and are never repeated.
 */
const withoutIds = (text: string, { order, parcel, invoice, bag, session }: Owned) =>
  [invoice, parcel, order, bag, session].reduce(
    (rest, id) => rest.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '#'),
    text,
  )

let person: Person
let stranger: Person
let theirs: Owned
let own: Owned

/** A new customer with all of it. */
async function aCustomer(seed: string): Promise<[Person, Owned]> {
  const email = `${randomUUID()}@example.com`
  const who = await api.newAccount(email)
  const customer = { params: { edp: who.edp }, token: who.token }
  const card = await new Sandbox(origins.sandbox).cardToken(cards.visa)
  const goods = await api.findGoods(seed, ({ product }) => (product.EasyPay?.NoOfPayments ?? 0) >= 2)
  const { CartGuid } = await api.readyBag(who, [goods], card, { installments: 2, save: true })
  const placed = await api.ok('POST /api/v2/{language}/accounts/{edp}/orders', {
    ...customer,
    body: { CartGuid },
    headers: { 'idempotency-key': randomUUID() },
  })
  const { OrderNo } = placed.OrderSummary
  await onair('orders', 'ship', OrderNo)
  await api.ok('POST /api/v2/{language}/accounts/{edp}/shippingaddresses', {
    ...customer,
    body: { ...someAddress, ZipCode: somePostalCode, Address2: 'Unit 4' },
  })
  await api.signIn(email)
  const [order, read, { Sessions }] = await Promise.all([
    api.order(who, OrderNo),
    api.ok('GET /api/v2/{language}/accounts/{edp}', customer),
    api.ok('GET /api/v2/{language}/accounts/{edp}/sessions', customer),
  ])
  const owned = {
    order: OrderNo,
    parcel: order.SubOrders[0]?.ShipOrderNo ?? '',
    invoice: order.Invoices[0]?.InvoiceNo ?? '',
    bag: CartGuid,
    address: read.ShippingAddresses[0]?.Id ?? '',
    card: read.CreditCards[0]?.Id ?? '',
    session: Sessions.find(({ IsCurrent }) => !IsCurrent)?.Id ?? '',
  }
  return [who, owned]
}

beforeAll(async () => {
  ;[[person, own], [stranger, theirs]] = await Promise.all([
    aCustomer('account input'),
    aCustomer('account input, theirs'),
  ])
  await api.bagWith([await api.findGoods('account input, bag')], person)
})

test('everything has an identifier', () => {
  expect([...Object.values(own), ...Object.values(theirs)].filter((id) => id === '')).toEqual([])
  const long = [own, theirs].flatMap(({ order, parcel, invoice, bag, session }) => [
    order,
    parcel,
    invoice,
    bag,
    session,
  ])
  expect(long.filter((id) => id.length < 8)).toEqual([])
})

describe('rows of another customer get the same reply as unknown rows', () => {
  const key = () => ({ headers: { 'idempotency-key': randomUUID() } })
  const address = { ...someAddress, ZipCode: somePostalCode }
  const newCard = {
    CardType: 'VI',
    ExpiryMonth: '12',
    ExpiryYear: nextYear,
    LastDigits: '4242',
    HolderName: 'Maya Tremblay',
  }
  const returned = ({ parcel }: Owned) => ({
    ShipOrderNo: parcel,
    Items: [{ LineId: `${parcel}-1`, Quantity: 1, Reason: 'ChangedMind' }],
  })

  const calls: [what: string, method: string, path: string, status: number, options: (of: Owned) => CallOptions][] = [
    ['an order', 'GET', '/orders/{id}', 404, ({ order }) => ({ params: { id: order } })],
    ['an order to edit', 'PUT', '/cart', 404, ({ order }) => ({ body: { ModifyOrderNo: order } })],
    [
      'the review of an edit',
      'PUT',
      '/orders/{id}/review',
      404,
      ({ order, bag }) => ({ params: { id: order }, body: { CartGuid: bag } }),
    ],
    [
      'an edit',
      'PUT',
      '/orders/{id}',
      404,
      ({ order, bag }) => ({ params: { id: order }, body: { CartGuid: bag, ReviewHash: 'x' }, ...key() }),
    ],
    ['an order’s returns', 'GET', '/orders/{id}/returns', 404, ({ order }) => ({ params: { id: order } })],
    [
      'a return',
      'POST',
      '/orders/{id}/returns',
      404,
      (of) => ({ params: { id: of.order }, body: returned(of), ...key() }),
    ],
    [
      'the sub-order of a return',
      'POST',
      '/orders/{id}/returns',
      404,
      (of) => ({ params: { id: own.order }, body: returned(of), ...key() }),
    ],
    ['an invoice', 'GET', '/orders/{id}/invoice', 404, ({ order }) => ({ params: { id: order } })],
    [
      'a sub-order’s invoice',
      'GET',
      '/orders/{id}/invoice',
      404,
      ({ parcel }) => ({ params: { id: own.order }, query: { shipOrderNo: parcel } }),
    ],
    [
      'the number of an invoice',
      'GET',
      '/orders/{id}/invoice',
      404,
      ({ invoice }) => ({ params: { id: own.order }, query: { invoiceNo: invoice } }),
    ],
    [
      'a payment',
      'POST',
      '/orders/{id}/payments',
      404,
      ({ order }) => ({ params: { id: order }, body: { Numbers: [2] }, ...key() }),
    ],
    [
      'the card of an order',
      'PUT',
      '/orders/{id}/paymentcard',
      404,
      ({ order }) => ({ params: { id: order }, body: { ...newCard, Token: 'tok_of_nobody' } }),
    ],
    ['an ordered bag', 'GET', '/orderedcart/{guid}', 404, ({ bag }) => ({ params: { guid: bag } })],
    ['a bag', 'PUT', '/cart', 404, ({ bag }) => ({ body: { CartGuid: bag } })],
    ['an address', 'PUT', '/shippingaddresses/{id}', 404, (of) => ({ params: { id: of.address }, body: address })],
    ['an address to remove', 'DELETE', '/shippingaddresses/{id}', 404, (of) => ({ params: { id: of.address } })],
    ['an address as the default', 'POST', '/defaultshippingaddress', 404, (of) => ({ query: { id: of.address } })],
    [
      'an address to send to',
      'PUT',
      '/cart/shippingaddress',
      404,
      (of) => ({ body: { ShippingAddressId: of.address } }),
    ],
    [
      'a card',
      'PUT',
      '/creditcards/{id}',
      404,
      ({ card }) => ({
        params: { id: card },
        body: { ExpiryMonth: '12', ExpiryYear: nextYear, HolderName: 'Maya', IsDefault: true },
      }),
    ],
    ['a card to remove', 'DELETE', '/creditcards/{id}', 404, ({ card }) => ({ params: { id: card } })],
    [
      'a card to pay with',
      'PUT',
      '/cart/payment',
      417,
      ({ card }) => ({ body: { CardType: 'VI', CreditCardId: card } }),
    ],
    ['a session', 'DELETE', '/sessions/{id}', 404, ({ session }) => ({ params: { id: session } })],
  ]

  test.each(calls)('%s: %s %s', async (_, method, path, status, options) => {
    const ask = (of: Owned) => {
      const { params, ...sent } = options(of)
      const name = `${method} /api/v2/{language}${account}${path}` as Name
      return api.call(name, { params: { edp: person.edp, ...params }, token: person.token, ...sent })
    }
    const [foreign, unknown] = [await ask(theirs), await ask(invented)]
    expect([foreign.status, unknown.status], foreign.text + unknown.text).toEqual([status, status])
    expect(withoutIds(foreign.text, theirs)).toBe(withoutIds(unknown.text, invented))
    expectRefusal(foreign, 'en')
  })

  const pages: [page: string, status: number, query: (of: Owned) => string][] = [
    ['/pages/myaccount/orderstatus', 404, ({ order }) => `/${order}`],
    ['/pages/returnitems', 404, ({ parcel }) => `?orderNo=${parcel}`],
    ['/pages/orderinvoice', 404, ({ order }) => `?orderNo=${order}`],
    ['/pages/orderinvoice', 404, ({ invoice }) => `?orderNo=${own.order}&invoiceNo=${invoice}`],
    ['/pages/trackorder', 404, ({ order }) => `?orderNo=${order}&postalCode=V5K0A1`],
    ['/pages/myaccount/addresses/addaddress', 302, ({ address }) => `?id=${address}`],
    ['/pages/myaccount/paymentcards/addcard', 302, ({ card }) => `?id=${card}`],
  ]

  test.each(pages)('%s: %i', async (page, status, query) => {
    const load = async (of: Owned) => {
      const reply = await fetch(`${origins.shop}/en${page}${query(of)}`, {
        redirect: 'manual',
        headers: { cookie: cookieOf(person) },
      })
      const [, main = ''] = /<main[^>]*>([\s\S]*?)<\/main>/.exec(await reply.text()) ?? []
      return { status: reply.status, location: reply.headers.get('location'), main: withoutIds(main, of) }
    }
    const [foreign, unknown] = [await load(theirs), await load(invented)]
    expect(foreign.status).toBe(status)
    expect(foreign).toEqual(unknown)
  })

  test('nothing of the other customer was changed', async () => {
    const { params, token } = { params: { edp: stranger.edp }, token: stranger.token }
    const read = await api.ok('GET /api/v2/{language}/accounts/{edp}', { params, token })
    expect(read.ShippingAddresses.map(({ Id }) => Id)).toContain(theirs.address)
    expect(read.CreditCards.map(({ Id }) => Id)).toEqual([theirs.card])
    const { Sessions } = await api.ok('GET /api/v2/{language}/accounts/{edp}/sessions', { params, token })
    expect(Sessions.map(({ Id }) => Id)).toContain(theirs.session)
    expect((await api.order(stranger, theirs.order)).SubOrders[0]?.Returns).toEqual([])
  })
})

describe('an invalid address of the account', () => {
  const load = async (path: string, cookie = cookieOf(person)) => {
    const reply = await fetch(`${origins.shop}/en${path}`, { redirect: 'manual', headers: { cookie } })
    return { status: reply.status, location: reply.headers.get('location') ?? '', text: await reply.text() }
  }
  const list = '/pages/myaccount/orderstatus'

  test.each([
    'index=99',
    'index=-1',
    'index=1',
    'index=x',
    'page=abc',
    'page=0',
    'page=99',
    'size=-5',
    'range=7&index=9',
    'dateRange=soon',
  ])('of the order list, %s, shows the orders there are', async (query) => {
    const { status, text } = await load(`${list}?${query}`)
    expect(status).toBe(200)
    expect(text).toContain(`${list}/${own.order}`)
  })

  test('index 0 opens the first order', async () => {
    expect(await load(`${list}?index=0&page=1&size=6&range=0`)).toMatchObject({
      status: 302,
      location: `/en${list}/${own.order}`,
    })
  })

  test('reversed dates are an empty period; 32 February and a word are no days', async () => {
    const ask = (query: Record<string, string>) =>
      api.call('GET /api/v2/{language}/accounts/{edp}/orders', {
        params: { edp: person.edp },
        token: person.token,
        query,
      })
    const reversed = await ask({ fromDate: '2031-01-01', toDate: '2020-01-01' })
    expect([reversed.status, reversed.json]).toMatchObject([200, { OrderSummary: [], Paging: { TotalRecords: 0 } }])
    for (const fromDate of ['2026-02-32', 'abc', '']) {
      const refused = await ask({ fromDate })
      expect([refused.status, expectRefusal(refused, 'en')]).toMatchObject([400, [{ Area: 'fromDate' }]])
    }
  })

  test.each([
    ['truncated', (text: string) => text.slice(0, -9)],
    ['not JSON', () => 'userToken=hello'],
    ['of customer −1', () => `userToken=${encodeURIComponent(JSON.stringify({ Token: person.token, Edp: -1 }))}`],
    [
      'of a customer that is text',
      () => `userToken=${encodeURIComponent(JSON.stringify({ Token: person.token, Edp: String(person.edp) }))}`,
    ],
    ['of 10 kB', () => `userToken=${'x'.repeat(10_240)}`],
    [
      'of 10 kB within',
      () => `userToken=${encodeURIComponent(JSON.stringify({ Token: 'x'.repeat(10_000), Edp: person.edp }))}`,
    ],
    ['of another’s number', () => cookieOf({ token: person.token, edp: stranger.edp })],
  ])('with a cookie %s leads to sign-in', async (_, damaged) => {
    for (const path of ['/pages/myaccount', list, '/pages/myaccount/easypay', '/pages/myaccount/addresses']) {
      expect(await load(path, damaged(cookieOf(person)))).toMatchObject({ status: 303, location: '/en/pages/signin' })
    }
  })
})
