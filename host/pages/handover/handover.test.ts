import { aServer, refusal, type TestServer } from '@onair/widgets/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { aHost } from '../../server/a-host.ts'
import { openVisit } from '../../server/visit.ts'
import { handoverPage } from './handover.page.tsx'

const kettle = { itemNo: '412305', edpNo: 1, quantity: 1 }
const pan = { itemNo: '412311', edpNo: 2, quantity: 2 }
const code = 'A'.repeat(43)
const redeem = 'POST /api/v2/{language}/carthandover'
const token = encodeURIComponent(JSON.stringify({ Token: 'abc', Edp: 7 }))

let server: TestServer
beforeEach(() => {
  server = aServer()
})

const host = () =>
  aHost({
    fetchFor: () => (url, init) => server.fetch(url, init),
    appToken: { get: () => 'app', set: () => {}, clear: () => {} },
    embeds: (from) => from === 'http://tv.test',
  })

/** A request of a browser; a page of the shop made it unless the headers say otherwise. */
function arrive(cookie = '', { to = '/en/pages/checkout', headers = {} as Record<string, string> } = {}) {
  const url = `/en/handover?${new URLSearchParams({ code, to })}`
  return openVisit(host(), {
    url,
    ip: '127.0.0.1',
    params: {},
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...headers },
  })
}
type Arrival = ReturnType<typeof arrive>
async function whereTo(visit: Arrival): Promise<string> {
  const result = await handoverPage.load(visit)
  if (!('redirect' in result)) throw new Error('It went nowhere')
  return `${result.status} ${result.redirect}`
}
const cookies = (visit: Arrival) => visit.jar.setCookies().map((line) => line.split(';')[0])

/** A bag of the server's with these lines. */
async function bagWith(...lines: (typeof kettle)[]): Promise<string> {
  const { client } = arrive()
  const begun = await client.bag.create(lines[0])
  if (!begun.ok) throw new Error('No bag')
  for (const line of lines.slice(1)) await client.bag.addLine(begun.value.cartGuid, line)
  return begun.value.cartGuid
}
const opens = (CartGuid: string) => server.on(redeem, () => ({ status: 200, body: { CartGuid, Province: 'QC' } }))
const linesOf = (guid: string) => server.cart(guid)?.CartLines.map(({ ItemNo, Quantity }) => `${ItemNo} ×${Quantity}`)

describe('a bag that comes along', () => {
  test('1. is this browser’s from then on, with its count and province', async () => {
    const guid = await bagWith(kettle, pan)
    opens(guid)
    const visit = arrive()
    expect(await whereTo(visit)).toBe('303 /en/pages/checkout')
    expect(cookies(visit)).toEqual(
      expect.arrayContaining([`cartGuid=${guid}`, 'cartProductCount=3', 'cartProvince=QC']),
    )
    expect(visit.jar.setCookies().find((line) => line.startsWith('cartGuid'))).toMatch(/SameSite=Strict/i)
  })

  test('2. is joined by what a guest had here', async () => {
    const [own, guid] = [await bagWith(kettle, pan), await bagWith(kettle)]
    opens(guid)
    expect(await whereTo(arrive(`cartGuid=${own}`))).toBe('303 /en/pages/checkout')
    expect(linesOf(guid)).toEqual(['412305 ×2', '412311 ×2'])
  })

  test('3. is not doubled by itself', async () => {
    const guid = await bagWith(kettle)
    opens(guid)
    await whereTo(arrive(`cartGuid=${guid}`))
    expect(linesOf(guid)).toEqual(['412305 ×1'])
  })

  test('4. is told of what could not join it', async () => {
    const [own, guid] = [await bagWith(kettle), await bagWith(pan)]
    opens(guid)
    server.on('POST /api/v2/{language}/carts/{guid}/cartlines', () => refusal(417, 'Sold out.', 'Quantity'))
    const visit = arrive(`cartGuid=${own}`)
    expect(await whereTo(visit)).toBe('303 /en/pages/shoppingbag?refused=handover-partly')
    expect(cookies(visit)).toContain(`cartGuid=${guid}`)
  })

  test('5. of somebody who is signed in is attached to the account, which merges', async () => {
    const guid = await bagWith(kettle)
    opens(guid)
    await whereTo(arrive(`userToken=${token}`))
    expect(server.requests).toContain('PUT /accounts/7/cart')
  })

  test('6. of another customer changes nothing', async () => {
    const own = await bagWith(kettle)
    opens(await bagWith(pan))
    server.on('PUT /api/v2/{language}/accounts/{edp}/cart', () => refusal(404, 'No.', 'CartGuid'))
    const visit = arrive(`userToken=${token}; cartGuid=${own}`)
    expect(await whereTo(visit)).toBe('303 /en/pages/shoppingbag?refused=handover')
    expect(cookies(visit).join()).not.toContain('cartGuid=')
  })

  test('7. by a code that is used or too old is not there, and the bag here stays', async () => {
    server.on(redeem, () => refusal(404, 'Used.', 'Code'))
    const visit = arrive(`cartGuid=${await bagWith(kettle)}`)
    expect(await whereTo(visit)).toBe('303 /en/pages/shoppingbag?refused=handover')
    expect(cookies(visit).join()).not.toContain('cartGuid=')
  })

  test.each(['https://evil.test/', '//evil.test/', '/\\evil.test'])(
    '8. leads nowhere but into the shop: %s',
    async (to) => {
      opens(await bagWith(kettle))
      expect(await whereTo(arrive('', { to }))).toBe('303 /en/pages/shoppingbag')
    },
  )
})

describe('who comes from another site', () => {
  const page = async (headers: Record<string, string>) => {
    const result = await handoverPage.load(arrive('', { headers }))
    if ('redirect' in result) throw new Error('It was taken at once')
    return result
  }
  test('9. that embeds the shop goes on by itself, and only then uses the code', async () => {
    const { head } = await page({ 'sec-fetch-site': 'cross-site', referer: 'http://tv.test/' })
    expect(JSON.stringify(head)).toContain(`0;url=/en/handover?code=${code}&to=%2Fen%2Fpages%2Fcheckout`)
    expect(server.requests).toEqual([])
  })

  test.each([
    ['an unknown site', { 'sec-fetch-site': 'cross-site', referer: 'http://evil.test/' }],
    ['a site that does not say which it is', { 'sec-fetch-site': 'cross-site' }],
    ['nowhere, as a link in a mail does', { 'sec-fetch-site': 'none' }],
    ['this shop, only to have the page ready', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
  ])('10. from %s is asked first', async (_, headers) => {
    const result = await page(headers)
    expect(result.head).toBeUndefined()
    expect(server.requests).toEqual([])
  })
})
