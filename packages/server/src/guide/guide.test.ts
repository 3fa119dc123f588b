import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { moveOn } from '../live/move-on.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts, addShows } from '../testing/catalogue.ts'
import { type EventClient, openEvents } from '../testing/event-stream.ts'

let shop: TestApp
const clients: EventClient[] = []

beforeEach(async () => {
  // A Saturday, noon in Toronto, half past one in St. John's.
  shop = await testApp({ now: '2026-11-21T17:00:00Z' })
  await addProducts(
    shop.pool,
    ['200001', '200002', '200003', '200004'].map((itemNo) => ({ itemNo })),
  )
  await addShows(shop.pool, [
    { id: 'night', start: '2026-11-21T04:00:00Z', end: '2026-11-21T06:00:00Z' },
    { id: 'a', start: '2026-11-21T16:30:00Z', end: '2026-11-21T18:00:00Z', items: ['200001', '200002'] },
    { id: 'b', start: '2026-11-21T18:00:00Z', end: '2026-11-21T19:00:00Z', items: ['200003', '200004'] },
    { id: 'c', start: '2026-11-21T19:00:00Z', end: '2026-11-21T20:00:00Z' },
    { id: 'late', start: '2026-11-22T04:30:00Z', end: '2026-11-22T05:30:00Z' },
  ])
  // Wait until the listener is notified of the new rows.
  await expect.poll(onAirNow).toEqual(['200001', '200002'])
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.close()
  await shop.close()
})

type Show = { Id: string; IsLive: boolean; Start: string; End: string; Products: { ItemNo: string; AirTime: string }[] }

async function daily(query: Record<string, string>): Promise<Show[]> {
  const reply = await shop.call('GET /api/v2/{language}/shows/daily', { query })
  expect(reply.statusCode).toBe(200)
  return reply.json().Shows
}
const today = async (): Promise<Show[]> => (await shop.call('GET /api/v2/{language}/shows/today')).json().Shows
const onAirNow = async (): Promise<string[]> =>
  (await shop.call('GET /api/v3/{language}/products/onairnow'))
    .json()
    .Products.map(({ ItemNo }: { ItemNo: string }) => ItemNo)
const ids = (shows: readonly Show[]) => shows.map(({ Id }) => Id)

async function listen(path = '/api/v2/en/shows/events', headers: Record<string, string> = {}): Promise<EventClient> {
  if (!shop.app.server.listening) await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = shop.app.server.address() as AddressInfo
  const client = await openEvents(`http://127.0.0.1:${port}${path}`, headers)
  clients.push(client)
  return client
}

describe('a day', () => {
  test('1 is the channel’s own unless another time zone is asked for', async () => {
    const reply = await shop.call('GET /api/v2/{language}/shows/daily', { language: 'fr' })
    expect(reply.json()).toMatchObject({
      Date: '2026-11-21',
      TimeZone: 'America/Toronto',
      Shows: [
        { Id: 'night' },
        { Id: 'a', Title: 'Émission a', Host: 'Dana', IsLive: true },
        { Id: 'b' },
        { Id: 'c' },
        { Id: 'late' },
      ],
    })
  })

  test('2 begins at midnight of the time zone, for Newfoundland half an hour off', async () => {
    expect(ids(await daily({ date: '2026-11-22', timeZone: 'America/St_Johns' }))).toEqual(['late'])
    expect(ids(await daily({ date: '2026-11-22', timeZone: 'America/Vancouver' }))).toEqual([])
    expect(ids(await daily({ date: '2026-11-20', timeZone: 'America/Vancouver' }))).toEqual(['night'])
  })

  test('3 says when each product comes on', async () => {
    const [, show] = await daily({ date: '2026-11-21' })
    expect(show?.Products).toEqual([
      { ItemNo: '200001', AirTime: '2026-11-21T16:30:00.000Z' },
      { ItemNo: '200002', AirTime: '2026-11-21T17:15:00.000Z' },
    ])
  })

  test('3b of upcoming programmes omits those that have ended, and continues after midnight', async () => {
    await addShows(shop.pool, [
      { id: 'tomorrow', start: '2026-11-22T05:30:00Z', end: '2026-11-22T06:30:00Z' },
      { id: 'later', start: '2026-11-22T06:30:00Z', end: '2026-11-22T07:30:00Z' },
      { id: 'sixth', start: '2026-11-22T07:30:00Z', end: '2026-11-22T08:30:00Z' },
    ])
    const reply = await shop.call('GET /api/v2/{language}/shows/today', { query: { upcoming: 'true' } })
    expect(reply.json().Date).toBe('2026-11-21')
    expect(ids(reply.json().Shows)).toEqual(['a', 'b', 'c', 'late', 'tomorrow', 'later'])
  })

  test.each([
    [{ date: '2026-02-30' }, 'date'],
    [{ date: 'today' }, 'date'],
  ])('4 that cannot be is refused: %o', async (query, area) => {
    const reply = await shop.call('GET /api/v2/{language}/shows/daily', { query })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()[0].Area).toBe(area)
  })

  test.each(['Mars/Olympus', 'Etc/Unknown', 'Factory', 'undefined', '', 'constructor', 'UTC+3'])(
    '5 in an unknown time zone uses the plan’s, and says so: %j',
    async (timeZone) => {
      const call = (path: 'daily' | 'today' | 'weekly') =>
        shop.call(`GET /api/v2/{language}/shows/${path}`, { query: { timeZone } })
      for (const path of ['daily', 'today', 'weekly'] as const) {
        const reply = await call(path)
        expect([path, reply.statusCode, reply.json().TimeZone]).toEqual([path, 200, 'America/Toronto'])
      }
    },
  )
})

