import fastifyFormBody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerActions } from './kernel/actions.ts'
import { registerLanguageLink } from './kernel/language.ts'
import { aHost } from './kernel/testing/a-host.ts'
import { pages } from './pages.ts'

const host = aHost()
const { origin } = host.settings

let app: FastifyInstance
beforeAll(async () => {
  app = fastify()
  await app.register(fastifyFormBody)
  registerActions(
    app,
    host,
    pages.flatMap((page) => page.actions ?? []),
  )
  registerLanguageLink(app, host)
})
afterAll(() => app.close())

const post = (url: string, payload: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const product = '/pages/productdetails?nav=R:123456'

describe('a form without JavaScript', () => {
  test.each([
    ['1. an invalid amount is sent back', 'itemNo=123456&edpNo=1&amount=x', `${product}&refused=amount`],
    [
      '2. takes the last of two fields with the same name',
      'itemNo=1&itemNo=123456&edpNo=1&amount=5&amount=x',
      `${product}&refused=amount`,
    ],
    ['3. an amount outside the limits is sent back', 'itemNo=123456&edpNo=1&amount=1.99', `${product}&refused=amount`],
  ])('%s', async (_, payload, location) => {
    const reply = await post('/bag/add', payload)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, location])
  })

  test('4. keeps the language of its page', async () => {
    const referer = `${origin}/fr/pages/productdetails?nav=R:123456`
    const reply = await post('/bag/province', 'province=XX', { 'sec-fetch-site': 'same-origin', referer })
    expect(reply.headers.location).toBe('/fr/pages/shoppingbag?refused=province')
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin of the same site', { 'sec-fetch-site': 'same-site' }],
    ['an unknown origin', {}],
    ['an old browser on another page', { origin: 'http://evil.test' }],
  ])('5. that was posted by %s is refused', async (_, headers: Record<string, string>) => {
    for (const path of ['/bag/add', '/bag/promo', '/signout', '/signin'])
      expect((await post(path, '', headers)).statusCode).toBe(403)
  })

  test('6. of an old browser on a page of the shop is accepted', async () => {
    expect((await post('/reviews/write', 'itemNo=123456', { origin })).headers.location).toBe(
      '/pages/writereview?pr_page_id=123456',
    )
  })

  test.each(['', ' ', 'x', '1.5', '1e2', '-1', '0x1', '١'])(
    '8. changes no line for the invalid quantity %j',
    async (quantity) => {
      const change = await post('/bag/line', new URLSearchParams({ line: '1', quantity }).toString())
      expect([change.statusCode, change.headers.location]).toEqual([303, '/pages/shoppingbag?refused=quantity'])
      const added = await post('/bag/add', new URLSearchParams({ itemNo: '123456', edpNo: '1', quantity }).toString())
      expect(added.headers.location).toBe(`${product}&refused=1`)
    },
  )

  test('7. for a gift card’s balance never puts the card’s number into an address', async () => {
    const own = { 'sec-fetch-site': 'same-origin', cookie: 'language=en_CA' }
    const reply = await post('/giftcards/balance', 'cardNumber=60064900&pin=1234', own)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/pages/giftcardbalance?posted=refused'])
    expect((await post('/giftcards/balance', '', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })
})

describe('the choice of a language', () => {
  test.each([
    ['/fr/pages/schedule?date=2026-11-21', '/fr/pages/schedule?date=2026-11-21'],
    ['//evil.test/', '/'],
    ['https://evil.test/', '/'],
    ['/.//evil.test', '/'],
    ['/\\evil.test', '/'],
    [`/pages/productlist?searchTerm=crème`, '/pages/productlist?searchTerm=cr%C3%A8me'],
  ])('1. returns to %s only within the shop', async (to, location) => {
    const reply = await app.inject(`/language?to=fr_CA&return=${encodeURIComponent(to)}`)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, location])
    expect(String(reply.headers['set-cookie'])).toMatch(/^language=fr_CA;/)
  })
})
