import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPublicAddress } from '../kernel/client-address.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { aBrowser, type Browser } from '../testing/browser.ts'
import { changed } from '../testing/changed.ts'
import { type OrderingShop, orderingShop } from '../testing/shopper.ts'
import { sweep } from '../testing/sweep.ts'
import { isPushEndpoint } from './endpoint.rules.ts'
import { pushSettings } from './reminders.settings.ts'

const path = '/api/v2/{language}/pushsubscriptions'
const standIn = 'http://127.0.0.1:3001/push'
const isAllowed = (endpoint: string, demonstration?: string) =>
  isPushEndpoint(endpoint, { standIn: demonstration, isPublicAddress })

describe('the address of a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-bl2p.notify.windows.com/w/?token=BQYAAA%3d%3d',
    'https://203.1.2.3/x',
    'https://[2606:4700::1111]/x',
  ])('1 is on the internet: %s', (endpoint) => {
    expect(isAllowed(endpoint)).toBe(true)
  })
  test.each([
    'http://push.example.com/x',
    'https://push.example.com:8443/x',
    'https://user:word@push.example.com/x',
    'https://localhost/x',
    'https://LOCALHOST./x',
    'https://database.internal/x',
    'https://printer.local/x',
    'https://intranet/x',
    'https://127.0.0.1/x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://10.1.2.3/x',
    'https://172.20.0.1/x',
    'https://192.168.1.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/x',
    'https://0.0.0.0/x',
    'https://224.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://[64:ff9b::7f00:1]/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'push.example.com/x',
    '',
    `${standIn}/x`,
  ])('2 is no other one: %s', (endpoint) => {
    expect(isAllowed(endpoint)).toBe(false)
  })
  test.each([
    [`${standIn}/x`, true],
    ['http://127.0.0.1:3001/capture/x', false],
    [`${standIn}/../capture/x`, false],
    [`${standIn}er/x`, false],
    ['http://127.0.0.1:5432/push/x', false],
  ])('3 is the stand-in in the demonstration: %s', (endpoint, allowed) => {
    expect(isAllowed(endpoint, standIn)).toBe(allowed)
  })
  test('4 is never a private one, in any notation', () => {
    const octet = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.constantFrom('10', '127', '0'), octet, octet, octet, (first, a, b, c) => {
        const number = ((Number(first) * 256 + a) * 256 + b) * 256 + c
        for (const host of [`${first}.${a}.${b}.${c}`, String(number), `0x${number.toString(16)}`]) {
          expect(isAllowed(`https://${host}/x`)).toBe(false)
        }
      }),
    )
  })
})

describe('a subscription', () => {
  let shop: OrderingShop
  beforeAll(async () => {
    shop = await orderingShop({ config: { logLevel: 'silent' } })
  })
  afterAll(() => shop.close())
  const subscribe = (body: unknown, token?: string) => shop.call(`POST ${path}`, { body, ...(token && { token }) })
  const stored = async ({ endpoint }: Browser) =>
    (await shop.pool.query('select customer_edp as edp from push_subscription where endpoint = $1', [endpoint])).rows

  test('1 is stored once, however often it is sent, and belongs to the member that sent it last', async () => {
    const browser = await aBrowser(shop)
    const replies = await Promise.all(Array.from({ length: 6 }, () => subscribe(browser)))
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(6).fill([201, '']))
    expect(await stored(browser)).toEqual([{ edp: null }])
    const member = await shop.member('pushed@example.com')
    expect((await subscribe(browser, member.token)).statusCode).toBe(201)
    expect(await stored(browser)).toEqual([{ edp: member.edp }])
    expect((await subscribe(browser, 'forged')).statusCode).toBe(201)
    expect(await stored(browser)).toEqual([{ edp: null }])
  })

  test('2 cannot be replaced or deleted by its endpoint alone', async () => {
    const browser = await aBrowser(shop)
    await subscribe(browser)
    const thief = { ...browser, keys: (await aBrowser(shop)).keys }
    const reply = await subscribe(thief)
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([417, 'endpoint'])
    expect((await shop.call(`DELETE ${path}`, { body: thief })).statusCode).toBe(204)
    expect(await stored(browser)).toHaveLength(1)
    expect((await shop.call(`DELETE ${path}`, { body: browser })).statusCode).toBe(204)
    expect(await stored(browser)).toEqual([])
    expect((await shop.call(`DELETE ${path}`, { body: browser })).statusCode).toBe(204)
  })

  test.each([
    ['https://127.0.0.1/x', 417, 'endpoint'],
    ['http://127.0.0.1:5432/x', 417, 'endpoint'],
    [`https://push.example.com/${'x'.repeat(10_000)}`, 400, 'endpoint'],
    ['', 400, 'endpoint'],
    [7, 400, 'endpoint'],
  ])('3 at %s is refused', async (endpoint, status, area) => {
    const reply = await subscribe({ ...(await aBrowser(shop)), endpoint })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([status, area])
  })

  test.each([
    [{ auth: 'short' }, 400, 'keys.auth'],
    [{ p256dh: 'x'.repeat(87) }, 417, 'keys.p256dh'],
    [{ p256dh: 'x'.repeat(10_000) }, 400, 'keys.p256dh'],
    [{ more: 'x' }, 400, 'keys.more'],
  ])('4 with other keys is refused: %j', async (keys, status, area) => {
    const browser = await aBrowser(shop)
    const reply = await subscribe({ ...browser, keys: { ...browser.keys, ...keys } })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([status, area])
  })

  test('5 of 10 kB, or empty, is malformed', async () => {
    expect((await subscribe({ ...(await aBrowser(shop)), more: 'x'.repeat(10_000) })).statusCode).toBe(400)
    expect((await subscribe(undefined)).statusCode).toBe(400)
  })

  test('6 without reminders for a week is deleted', async () => {
    const browser = await aBrowser(shop)
    await subscribe(browser)
    await sweep(shop.pool, new Date('2026-11-28T16:59:59Z'))
    expect(await stored(browser)).toHaveLength(1)
    await sweep(shop.pool, new Date('2026-11-28T17:00:00Z'))
    expect(await stored(browser)).toEqual([])
  })
})

test('a shop without keys has no subscriptions, and says so', async () => {
  const shop: TestApp = await testApp({ settings: [changed(pushSettings, undefined)] })
  const keys = { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) }
  const reply = await shop.call(`POST ${path}`, { body: { endpoint: 'https://push.example.com/x', keys } })
  expect([reply.statusCode, reply.json()]).toEqual([
    404,
    [{ Message: 'This shop sends no notifications to devices.', Area: 'endpoint' }],
  ])
  await shop.close()
})
