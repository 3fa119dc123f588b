import { controlRoomClient } from '@onair/core/control-room/client'
import { ordersClient } from '@onair/core/orders/client'
import { describe, expect, test } from 'vitest'
import type { Audience } from './audience.ts'
import { admits, loadThroughGate } from './gate.ts'
import type { Page } from './page.ts'
import { aHost } from './testing/a-host.ts'
import { unwrap } from './unwrap.ts'
import { createVisit, type Visit } from './visit.ts'

const tokenCookie = (Token: string) =>
  `userToken=${encodeURIComponent(JSON.stringify({ Token, Edp: 7 }))}; userEmail=maya%40example.com; userName=Maya; lastName=Roy`
const token = tokenCookie('abc')
const customerCookies = ({ jar }: Visit) =>
  ['userToken', 'userEmail', 'userName', 'lastName'].filter((name) => jar.get(name))
const visitors = { anonymous: '', guest: tokenCookie('guest-abc'), member: token }
const ordersPath = '/pages/myaccount/orderstatus?dateRange=30'

const visit = (cookie: string, url = ordersPath, status = 200, items: object[] = []) =>
  createVisit(
    aHost({ fetchFor: () => async () => new Response(JSON.stringify(status === 200 ? {} : items), { status }) }),
    { url, ip: '127.0.0.1', params: {}, headers: { cookie } },
  )
const aPage = (audience: Audience, load: (visit: Visit) => Promise<unknown> = async () => {}): Page => ({
  path: '/pages/myaccount/orderstatus',
  audience,
  load: async (of) => {
    await load(of)
    return { title: 'Orders', body: null }
  },
})
const rendered = { title: 'Orders', body: null }
const signIn = { redirect: '/pages/signin', status: 303 }
const targetOf = ({ jar }: Visit) => jar.get('targetUrl')

describe('the audience of a page', () => {
  test.each([
    ['1.', 'everyone', ['anonymous', 'guest', 'member']],
    ['2.', 'guest', ['guest', 'member']],
    ['3.', 'customer', ['member']],
  ] as const)('%s %s admits %j', async (_, audience, admitted) => {
    for (const [name, cookie] of Object.entries(visitors)) {
      const isAdmitted = admitted.some((one) => one === name)
      const of = visit(cookie)
      expect(admits(audience, of), name).toBe(isAdmitted)
      expect(await loadThroughGate(aPage(audience), of), name).toEqual(isAdmitted ? rendered : signIn)
    }
  })

  test('4. after sign-in, the visitor returns to the page, or to the page that it names', async () => {
    const of = visit('')
    expect(await loadThroughGate(aPage('guest'), of)).toEqual(signIn)
    expect(targetOf(of)).toBe(ordersPath)
    const french = visit('', `/fr${ordersPath}`)
    expect(await loadThroughGate(aPage('customer'), french)).toEqual({ redirect: '/fr/pages/signin', status: 303 })
    expect(targetOf(french)).toBe(`/fr${ordersPath}`)

    const orders = { ...aPage('guest'), returnTo: '/pages/myaccount' }
    for (const prefix of ['', '/en', '/fr']) {
      const elsewhere = visit('', prefix + ordersPath)
      await loadThroughGate(orders, elsewhere)
      expect(targetOf(elsewhere)).toBe(`${prefix}/pages/myaccount`)
    }
  })

  test.each([
    ['unknown or expired', 401, 'Authorization'],
    ['another account’s', 403, 'Edp'],
    ['a guest’s of before tokens said so', 403, 'Authorization'],
  ])('5. a token that is %s leads to sign-in and back, whether the page expects it or not', async (_, status, Area) => {
    const expecting = async ({ http }: Visit) => ordersClient(http).list({})
    const unexpecting = async ({ http }: Visit) => unwrap(await ordersClient(http).list({}))
    for (const load of [expecting, unexpecting]) {
      const of = visit(token, ordersPath, status, [{ Message: 'No.', Area }])
      expect(await loadThroughGate(aPage('customer', load), of)).toEqual(signIn)
      expect(targetOf(of)).toBe(ordersPath)
      expect(customerCookies(of)).toEqual([])
    }
  })

  test('6. the page handles any other refusal itself', async () => {
    const load = async ({ http }: Visit) => unwrap(await ordersClient(http).list({}))
    const forbidden = visit(token, ordersPath, 403, [{ Message: 'No.', Area: 'Authorization' }])
    await expect(loadThroughGate(aPage('guest', load), forbidden)).rejects.toThrow('refused with 403')
    await expect(loadThroughGate(aPage('customer', load), visit(token, ordersPath, 503))).rejects.toThrow(
      'refused with 503',
    )
    const everyone = aPage('everyone', async ({ http }) => ordersClient(http).list({}))
    const shared = visit(token, '/', 401)
    expect(await loadThroughGate(everyone, shared)).toEqual(rendered)
    // A page that caches share sets no cookie.
    expect(customerCookies(shared)).toHaveLength(4)
    const own = visit(token, '/', 401)
    const personal: Page = { path: '/pages/shoppingbag', audience: 'everyone', personal: true, load: everyone.load }
    expect(await loadThroughGate(personal, own)).toEqual(rendered)
    expect([customerCookies(own), targetOf(own)]).toEqual([[], undefined])
  })
})

describe('an operator’s page', () => {
  const expecting = async ({ http }: Visit) => controlRoomClient(http).state()
  const unexpecting = async ({ http }: Visit) => unwrap(await controlRoomClient(http).state())
  const loads = [expecting, unexpecting]
  const room = '/pages/controlroom'

  test('7. is shown to an operator: the API answers the calls', async () => {
    for (const load of loads) {
      expect(await loadThroughGate(aPage('operator', load), visit(token, room))).toEqual(rendered)
    }
  })

  test.each([
    ['nobody', visitors.anonymous],
    ['a guest', visitors.guest],
  ])('8. is nowhere to %s, who need not ask the API', async (_, cookie) => {
    const of = visit(cookie, room)
    const unloaded = aPage('operator', () => Promise.reject(new Error('loaded')))
    expect(await loadThroughGate(unloaded, of)).toBeUndefined()
    expect(targetOf(of)).toBeUndefined()
  })

  test.each([
    ['a customer who is no operator', 403, 'Authorization'],
    ['an expired session', 401, 'Authorization'],
    ['a token that is another account’s', 403, 'Edp'],
  ])('9. is nowhere to %s, whether the page expects it or not', async (_, status, Area) => {
    for (const load of loads) {
      const of = visit(token, room, status, [{ Message: 'No.', Area }])
      expect(await loadThroughGate(aPage('operator', load), of)).toBeUndefined()
      expect(targetOf(of)).toBeUndefined()
    }
  })

  test('10. is unavailable, not unknown, while the API does not reply', async () => {
    const of = visit(token, room, 503, [{ Message: 'Later.', Area: 'Server' }])
    await expect(loadThroughGate(aPage('operator', unexpecting), of)).rejects.toThrow('refused with 503')
  })
})
