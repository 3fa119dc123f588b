import { buildSandbox, type Sandbox } from '@onair/sandbox/app'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts } from '../testing/catalogue.ts'
import { ottawa } from '../testing/shopper.ts'

// An item that nobody has reviewed, another, one that is withdrawn, and one that the shop does not have.
const [kettle, pan, withdrawn, unknown] = ['100001', '900002', '900009', '999999']
const read = 'GET /api/v3/{language}/products/{itemNo}/reviews'
const write = 'POST /api/v3/{language}/products/{itemNo}/reviews'
const detail = 'GET /api/v3/{language}/products/{itemNo}'
const review = { Rating: 4, Headline: 'Sturdy', Comments: 'Boils fast.\nQuiet, too.', Nickname: 'Ada' }

let sandbox: Sandbox
let shop: TestApp
let member = ''
let guest = ''
/** Replaces the service's reply. */
let instead: ((method: string) => Response | undefined) | undefined
beforeAll(async () => {
  sandbox = await buildSandbox()
  shop = await testApp({
    config: { logLevel: 'silent' },
    fetch: async (input, init) => {
      const method = init?.method === 'POST' ? 'POST' : 'GET'
      const replacement = instead?.(method)
      if (replacement) return replacement
      const { pathname, search } = new URL(String(input))
      const reply = await sandbox.app.inject({
        method,
        url: pathname + search,
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(typeof init?.body === 'string' && { payload: init.body }),
      })
      return new Response(reply.body, { status: reply.statusCode })
    },
  })
  await addProducts(shop.pool, [{ itemNo: kettle }, { itemNo: pan }, { itemNo: withdrawn }])
  await shop.pool.query(`update product set withdrawn_at = now() where item_no = $1`, [withdrawn])
  const account = async (body: object) => {
    const reply = await shop.call('POST /api/v2/{language}/accounts', { token: await shop.appToken(), body })
    return reply.json().AccessToken as string
  }
  const person = { ...ottawa, Email: 'ada@example.com' }
  member = await account({ ...person, IsGuest: false, Password: 'Onair2026', Language: 'en' })
  guest = await account({ ...person, IsGuest: true })
})
beforeEach(() => {
  instead = undefined
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
})

const post = (itemNo: string, body: object = review, token = member, language: 'en' | 'fr' = 'en') =>
  shop.call(write, { params: { itemNo }, body, token, language })

test('1 a member’s review is shown to the next reader, and the product’s stars follow', async () => {
  const [before, unread] = [await shop.call(detail, { params: { itemNo: kettle } }), { params: { itemNo: kettle } }]
  expect(before.json()).toMatchObject({ ProductReviewCount: 0, AverageRating: null })
  expect((await shop.call(read, unread)).json().ReviewCount).toBe(0)

  const reply = await post(kettle)
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toEqual({ Id: expect.any(String), ...review })
  expect(reply.headers['cache-control']).toBe('private, no-store')

  // Cached replies of this product are cleared at once.
  const reviews = (await shop.call(read, unread)).json()
  expect(reviews).toMatchObject({ ReviewCount: 1, AverageRating: 4, Histogram: [0, 0, 0, 1, 0] })
  expect(reviews.Reviews[0]).toMatchObject({ Headline: 'Sturdy', Comments: 'Boils fast.\nQuiet, too.', Language: 'en' })
  expect((await shop.call(detail, unread)).json()).toMatchObject({ ProductReviewCount: 1, AverageRating: 4 })

  await post(kettle, { ...review, Rating: 5, Headline: 'Solide', Comments: 'Bien.' }, member, 'fr')
  expect((await shop.call(detail, unread)).json()).toMatchObject({ ProductReviewCount: 2, AverageRating: 4.5 })
  expect((await shop.call(read, unread)).json().Reviews).toContainEqual(expect.objectContaining({ Language: 'fr' }))
})

test('2 other processes are notified of the product', async () => {
  const other = await shop.pool.connect()
  try {
    await other.query('listen price')
    const notified = new Promise((resolve) => other.once('notification', ({ payload }) => resolve(payload)))
    await post(pan)
    expect(JSON.parse(String(await notified))).toEqual({ itemNo: pan })
  } finally {
    await other.query('unlisten price')
    other.release()
  }
})

test.each([
  ['an unknown product', unknown, 404],
  ['a withdrawn one', withdrawn, 410],
])('3 of %s is refused, and nothing reaches the service', async (_, itemNo, status) => {
  const asked = vi.fn()
  instead = asked
  const reply = await post(itemNo)
  expect(reply.statusCode).toBe(status)
  expect(reply.json()).toMatchObject([{ Area: 'itemNo' }])
  expect(asked).not.toHaveBeenCalled()
})

test('4 guests and callers without a token cannot write', async () => {
  const byGuest = await post(kettle, review, guest, 'fr')
  expect(byGuest.statusCode).toBe(403)
  expect(byGuest.json()).toEqual([
    { Message: 'Veuillez ouvrir une session avec votre compte pour continuer.', Area: 'Authorization' },
  ])
  expect((await post(kettle, review, await shop.appToken())).statusCode).toBe(401)
  expect((await shop.call(write, { params: { itemNo: kettle }, body: review })).statusCode).toBe(401)
})

test('5 input that the service refuses is a 417 that names each field', async () => {
  instead = () => Response.json([{ Area: 'headline' }, { Area: 'nickname' }, { Area: '<b>odd</b>' }], { status: 400 })
  const reply = await post(kettle)
  expect(reply.statusCode).toBe(417)
  expect(reply.json()).toEqual([
    {
      Message: 'The review was not accepted because of Headline. Please change it and send the review again.',
      Area: 'Headline',
    },
    expect.objectContaining({ Area: 'Nickname' }),
    expect.objectContaining({ Area: 'Review' }),
  ])
})

test.each([
  [
    'away',
    () => {
      throw new TypeError('fetch failed')
    },
  ],
  ['failing', () => new Response('', { status: 500 })],
  ['not taking our key', () => new Response('{}', { status: 401 })],
  ['answering nonsense', () => new Response('<html>', { status: 201 })],
])('6 a service that is %s is a 503 that says when to try again', async (_, replacement) => {
  instead = replacement
  const reply = await post(kettle)
  expect(reply.statusCode).toBe(503)
  expect(reply.headers['retry-after']).toBe('2')
  expect(reply.json()).toMatchObject([{ Area: 'Reviews' }])
})

test.each([
  [
    'is away',
    () => {
      throw new TypeError('fetch failed')
    },
  ],
  [
    'counts in strange numbers',
    () => Response.json({ total: 1, results: [{ metrics: { review_count: 1e12, average_rating: 77 } }] }),
  ],
])('7 the review stands though the rating cannot be read again: the service %s', async (_, replacement) => {
  instead = (method) => (method === 'POST' ? undefined : replacement())
  expect((await post(pan)).statusCode).toBe(201)
})

test.each([
  ['Rating', { Rating: 0 }],
  ['Rating', { Rating: 6 }],
  ['Rating', { Rating: 4.5 }],
  ['Rating', { Rating: '5' }],
  ['Headline', { Headline: ' ' }],
  ['Headline', { Headline: 'x'.repeat(101) }],
  ['Comments', { Comments: 'x'.repeat(5001) }],
  ['Comments', { Comments: '\ud800' }],
  ['Nickname', { Nickname: 'a\u0000b' }],
  ['Nickname', { Nickname: undefined }],
  ['EdpNo', { EdpNo: 1 }],
])('8 %s is refused: %o', async (area, change) => {
  const reply = await post(kettle, { ...review, ...change })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject([{ Area: area }])
})
