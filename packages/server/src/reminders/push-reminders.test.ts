import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outsideFetch } from '../outside/fetch.ts'
import { createPush, type Push, type PushResult } from '../outside/push.ts'
import { aBrowser, type Browser, receivedBy } from '../testing/browser.ts'
import { addShows } from '../testing/catalogue.ts'
import { type OrderingShop, orderingShop } from '../testing/shopper.ts'
import { sweep } from '../testing/sweep.ts'
import { pushReminders } from './push-reminders.service.ts'
import { pushSettings } from './reminders.settings.ts'

const subscriptions = '/api/v2/{language}/pushsubscriptions'
const due = '2026-11-21T17:45:00Z'
let shop: OrderingShop
let push: Push
beforeAll(async () => {
  shop = await orderingShop({ config: { logLevel: 'silent' } })
  const { config, clock } = shop
  const keys = pushSettings.of(config)
  if (!keys) throw new Error('The shop has no keys')
  push = createPush({ config: keys, fetch: outsideFetch, now: clock.now })
  await addShows(shop.pool, [
    { id: 'live', start: '2026-11-21T16:30:00Z', end: '2026-11-21T18:00:00Z' },
    { id: 'soon', title: 'Tea', titleFr: 'Thé', start: '2026-11-21T18:00:00Z', end: '2026-11-21T19:00:00Z' },
    { id: 'later', start: '2026-11-22T18:00:00Z', end: '2026-11-22T19:00:00Z' },
  ])
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.set('2026-11-21T17:00:00Z')
  await shop.pool.query('delete from push_subscription')
})

type Asking = { language?: 'en' | 'fr'; token?: string; zone?: string }
const subscribe = (browser: Browser, token?: string) =>
  shop.call(`POST ${subscriptions}`, { body: browser, ...(token && { token }) })
const remind = (id: string, { endpoint }: Pick<Browser, 'endpoint'>, { zone, ...more }: Asking = {}) =>
  shop.call('POST /api/v2/{language}/shows/{id}/reminders', {
    params: { id },
    body: { Endpoint: endpoint, ...(zone && { TimeZone: zone }) },
    ...more,
  })
/** A browser that asked to be reminded. */
async function aViewer(id = 'soon', asking: Asking = {}): Promise<Browser> {
  const browser = await aBrowser(shop)
  expect((await subscribe(browser, asking.token)).statusCode).toBe(201)
  expect((await remind(id, browser, asking)).statusCode).toBe(201)
  return browser
}
const worker = (by: Push = push) =>
  pushReminders({ pool: shop.pool, clock: shop.clock.now, push: by, log: { warn() {} } })
const received = async (browser: Browser) => {
  await worker().sendDue()
  return (await receivedBy(shop, browser)).map(({ Text }) => JSON.parse(Text))
}
/** A push service that answers as told; the calls reach it in this order. */
function answering(...results: PushResult[]) {
  const tries: { at: string; ttlSeconds: number; topic: string }[] = []
  const by: Push = {
    async send(_target, { ttlSeconds, topic }) {
      tries.push({ at: shop.clock.now().toISOString(), ttlSeconds, topic })
      return results[tries.length - 1] ?? { status: 'sent' }
    },
  }
  return { tries, sendDue: () => worker(by).sendDue() }
}
const unavailable = (retryAfterMs = 0) => ({ status: 'unavailable', reason: 'server', retryAfterMs }) as const

