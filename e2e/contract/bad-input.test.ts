import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { origins } from '../support/ports.ts'
import { expectRefusal } from '../support/refusal.ts'
import { type Cart, type Goods, type Language, type Person, ShopApi } from '../support/shop-api.ts'

describe.each<Language>(['en', 'fr'])('bad input (%s)', (language) => {
  const api = new ShopApi(origins.shop, language)
  let goods: Goods
  let app: string
  let person: Person
  let stranger: Person
  let theirs: Cart
  let cart: Cart
  beforeAll(async () => {
    goods = await api.findGoods(`bad input ${language}`, ({ product }) => product.EasyPay === null)
    app = await api.appToken()
    person = await api.newAccount(`${randomUUID()}@example.com`)
    stranger = await api.newAccount(`${randomUUID()}@example.com`)
    cart = await api.bagWith([goods], person)
    theirs = await api.bagWith([goods], stranger)
  })

  const line = (change: object = {}) => ({
    ItemNo: goods.product.ItemNo,
    EdpNo: goods.edp.EdpNo,
    Quantity: 1,
    ...change,
  })
  const customer = () => ({ params: { edp: person.edp }, token: person.token })

  type Sent = { method?: string; path: string; body?: string; headers?: Record<string, string>; token?: string }
  async function send({ method = 'GET', path, body, headers, token }: Sent) {
    const reply = await fetch(`${origins.shop}${path.replace('{language}', language)}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  }
  const toBag = (body: string, headers?: Record<string, string>) =>
    send({
      method: 'POST',
      path: `/api/v2/{language}/carts/${cart.CartGuid}/cartlines`,
      body,
      token: app,
      ...(headers && { headers }),
    })
  const addLine = (change: object) => toBag(JSON.stringify(line(change)))

  type Case = [
    what: string,
    status: number,
    area: string,
    ask: () => Promise<{ status: number; headers: Headers; text: string }>,
  ]
  const cases: Case[] = [
    ['1 an unknown item', 404, 'itemNo', () => send({ path: '/api/v3/{language}/products/999999999' })],
    ['2 an item number that is none', 400, 'itemNo', () => send({ path: '/api/v3/{language}/products/kettle' })],
    ['3 an unknown style and size', 404, 'EdpNo', () => addLine({ EdpNo: 2_000_000_000 })],
    ['4 an unknown bag', 404, 'CartGuid', () => send({ path: `/api/v2/{language}/carts/${randomUUID()}`, token: app })],
    ['5 a bag number that is none', 400, 'guid', () => send({ path: '/api/v2/{language}/carts/1', token: app })],
    [
      '6 an unknown order',
      404,
      'OrderNo',
      () =>
        api.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', {
          ...customer(),
          params: { edp: person.edp, id: '999999999' },
        }),
    ],
    [
      '7 text that is no order number',
      400,
      'id',
      () =>
        api.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', {
          ...customer(),
          params: { edp: person.edp, id: 'mine' },
        }),
    ],
    ['8 an unknown address of the API', 404, 'path', () => send({ path: '/api/v2/{language}/kettles' })],
    ['9 malformed JSON', 400, 'body', () => toBag('{"ItemNo": ')],
    ['10 no content', 400, 'body', () => toBag('')],
    ['11 a list where an object belongs', 400, 'body', () => toBag('[]')],
    ['12 a number as text', 400, 'Quantity', () => addLine({ Quantity: '1' })],
    ['13 an item number as a number', 400, 'ItemNo', () => addLine({ ItemNo: Number(goods.product.ItemNo) })],
    ['14 70 kB', 413, 'body', () => toBag(JSON.stringify(line({ Note: 'x'.repeat(70_000) })))],
    ['15 text where JSON belongs', 415, 'Content-Type', () => toBag('ItemNo', { 'content-type': 'text/plain' })],
    ['16 quantity 0', 400, 'Quantity', () => addLine({ Quantity: 0 })],
    ['17 quantity −1', 400, 'Quantity', () => addLine({ Quantity: -1 })],
    ['18 quantity 1.5', 400, 'Quantity', () => addLine({ Quantity: 1.5 })],
    ['19 quantity 1e9', 400, 'Quantity', () => addLine({ Quantity: 1e9 })],
    ['20 a price in the request', 400, 'Price', () => addLine({ Price: 0.01 })],
    [
      '21 instalments that the goods do not offer',
      417,
      'NoOfInstallments',
      () =>
        api.call('PUT /api/v2/{language}/carts/{guid}/installment', {
          params: { guid: cart.CartGuid },
          body: { NoOfInstallments: 6 },
          token: app,
        }),
    ],
    [
      '22 taking over somebody else’s bag',
      404,
      'CartGuid',
      () =>
        api.call('PUT /api/v2/{language}/accounts/{edp}/cart', { ...customer(), body: { CartGuid: theirs.CartGuid } }),
    ],
    [
      '23 ordering somebody else’s bag',
      404,
      'CartGuid',
      () =>
        api.call('POST /api/v2/{language}/accounts/{edp}/orders', {
          ...customer(),
          body: { CartGuid: theirs.CartGuid },
          headers: { 'idempotency-key': randomUUID() },
        }),
    ],
    [
      '24 an order without a key',
      400,
      'Idempotency-Key',
      () =>
        api.call('POST /api/v2/{language}/accounts/{edp}/orders', { ...customer(), body: { CartGuid: cart.CartGuid } }),
    ],
    [
      '25 an order of a bag that lacks all but its goods',
      417,
      'ShippingAddress',
      () =>
        api.call('POST /api/v2/{language}/accounts/{edp}/orders', {
          ...customer(),
          body: { CartGuid: cart.CartGuid },
          headers: { 'idempotency-key': randomUUID() },
        }),
    ],
    ['26 no token', 401, 'Authorization', () => send({ path: `/api/v2/{language}/accounts/${person.edp}` })],
    [
      '27 a token that never existed',
      401,
      'Authorization',
      () => send({ path: `/api/v2/{language}/accounts/${person.edp}`, token: 'a'.repeat(43) }),
    ],
    [
      '28 the application’s token for a customer’s call',
      401,
      'Authorization',
      () => send({ path: `/api/v2/{language}/accounts/${person.edp}`, token: app }),
    ],
    [
      '29 a customer’s token for somebody else’s account',
      403,
      'Edp',
      () => send({ path: `/api/v2/{language}/accounts/${stranger.edp}`, token: person.token }),
    ],
    ['30 a page before the first', 400, 'page', () => send({ path: '/api/v3/{language}/products?page=0' })],
    ['31 a page of 101', 400, 'pageSize', () => send({ path: '/api/v3/{language}/products?pageSize=101' })],
    [
      '32 37 item numbers',
      400,
      'itemNos',
      () => send({ path: `/api/v3/{language}/products?itemNos=${Array(37).fill('100001').join('-')}` }),
    ],
    [
      '33 a text too long for a time zone',
      400,
      'timeZone',
      () => send({ path: `/api/v2/{language}/shows/today?timeZone=${'Moon/'.repeat(20)}` }),
    ],
    ['34 a day that is none', 400, 'date', () => send({ path: '/api/v2/{language}/shows/daily?date=2026-02-30' })],
    [
      '35 a wrong password',
      401,
      'userName',
      () =>
        api.call('POST /api/v2/{language}/token', {
          form: {
            grant_type: 'password',
            userName: 'shopper@example.com',
            password: 'Wrong2026',
            key: 'onair-web',
            recaptchaToken: 'ok-1',
          },
        }),
    ],
    [
      '36 a robot',
      417,
      'recaptchaToken',
      () =>
        api.call('POST /api/v2/{language}/token', {
          form: {
            grant_type: 'password',
            userName: 'shopper@example.com',
            password: 'Onair2026',
            key: 'onair-web',
            recaptchaToken: 'bot-1',
          },
        }),
    ],
  ]

  test.each(cases)('%s: %i %s', async (_, status, area, ask) => {
    const reply = await ask()
    expect(reply.status, reply.text).toBe(status)
    expect(expectRefusal(reply, language).map(({ Area }) => Area)).toContain(area)
  })

  test('37 a token that was revoked by signing out', async () => {
    const leaving = await api.newAccount(`${randomUUID()}@example.com`)
    const call = { params: { edp: leaving.edp }, token: leaving.token }
    await api.ok('POST /api/v2/{language}/accounts/{edp}/signout', call)
    const reply = await api.call('GET /api/v2/{language}/accounts/{edp}', call)
    expect(reply.status).toBe(401)
    expect(expectRefusal(reply, language)).toMatchObject([{ Area: 'Authorization' }])
  })

  test('38 an unknown language, refused in the caller’s own', async () => {
    const reply = await send({ path: '/api/v3/de/products', headers: { 'accept-language': `${language}-CA` } })
    expect(reply.status).toBe(400)
    expect(expectRefusal(reply, language)).toMatchObject([{ Area: 'language' }])
  })

  test('39 a page beyond the last is empty, and says how many there are', async () => {
    const list = await api.ok('GET /api/v3/{language}/products', { query: { page: '900000' } })
    expect(list.Products).toEqual([])
    expect(list.Paging).toMatchObject({ CurrentPage: 900_000, TotalRecords: expect.any(Number) })
    expect(list.Paging.TotalRecords).toBeGreaterThan(20_000)
  })

  test('40 the name of an object’s property can be searched for', async () => {
    for (const searchTerm of Object.getOwnPropertyNames(Object.prototype)) {
      for (const path of ['products', 'products/suggestions']) {
        const { status } = await send({ path: `/api/v3/{language}/${path}?searchTerm=${searchTerm}` })
        expect([path, searchTerm, status]).toEqual([path, searchTerm, 200])
      }
    }
  })

  test.each([
    ['shoppingbag', 'refused'],
    ['signin', 'refused'],
    ['createaccount', 'posted'],
    ['forgotpassword', 'posted'],
    ['giftcardbalance', 'posted'],
    ['quickorder', 'items'],
    ['quickorder', 'posted'],
    ['productlist', 'sortKey'],
    ['productlist', 'dimensions'],
    ['productdetails', 'refused'],
    ['schedule', 'date'],
    ['schedule', 'view'],
    ['schedule', 'show'],
    ['schedule', 'timeZone'],
    ['orderconfirmation', 'orderNo'],
  ])('41 a page accepts an unknown word: %s?%s', async (page, parameter) => {
    for (const word of ['constructor', '__proto__', '1e300', '💥']) {
      const query = new URLSearchParams({ [parameter]: word })
      const reply = await fetch(`${origins.shop}/${language}/pages/${page}?${query}`, { redirect: 'manual' })
      await reply.body?.cancel()
      expect([word, reply.status < 500]).toEqual([word, true])
    }
  })

  test('42 the refused requests changed nothing', async () => {
    const bag = await api.ok('GET /api/v2/{language}/accounts/{edp}/cart', customer())
    expect(bag).toMatchObject({ CartGuid: cart.CartGuid, ProductCount: 1, GrandTotal: cart.GrandTotal })
    expect((await api.ordersOf(person)).Paging.TotalRecords).toBe(0)
  })
})