describe('the event stream', () => {
  test('1 first the present programme, in the path’s language, open to foreign pages', async () => {
    const client = await listen('/api/v2/fr/shows/events', { origin: 'http://127.0.0.1:9999' })
    expect(client.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'access-control-allow-origin': 'http://127.0.0.1:9999',
    })
    const { data, id } = await client.until(({ event }) => event === 'show')
    expect(Number(id)).toBeGreaterThan(0)
    expect(data).toMatchObject({
      At: '2026-11-21T17:00:00.000Z',
      Now: { Id: 'a', Title: 'Émission a' },
      Next: { Id: 'b' },
    })
  })

  test('2 when an operator moves the channel on, from whichever process', async () => {
    const [english, french] = [await listen(), await listen('/api/v2/fr/shows/events')]
    await english.until(({ event }) => event === 'show')
    const { ended, begun } = await moveOn(shop.pool, shop.clock.now())
    expect([ended?.id, begun?.id]).toEqual(['a', 'b'])

    for (const client of [english, french]) {
      const { data } = await client.until(({ data }) => (data.Now as Show | undefined)?.Id === 'b')
      expect(data.Now).toMatchObject({
        Start: '2026-11-21T17:00:00.000Z',
        End: '2026-11-21T19:00:00.000Z',
        IsLive: true,
      })
      expect(data.Next).toMatchObject({ Id: 'c' })
      const product = await client.until(({ data }) => data.ItemNo === '200003')
      expect(product.data).toEqual({ At: '2026-11-21T17:00:00.000Z', ItemNo: '200003', ShowId: 'b' })
    }
    // A request after the event gets the new state, not a cached reply.
    expect((await today()).filter(({ IsLive }) => IsLive).map(({ Id }) => Id)).toEqual(['b'])
    expect(await onAirNow()).toEqual(['200003', '200004'])
  })

  test('3 when the clock does', async () => {
    const client = await listen()
    await client.until(({ event }) => event === 'show')
    shop.clock.set('2026-11-21T17:15:00Z')
    await shop.pool.query('notify air')
    expect((await client.until(({ data }) => data.ItemNo === '200002')).data).toMatchObject({
      ItemNo: '200002',
      ShowId: 'a',
    })
    shop.clock.set('2026-11-21T18:00:00Z')
    await shop.pool.query('notify air')
    await client.until(({ data }) => (data.Now as Show | undefined)?.Id === 'b')
  })

  test('4 stock and prices of products', async () => {
    const client = await listen()
    await client.until(({ event }) => event === 'show')
    await shop.pool.query(`select pg_notify('stock', '{"itemNo":"200001","edpNo":200001,"quantity":3}')`)
    expect((await client.until(({ event }) => event === 'stock')).data).toEqual({
      At: '2026-11-21T17:00:00.000Z',
      ItemNo: '200001',
      EdpNo: 200001,
      Stock: 'low',
      Quantity: 3,
    })
    await shop.pool.query(`update product set min_price_cents = 1999, max_price_cents = 1999 where item_no = '200001'`)
    await shop.pool.query(`select pg_notify('price', '{"itemNo":"200001"}')`)
    expect((await client.until(({ event }) => event === 'price')).data).toEqual({
      At: '2026-11-21T17:00:00.000Z',
      ItemNo: '200001',
      IsPrice: 19.99,
      WasPrice: null,
      ShowIsPrice: false,
      IsPriceRange: null,
      WasPriceRange: null,
      EasyPaymentPrice: null,
      NoOfEasyPays: 0,
      PriceUntil: null,
    })
    await shop.pool.query(
      `update product set max_price_cents = 2999, min_was_cents = 3999, max_was_cents = 3999, no_of_payments = 3
       where item_no = '200001'`,
    )
    await shop.pool.query(`select pg_notify('price', '{"itemNo":"200001"}')`)
    expect((await client.until(({ data }) => data.ShowIsPrice === true)).data).toMatchObject({
      IsPrice: null,
      WasPrice: 39.99,
      IsPriceRange: { Min: 19.99, Max: 29.99 },
      WasPriceRange: null,
      EasyPaymentPrice: 6.66,
      NoOfEasyPays: 3,
    })
  })

  test('5 ids grow; a reconnecting client gets the present state, then the missed events', async () => {
    const client = await listen()
    const { id: seen } = await client.until(({ event }) => event === 'show')
    await shop.pool.query(`select pg_notify('stock', '{"itemNo":"200001","edpNo":200001,"quantity":0}')`)
    const { id: missed } = await client.until(({ event }) => event === 'stock')
    expect(Number(missed)).toBeGreaterThan(Number(seen))

    const stream = '/api/v2/en/shows/events'
    const reopened = await listen(stream, { 'last-event-id': seen })
    // A browser that takes a stream over from another tab cannot set the header.
    const takenOver = await listen(`${stream}?lastEventId=${seen}`)
    // The header takes precedence.
    const again = await listen(`${stream}?lastEventId=${seen}`, { 'last-event-id': missed })
    const replayedTo = async (back: EventClient) => {
      await back.until(({ id }) => id === missed)
      return back.events.filter(({ event }) => event !== 'product').map(({ event, id }) => [event, id])
    }
    const caughtUp = [
      ['show', seen],
      ['stock', missed],
    ]
    expect([await replayedTo(reopened), await replayedTo(takenOver), await replayedTo(again)]).toEqual([
      caughtUp,
      caughtUp,
      [['show', missed]],
    ])
  })

  test('6 an unknown id gets the present state only', async () => {
    const client = await listen(undefined, { 'last-event-id': 'x\u00e9' })
    await client.until(({ event }) => event === 'show')
    expect(client.events[0]?.event).toBe('show')
  })

  test('7 ids go on growing after a restart', async () => {
    const client = await listen()
    const { id: before } = await client.until(({ event }) => event === 'show')
    const { rows } = await shop.pool.query(`select nextval('air_event') as next`)
    expect(rows[0].next).toBeGreaterThan(Number(before))
  })

  test('8 a channel that stops ends its streams', async () => {
    const client = await listen()
    await client.until(({ event }) => event === 'show')
    const closing = shop.app.close()
    await client.ended
    await closing
  })
})