describe('a reminder on a device', () => {
  test('1 is sent 15 minutes before the programme, once, encrypted, and the push service keeps it until the programme begins', async () => {
    const browser = await aViewer()
    shop.clock.set('2026-11-21T17:44:59Z')
    expect(await received(browser)).toEqual([])
    shop.clock.set(due)
    expect(await received(browser)).toEqual([
      {
        title: 'On soon: Tea',
        body: 'With Dana, at 1:00\u00a0PM (Eastern Time).',
        language: 'en',
        tag: 'show-soon',
        start: '2026-11-21T18:00:00.000Z',
        page: '/en/pages/schedule?show=soon',
        live: '/en/pages/watchlive',
      },
    ])
    expect(await received(browser)).toHaveLength(1)
    const [message] = await receivedBy(shop, browser)
    expect(message).toMatchObject({ Ttl: 900, Urgency: 'high', Topic: expect.stringMatching(/^[\w-]{32}$/) })
  })

  test.each([
    [
      'fr',
      'America/Toronto',
      'Bientôt en ondes\u00a0: «\u00a0Thé\u00a0»',
      'Avec Dana, à 13\u00a0h\u00a000 (heure de l’Est).',
    ],
    ['en', 'America/St_Johns', 'On soon: Tea', 'With Dana, at 2:30\u00a0PM (Newfoundland Time).'],
  ] as const)('2 is in the language and the time zone of the request: %s, %s', async (language, zone, title, body) => {
    const browser = await aViewer('soon', { language, zone })
    shop.clock.set(due)
    expect(await received(browser)).toMatchObject([{ title, body, page: `/${language}/pages/schedule?show=soon` }])
  })

  test('3 moves with its programme, and is not sent after that has begun', async () => {
    const browser = await aViewer()
    const move = (hours: number) =>
      shop.pool.query(
        `update show set starts_at = starts_at + make_interval(hours => $1), ends_at = ends_at + make_interval(hours => $1) where id = 'soon'`,
        [hours],
      )
    await move(1)
    try {
      shop.clock.set(due)
      expect(await received(browser)).toEqual([])
      shop.clock.set('2026-11-21T19:00:00Z')
      expect(await received(browser)).toEqual([])
    } finally {
      await move(-1)
    }
  })

  test('4 of a programme that has begun, or is unknown, is refused', async () => {
    const browser = await aBrowser(shop)
    await subscribe(browser)
    for (const [id, status] of [
      ['live', 417],
      ['unknown', 404],
    ] as const) {
      const reply = await remind(id, browser)
      expect([reply.statusCode, reply.json()[0].Area]).toEqual([status, 'Id'])
    }
  })

  test('5 by many clicks at once is sent once', async () => {
    const browser = await aBrowser(shop)
    await subscribe(browser)
    const replies = await Promise.all(Array.from({ length: 8 }, () => remind('soon', browser)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201))
    shop.clock.set(due)
    expect(await received(browser)).toHaveLength(1)
  })

  test('6 of a programme that ended a week ago is deleted', async () => {
    await aViewer()
    await sweep(shop.pool, new Date('2026-11-28T19:00:00Z'))
    expect((await shop.pool.query('select 1 from push_reminder')).rowCount).toBe(0)
  })
})

describe('another’s device', () => {
  test('1 gets no reminders: an unknown endpoint, or another member’s', async () => {
    const member = await shop.member('device@example.com')
    const other = await shop.member('other-device@example.com')
    const browser = await aBrowser(shop)
    await subscribe(browser, member.token)
    for (const [endpoint, token] of [
      ['https://push.example.com/x', undefined],
      [browser.endpoint, other.token],
      [browser.endpoint, undefined],
    ] as const) {
      const reply = await remind('soon', { endpoint }, token ? { token } : {})
      expect([reply.statusCode, reply.json()[0].Area]).toEqual([404, 'Endpoint'])
    }
    expect((await remind('soon', browser, { token: member.token })).statusCode).toBe(201)
  })
  test('2 does not show the next member the previous one’s reminders', async () => {
    const member = await shop.member('before@example.com')
    const next = await shop.member('next@example.com')
    const browser = await aViewer('soon', { token: member.token })
    await subscribe(browser, next.token)
    shop.clock.set(due)
    expect(await received(browser)).toEqual([])
  })
  test('3 is erased with the account, and is in its export without the keys', async () => {
    const member = await shop.member('leaving@example.com')
    const browser = await aViewer('soon', { token: member.token })
    const copy = await member.call('GET /api/v2/{language}/accounts/{edp}/export')
    expect(copy.json().Account.PushSubscriptions).toEqual([
      { Service: new URL(browser.endpoint).host, SeenAt: expect.any(String) },
    ])
    expect(copy.body).not.toContain(browser.keys.auth)
    await member.call('POST /api/v2/{language}/accounts/{edp}/closure', { body: { CurrentPassword: 'Onair2026' } })
    expect((await shop.pool.query('select 1 from push_subscription')).rowCount).toBe(0)
  })
})

