import fastifyFormBody from '@fastify/formbody'
import { bagClient } from '@onair/core/bag/client'
import { aServer, refusal, type TestServer } from '@onair/widgets/testing'
import fastify, { type FastifyInstance } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { registerActions } from '../../kernel/actions.ts'
import { aHost } from '../../kernel/testing/a-host.ts'
import { createVisit } from '../../kernel/visit.ts'
import { handOverBag } from './handover.actions.ts'
import { handoverPage } from './handover.page.tsx'

const kettle = { itemNo: '412305', edpNo: 1, quantity: 1 }
const pan = { itemNo: '412311', edpNo: 2, quantity: 2 }
const code = 'A'.repeat(43)
const redeem = 'POST /api/v2/{language}/carthandover'
const token = encodeURIComponent(JSON.stringify({ Token: 'abc', Edp: 7 }))

let server: TestServer
let app: FastifyInstance
beforeEach(async () => {
  server = aServer()
  app = fastify()
  await app.register(fastifyFormBody)
  registerActions(app, host(), [handOverBag])
})

const host = () =>
  aHost({
    fetchFor: () => (url, init) => server.fetch(url, init),
    appToken: { get: () => 'app', set: () => {}, clear: () => {} },
    // As in the demonstration: the shop's own origin is a local one like any other.
    embeds: (from) => from === 'http://tv.test' || from === 'http://shop.test',
  })

/** Opens the address of a handover. */
const arrive = (headers: Record<string, string> = {}) =>
  createVisit(host(), {
    url: `/en/handover?${new URLSearchParams({ code, to: '/en/pages/checkout' })}`,
    ip: '127.0.0.1',
    params: {},
    headers,
  })

/** Posts the form of that page, from a page of the shop unless the headers say otherwise. */
const take = (cookie = 'language=en_CA', { to = '/en/pages/checkout', headers = {} as Record<string, string> } = {}) =>
  app.inject({
    method: 'POST',
    url: '/handover',
    payload: new URLSearchParams({ code, to }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      referer: 'http://shop.test/en/handover?code=x',
      cookie,
      ...headers,
    },
  })
type Reply = Awaited<ReturnType<typeof take>>
const whereTo = ({ statusCode, headers }: Reply) => `${statusCode} ${headers.location}`
const written = ({ headers }: Reply) => [headers['set-cookie'] ?? []].flat()
const cookies = (reply: Reply) => written(reply).map((line) => line.split(';')[0])

/** Creates a bag with these lines on the server. */
async function bagWith(...lines: (typeof kettle)[]): Promise<string> {
  const client = bagClient(arrive().http)
  const created = await client.create(lines[0])
  if (!created.ok) throw new Error('No bag')
  for (const line of lines.slice(1)) await client.addLine(created.value.cartGuid, line)
  return created.value.cartGuid
}
const opens = (CartGuid: string) => server.on(redeem, () => ({ status: 200, body: { CartGuid, Province: 'QC' } }))
const linesOf = (guid: string) => server.cart(guid)?.CartLines.map(({ ItemNo, Quantity }) => `${ItemNo} ×${Quantity}`)