describe('moving on', () => {
  test('1 the new programme’s products are spread over its longer time, the old one’s end with it', async () => {
    await moveOn(shop.pool, shop.clock.now())
    const shows = await daily({ date: '2026-11-21', timeZone: 'America/Halifax' })
    const [a, b] = ['a', 'b'].map((id) => shows.find((show) => show.Id === id))
    expect(a).toMatchObject({ End: '2026-11-21T17:00:00.000Z', IsLive: false })
    expect(a?.Products.map(({ AirTime }) => AirTime)).toEqual(['2026-11-21T16:30:00.000Z', '2026-11-21T17:00:00.000Z'])
    expect(b?.Products.map(({ AirTime }) => AirTime)).toEqual(['2026-11-21T17:00:00.000Z', '2026-11-21T18:00:00.000Z'])
  })

  test('2 two concurrent commands move on twice', async () => {
    const moves = await Promise.all([moveOn(shop.pool, shop.clock.now()), moveOn(shop.pool, shop.clock.now())])
    expect(moves.map(({ begun }) => begun?.id).toSorted()).toEqual(['b', 'c'])
  })

  test('3 changes nothing without a next programme', async () => {
    shop.clock.set('2026-11-22T05:00:00Z')
    expect(await moveOn(shop.pool, shop.clock.now())).toEqual({ ended: undefined, begun: undefined })
    const [late] = await daily({ date: '2026-11-22' })
    expect(late).toMatchObject({ Id: 'late', End: '2026-11-22T05:30:00.000Z' })
  })
})
