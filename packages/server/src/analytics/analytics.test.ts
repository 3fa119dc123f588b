import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBeacon } from '../outside/beacon.ts'
import { changed } from '../testing/changed.ts'
import { type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { analyticsKept } from './analytics.kept.ts'
import { analyticsService } from './analytics.service.ts'
import { beaconSettings } from './analytics.settings.ts'

const call = 'POST /api/v2/{language}/analyticsDataFeed/beacon/{edp}/{name}'
let shop: OrderingShop
let member: Shopper
beforeAll(async () => {
  shop = await orderingShop()
  member = await shop.member('feed@example.com')
})
afterAll(() => shop.close())

const report = (who: Shopper, body: unknown, name = 'product-viewed', language: 'en' | 'fr' = 'en') =>
  who.call(call, { params: { name }, body, language })
const viewed = (itemNo: string) => ({ Consent: true, Content: { ItemNo: itemNo, Price: 12.5, Lines: [{ EdpNo: 1 }] } })
const service = (lateMs = 0, timeoutMs?: number) =>
  analyticsService({
    pool: shop.pool,
    clock: () => new Date(shop.clock.now().getTime() + lateMs),
    beacon: createBeacon({
      baseUrl: beaconSettings.of(shop.config)?.url ?? '',
      key: beaconSettings.of(shop.config)?.key ?? '',
      fetch,
      ...(timeoutMs && { timeoutMs }),
    }),
    log: { warn() {} },
  })
const sentEvents = async (edp: number) =>
  (await (await fetch(`${shop.sandbox.origin}/beacon/events?edp=${edp}`)).json()) as Record<string, unknown>[]
const waiting = async () => (await shop.pool.query(`select 1 from analytics_event`)).rowCount
const fault = (Mode: string, Count: number) =>
  fetch(`${shop.sandbox.origin}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Service: 'beacon', Mode, Count }),
  })

describe('the analytics feed', () => {
  it('1. accepts a customer’s event, and forwards it unchanged', async () => {
    const reply = await report(member, viewed('100237'), 'product-viewed', 'fr')
    expect([reply.statusCode, reply.body]).toEqual([202, ''])
    expect(await sentEvents(member.edp)).toEqual([])
    expect(await service().sendDue()).toBe(1)
    expect(await sentEvents(member.edp)).toEqual([
      {
        Id: expect.stringMatching(/^onair-\d+$/),
        Name: 'product-viewed',
        Edp: member.edp,
        Language: 'fr',
        At: shop.clock.now().toISOString(),
        Content: viewed('100237').Content,
      },
    ])
    expect(await waiting()).toBe(0)
  })

  it('2. refuses an event without consent', async () => {
    const reply = await report(member, { ...viewed('1'), Consent: false })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([403, 'Consent'])
    expect((await report(member, { Content: {} })).statusCode).toBe(400)
    expect(await waiting()).toBe(0)
  })

  it('3. accepts events of the customer only', async () => {
    const params = { edp: member.edp, name: 'product-viewed' }
    expect((await shop.call(call, { params, body: viewed('1') })).statusCode).toBe(401)
    const other = await shop.guest()
    expect((await shop.call(call, { params, body: viewed('1'), token: other.token })).statusCode).toBe(403)
    expect((await shop.call(call, { params, body: viewed('1'), token: other.appToken })).statusCode).toBe(401)
  })

  it.each([
    ['a name with capitals', 'ProductViewed', {}],
    ['a long name', `a${'-aaaaaaaa'.repeat(7)}`, {}],
    ['too much', 'product-viewed', { Text: 'x'.repeat(9000) }],
    ['too deep', 'product-viewed', { a: { b: { c: { d: { e: 1 } } } } }],
    ['an e-mail', 'product-viewed', { Note: 'maya@example.com' }],
    ['a list', 'product-viewed', []],
    ['a text that no database keeps', 'product-viewed', { Note: 'a\u0000b' }],
    ['half a character', 'product-viewed', { Note: '\ud83d' }],
    ['a name that no database keeps', 'product-viewed', { 'a\u0000b': 1 }],
  ])('4. refuses %s', async (_case, name, Content) => {
    expect((await report(member, { Consent: true, Content }, name)).statusCode).toBe(400)
    expect(await waiting()).toBe(0)
  })

  it('5. a feed that is away or replies nonsense delays no shopper, and gets the event later, once', async () => {
    const who = await shop.member('later@example.com')
    for (const mode of ['error', 'garbage', 'off', 'drop-after-execute']) {
      await fault(mode, 1)
      expect((await report(who, viewed('200100'))).statusCode).toBe(202)
      expect(await service().sendDue()).toBe(0)
      expect(await service(19_999).sendDue()).toBe(0)
      await fault('off', 0)
      expect(await service(20_000).sendDue()).toBe(1)
    }
    expect(await sentEvents(who.edp)).toHaveLength(4)
    expect(await waiting()).toBe(0)
  })

  it('6. deletes an event after six tries', async () => {
    await report(member, viewed('300100'))
    await fault('error', 6)
    for (let times = 0; times < 6; times += 1) await service(times * 3_600_000).sendDue()
    expect(await waiting()).toBe(0)
  })

  it('8. deletes the queued events of a customer who closes the account, and no others', async () => {
    const who = await shop.member('leaves@example.com')
    await report(who, viewed('400100'))
    await report(member, viewed('400100'))
    await analyticsKept.ownData?.erase?.(shop.pool, { edp: who.edp, email: 'leaves@example.com' }, shop.clock.now())
    expect(await waiting()).toBe(1)
    expect(await service().sendDue()).toBe(1)
  })

  it('9. deletes events that no process has sent for a day', async () => {
    await report(member, viewed('500100'))
    const [retention] = analyticsKept.retention ?? []
    const forgottenAt = (lateMs: number) =>
      retention?.forget?.(shop.pool, { before: new Date(shop.clock.now().getTime() + lateMs), most: 10 })
    expect(await forgottenAt(86_399_999)).toEqual([])
    expect(await forgottenAt(86_400_000)).toHaveLength(1)
    expect(await waiting()).toBe(0)
  })

  it('10. takes over unsent events that the former version queued in the outbox', async () => {
    const who = await shop.member('former@example.com')
    const content = { name: 'product-viewed', edp: who.edp, language: 'en', content: viewed('600100').Content }
    await shop.pool.query(
      `insert into outbox (id, kind, content, created_at, next_at, attempts) values (987654321, 'beacon', $1, $2, $2, 1)`,
      [JSON.stringify(content), shop.clock.now()],
    )
    await service(59_999).adopt()
    expect(await service().sendDue()).toBe(0)
    await service(60_000).adopt()
    expect(await service().sendDue()).toBe(1)
    expect(await sentEvents(who.edp)).toMatchObject([{ Id: 'onair-987654321', Name: 'product-viewed' }])
    expect((await shop.pool.query(`select 1 from outbox where kind = 'beacon'`)).rowCount).toBe(0)
  })

  it('7. two concurrent workers send an event once', async () => {
    const who = await shop.member('twice@example.com')
    for (const itemNo of ['1', '2', '3', '4']) await report(who, viewed(itemNo))
    const counts = await Promise.all([service().sendDue(3), service().sendDue(3)])
    expect(counts[0] + counts[1]).toBe(4)
    expect(await sentEvents(who.edp)).toHaveLength(4)
  })
})

it('an installation without a feed accepts events, and stores none', async () => {
  const quiet = await orderingShop({ settings: [changed(beaconSettings, undefined)] })
  const who = await quiet.member('quiet@example.com')
  expect((await who.call(call, { params: { name: 'product-viewed' }, body: viewed('1') })).statusCode).toBe(202)
  expect((await quiet.pool.query(`select 1 from analytics_event`)).rowCount).toBe(0)
  await quiet.close()
})