describe('a reminder that cannot be delivered', () => {
  test('1 is sent once by several workers, and once more after a crash, replacing the first', async () => {
    await Promise.all(Array.from({ length: 30 }, () => aViewer()))
    shop.clock.set(due)
    const crashing = answering()
    await expect(
      worker({
        async send() {
          throw new Error('The process died')
        },
      }).sendDue(),
    ).rejects.toThrow('died')
    await Promise.all([crashing.sendDue(), crashing.sendDue(), crashing.sendDue()])
    // The claims of the dead process on its twenty last a minute.
    expect(crashing.tries).toHaveLength(10)
    shop.clock.advance(60_000)
    await Promise.all([crashing.sendDue(), crashing.sendDue(), crashing.sendDue()])
    expect(crashing.tries).toHaveLength(30)
    expect(new Set(crashing.tries.map(({ topic }) => topic)).size).toBe(1)
    shop.clock.advance(60_000)
    await crashing.sendDue()
    expect(crashing.tries).toHaveLength(30)
  })

  test('2 is retried after the pause that the service asks for, until the programme begins', async () => {
    await aViewer()
    shop.clock.set(due)
    const service = answering(unavailable(120_000), unavailable(), unavailable(3_600_000))
    await service.sendDue()
    shop.clock.advance(119_000)
    await service.sendDue()
    expect(service.tries).toHaveLength(1)
    shop.clock.advance(1000)
    await service.sendDue()
    shop.clock.advance(10_000)
    await service.sendDue()
    shop.clock.set('2026-11-21T18:50:00Z')
    await service.sendDue()
    expect(service.tries.map(({ at, ttlSeconds }) => [at.slice(14, 19), ttlSeconds])).toEqual([
      ['45:00', 900],
      ['47:00', 780],
      ['47:10', 770],
    ])
  })

  test('3 because the subscription is gone is deleted with the subscription and its other reminders', async () => {
    const browser = await aViewer()
    await remind('later', browser)
    await fetch(browser.endpoint, { method: 'DELETE' })
    shop.clock.set(due)
    expect(await received(browser)).toEqual([])
    const { rows } = await shop.pool.query('select (select count(*) from push_subscription)::int as left')
    expect(rows).toEqual([{ left: 0 }])
  })

  test('4 because the service rejects it is given up', async () => {
    await aViewer()
    shop.clock.set(due)
    const service = answering({ status: 'rejected' })
    await service.sendDue()
    shop.clock.advance(600_000)
    await service.sendDue()
    expect(service.tries).toHaveLength(1)
  })
})

describe('a subscription that the push service has changed', () => {
  const replace = (former: Browser, next: Browser) => shop.call(`PUT ${subscriptions}`, { body: { former, next } })

  test('1 keeps member and reminders: the new one gets the reminder, once', async () => {
    const { token } = await shop.member(`renewed@example.com`)
    const [former, next] = [await aViewer('soon', { token }), await aBrowser(shop)]
    expect((await replace(former, next)).statusCode).toBe(204)
    // The former subscription is gone.
    expect((await replace(former, next)).statusCode).toBe(404)
    expect((await remind('later', next)).statusCode).toBe(404)
    expect((await remind('later', next, { token })).statusCode).toBe(201)
    shop.clock.set(due)
    expect(await received(next)).toHaveLength(1)
    expect(await received(former)).toEqual([])
  })

  test('2 has the reminders of both if the page was quicker, and none twice', async () => {
    const [former, next] = [await aViewer('soon'), await aViewer('soon')]
    await remind('later', former)
    expect((await replace(former, next)).statusCode).toBe(204)
    const { rows } = await shop.pool.query('select show_id from push_reminder order by show_id')
    expect(rows.map(({ show_id }) => show_id)).toEqual(['later', 'soon'])
    expect((await replace(next, next)).statusCode).toBe(204)
  })

  test('3 is not replaced without its keys, and does not move to a refused address', async () => {
    const [former, other] = [await aViewer('soon'), await aViewer('later')]
    expect((await replace({ ...former, keys: other.keys }, other)).statusCode).toBe(404)
    expect((await replace(former, { ...other, keys: former.keys })).statusCode).toBe(417)
    expect((await replace(former, { ...other, endpoint: 'https://127.0.0.1/x' })).statusCode).toBe(417)
    expect((await replace(former, 'constructor' as unknown as Browser)).statusCode).toBe(400)
    shop.clock.set(due)
    expect(await received(former)).toHaveLength(1)
  })
})