describe('a bag from another site', () => {
  test('1. becomes this browser’s bag, with its count and province', async () => {
    const guid = await bagWith(kettle, pan)
    opens(guid)
    const reply = await take()
    expect(whereTo(reply)).toBe('303 /en/pages/checkout')
    expect(cookies(reply)).toEqual(
      expect.arrayContaining([`cartGuid=${guid}`, 'cartProductCount=3', 'cartProvince=QC']),
    )
    expect(written(reply).find((line) => line.startsWith('cartGuid'))).toMatch(/SameSite=Strict/i)
  })

  test('2. gets the lines of the guest’s bag', async () => {
    const [own, guid] = [await bagWith(kettle, pan), await bagWith(kettle)]
    opens(guid)
    expect(whereTo(await take(`cartGuid=${own}`))).toBe('303 /en/pages/checkout')
    expect(linesOf(guid)).toEqual(['412305 ×2', '412311 ×2'])
  })

  test('3. is not added to itself: its earlier guid no longer exists', async () => {
    const guid = await bagWith(kettle)
    opens(guid)
    await take('cartGuid=00000000-0000-4000-8000-000000000000')
    expect(linesOf(guid)).toEqual(['412305 ×1'])
  })

  test('4. reports lines that could not be added', async () => {
    const [own, guid] = [await bagWith(kettle), await bagWith(pan)]
    opens(guid)
    server.on('POST /api/v2/{language}/carts/{guid}/cartlines', () => refusal(417, 'Sold out.', 'Quantity'))
    const reply = await take(`cartGuid=${own}`)
    expect(whereTo(reply)).toBe('303 /en/pages/shoppingbag?refused=handover-partly')
    expect(cookies(reply)).toContain(`cartGuid=${guid}`)
  })

  test('5. of a signed-in customer is attached to the account, which merges', async () => {
    opens(await bagWith(kettle))
    await take(`userToken=${token}`)
    expect(server.requests).toContain('PUT /accounts/7/cart')
  })

  test('6. of another customer changes nothing', async () => {
    const own = await bagWith(kettle)
    opens(await bagWith(pan))
    server.on('PUT /api/v2/{language}/accounts/{edp}/cart', () => refusal(404, 'No.', 'CartGuid'))
    const reply = await take(`userToken=${token}; cartGuid=${own}`)
    expect(whereTo(reply)).toBe('303 /en/pages/shoppingbag?refused=handover')
    expect(cookies(reply).join()).not.toContain('cartGuid=')
  })

  test('7. of a used or expired code is refused, and the bag here stays', async () => {
    server.on(redeem, () => refusal(404, 'Used.', 'Code'))
    const reply = await take(`cartGuid=${await bagWith(kettle)}`)
    expect(whereTo(reply)).toBe('303 /en/pages/shoppingbag?refused=handover')
    expect(cookies(reply).join()).not.toContain('cartGuid=')
  })

  test('8. is not lost if the session has ended meanwhile', async () => {
    const [own, guid] = [await bagWith(pan), await bagWith(kettle)]
    opens(guid)
    server.on('PUT /api/v2/{language}/accounts/{edp}/cart', () => refusal(401, 'No.', 'Authorization'))
    server.on('GET /api/v2/{language}/accounts/{edp}/cart', () => refusal(401, 'No.', 'Authorization'))
    const reply = await take(`userToken=${token}; cartGuid=${own}`)
    expect(cookies(reply)).toContain(`cartGuid=${guid}`)
    expect(linesOf(guid)).toEqual(['412305 ×1', '412311 ×2'])
  })

  test.each(['https://evil.test/', '//evil.test/', '/\\evil.test', '/en/handover?code=y'])(
    '9. redirects only to pages of the shop: %s',
    async (to) => {
      opens(await bagWith(kettle))
      expect(whereTo(await take(undefined, { to }))).toBe('303 /en/pages/shoppingbag')
    },
  )
})

describe('a code', () => {
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['by a browser that sends only another origin', { 'sec-fetch-site': '', origin: 'http://tv.test' }],
    ['by an unknown origin', { 'sec-fetch-site': 'none' }],
  ])('1. is not used by a form that is sent %s', async (_, headers) => {
    opens(await bagWith(kettle))
    expect((await take(undefined, { headers })).statusCode).toBe(403)
    expect(server.requests).not.toContain('POST /carthandover')
  })

  test.each([
    ['from a site that embeds the shop', { 'sec-fetch-site': 'cross-site', referer: 'http://tv.test/' }],
    ['by a page of the shop itself', { 'sec-fetch-site': 'same-origin', referer: 'http://shop.test/pages/signin' }],
    ['from nowhere', { 'sec-fetch-site': 'none' }],
    ['as a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
  ])('2. is not used by opening the page %s', async (_, headers: Record<string, string>) => {
    const result = await handoverPage.load(arrive(headers))
    expect('redirect' in result).toBe(false)
    expect(server.requests).toEqual([])
  })
})

describe('the page', () => {
  const page = async (headers: Record<string, string>) => {
    const result = await handoverPage.load(arrive(headers))
    return 'redirect' in result ? '' : renderToStaticMarkup(result.body)
  }
  const form = `<input type="hidden" name="code" value="${code}"/><input type="hidden" name="to" value="/en/pages/checkout"/>`

  test('1. submits its form by itself for shoppers from a site that embeds the shop', async () => {
    const html = await page({ 'sec-fetch-site': 'cross-site', referer: 'http://tv.test/' })
    expect(html).toContain(`<form data-by-itself="" action="/handover" method="post">${form}`)
    expect(html).not.toContain('Is this bag yours?')
  })

  test.each([
    ['an unknown site', { 'sec-fetch-site': 'cross-site', referer: 'http://evil.test/' }],
    ['a site that sends no referrer', { 'sec-fetch-site': 'cross-site' }],
    ['a link in a mail', { 'sec-fetch-site': 'none' }],
    ['the shop’s sign-in', { 'sec-fetch-site': 'same-origin', referer: 'http://shop.test/pages/signin' }],
  ])('2. asks a shopper from %s', async (_, headers: Record<string, string>) => {
    const html = await page(headers)
    expect(html).toContain('Is this bag yours?')
    expect(html).toContain(`<form action="/handover" method="post">${form}`)
  })
})
