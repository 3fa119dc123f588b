import { buildSandbox, type Sandbox } from '@onair/sandbox/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts } from '../testing/catalogue.ts'

// An item with reviews, one without, and one that only the review service has.
const [reviewed, unreviewed, unknown] = ['106405', '100001', '106406']
const name = 'GET /api/v3/{language}/products/{itemNo}/reviews'

let sandbox: Sandbox
let shop: TestApp
let away = false
/** Whether the service accepts requests and never replies. */
let silent = false
beforeAll(async () => {
  sandbox = await buildSandbox()
  shop = await testApp({
    config: { logLevel: 'silent' },
    fetch: async (input, init) => {
      if (away) throw new TypeError('fetch failed')
      if (silent) return new Promise<never>(() => {})
      const { pathname, search } = new URL(String(input))
      const reply = await sandbox.app.inject({
        url: pathname + search,
        headers: Object.fromEntries(new Headers(init?.headers)),
      })
      return new Response(reply.body, { status: reply.statusCode })
    },
  })
  await addProducts(shop.pool, [{ itemNo: reviewed }, { itemNo: unreviewed }])
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
})

test('1 come page by page, with one total for all pages', async () => {
  const first = await shop.call(name, { params: { itemNo: reviewed }, query: { pageSize: '3', sortKey: 'highest' } })
  expect(first.statusCode).toBe(200)
  const { ReviewCount, AverageRating, Histogram, Reviews, Paging } = first.json()
  expect(Reviews).toHaveLength(3)
  expect(Reviews[0]).toEqual({
    Id: expect.any(String),
    Rating: 5,
    Headline: expect.any(String),
    Comments: expect.any(String),
    Nickname: expect.any(String),
    Date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    Language: expect.stringMatching(/^(en|fr)$/),
  })
  expect(Histogram.reduce((sum: number, count: number) => sum + count, 0)).toBe(ReviewCount)
  expect(AverageRating).toBeGreaterThan(1)
  expect(Paging).toEqual({ CurrentPage: 1, TotalPages: Math.ceil(ReviewCount / 3), TotalRecords: ReviewCount })
})

test('2 an item that nobody has reviewed', async () => {
  const reply = await shop.call(name, { params: { itemNo: unreviewed } })
  expect(reply.json()).toEqual({
    ReviewCount: 0,
    AverageRating: null,
    Histogram: [0, 0, 0, 0, 0],
    Reviews: [],
    Paging: { CurrentPage: 1, TotalPages: 0, TotalRecords: 0 },
  })
})

test('3 an item that the shop does not have', async () => {
  expect((await shop.call(name, { params: { itemNo: unknown } })).statusCode).toBe(404)
})

test('4 a service that is away causes a 503 with Retry-After, which is not cached', async () => {
  away = true
  const reply = await shop.call(name, { params: { itemNo: reviewed }, query: { page: '2' }, language: 'fr' })
  expect(reply.statusCode).toBe(503)
  expect(reply.headers['retry-after']).toBe('2')
  expect(reply.json()).toEqual([
    {
      Message: 'Les avis ne peuvent pas être affichés pour l’instant. Veuillez réessayer dans un moment.',
      Area: 'Reviews',
    },
  ])
  away = false
  expect(
    (await shop.call(name, { params: { itemNo: reviewed }, query: { page: '2' }, language: 'fr' })).statusCode,
  ).toBe(200)
})

test('5 a service that is slow or away: its last reply is served', async () => {
  // Each URL has its own cached reply, and all need the same reply of the service.
  const read = (language: 'en' | 'fr', query = {}) =>
    shop.call(name, { params: { itemNo: reviewed }, query: { pageSize: '4', ...query }, language })
  const before = await read('en')
  expect(before.json().Reviews).toHaveLength(4)
  silent = true
  const slow = await read('fr')
  silent = false
  away = true
  const refused = await read('en', { sortKey: 'newest' })
  away = false
  expect([slow, refused].map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, before.body],
    [200, before.body],
  ])
})
