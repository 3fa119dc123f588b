import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts, addWindows } from '../testing/catalogue.ts'
import { type EventClient, openEvents } from '../testing/event-stream.ts'
import { watchStatements } from '../testing/statements.ts'
import { backInStock } from './waitlist.queries.ts'

// The kettle costs 49.99, and 19.99 from 18:00 to 18:30; the pan 29.99, always.
const kettle = '300001'
const [before, start, lastMoment, end] = [
  '2026-11-21T17:59:59.999Z',
  '2026-11-21T18:00:00Z',
  '2026-11-21T18:29:59.999Z',
  '2026-11-21T18:30:00Z',
]
const until = '2026-11-21T18:30:00.000Z'

let shop: TestApp
let origin: string
const clients: EventClient[] = []
beforeEach(async () => {
  shop = await testApp({ now: '2026-11-21T17:00:00Z' })
  await addProducts(shop.pool, [
    { itemNo: kettle, name: 'Copper kettle', edps: [{ edpNo: 3001, price: 4999, quantity: 9 }] },
    { itemNo: '300002', name: 'Copper pan', edps: [{ edpNo: 3002, price: 2999, quantity: 9 }] },
  ])
  await addWindows(shop.pool, { itemNo: kettle, from: start, until: end, price: 1999 })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
  // Wait until the index is built and the plan is read.
  await expect.poll(async () => (await list()).Paging.TotalRecords).toBe(2)
  await expect.poll(() => shop.app.nextPriceChange()).toBe(Date.parse(start))
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.close()
  await shop.close()
})

const list = async (query: Record<string, string> = {}) =>
  (await shop.call('GET /api/v3/{language}/products', { query })).json()
const pricesIn = ({ Products }: { Products: { ItemNo: string; IsPrice: number }[] }) =>
  Products.find(({ ItemNo }) => ItemNo === kettle)?.IsPrice
const read = async () => {
  const params = { itemNo: kettle }
  const product = (await shop.call('GET /api/v3/{language}/products/{itemNo}', { params })).json()
  const codes = (await shop.call('GET /api/v3/{language}/products/{itemNo}/styleCodes', { params })).json()
  const query = { searchTerm: 'kettle' }
  const suggested = (await shop.call('GET /api/v3/{language}/products/suggestions', { query })).json()
  const [mailed] = await backInStock.en(shop.pool, { edpNo: 3001, now: shop.clock.now() })
  return {
    product: product.IsPrice,
    choice: product.Edps[0].Price,
    codes: codes.Edps[0].Price,
    list: pricesIn(await list()),
    chosen: pricesIn(await list({ itemNos: kettle })),
    suggested: pricesIn(suggested),
    mailed: (mailed?.price ?? 0) / 100,
  }
}
const everywhere = (price: number) => ({
  product: price,
  choice: price,
  codes: price,
  list: price,
  chosen: price,
  suggested: price,
  mailed: price,
})

describe('a price window in the shop', () => {
  test('1 is the price everywhere from its start up to its end, although replies are cached', async () => {
    for (const [instant, price] of [
      [before, 49.99],
      [start, 19.99],
      [lastMoment, 19.99],
      [end, 49.99],
      // The clock is set back.
      [lastMoment, 19.99],
    ] as const) {
      shop.clock.set(instant)
      expect([instant, await read()]).toEqual([instant, everywhere(price)])
    }
  })

  test('2 shows the regular price as the one before, and its end', async () => {
    shop.clock.set(start)
    const [product] = (await list({ itemNos: kettle })).Products
    expect(product).toMatchObject({ IsPrice: 19.99, WasPrice: 49.99, ShowIsPrice: true, PriceUntil: until })
    const detail = await shop.call('GET /api/v3/{language}/products/{itemNo}', { params: { itemNo: kettle } })
    expect(detail.json()).toMatchObject({ WasPrice: 49.99, PriceUntil: until, Edps: [{ WasPrice: 49.99 }] })
  })

  test('3 moves the product in filters and orders by price', async () => {
    const look = async () => {
      const { Products, Dimensions } = await list({ sortKey: 'price-asc' })
      const on = (id: string): string[] =>
        (Dimensions as { Id: string; Values: { Id: string }[] }[])
          .filter(({ Id }) => Id === id)
          .flatMap(({ Values }) => Values.map(({ Id }) => Id))
      return {
        order: Products.map(({ ItemNo }: { ItemNo: string }) => ItemNo),
        bands: on('price'),
        cheap: (await list({ dimensions: 'price:0-25' })).Paging.TotalRecords,
        onSale: (await list({ dimensions: 'on-sale:yes' })).Paging.TotalRecords,
      }
    }
    const regular = { order: ['300002', kettle], bands: ['price:25-50'], cheap: 0, onSale: 0 }
    shop.clock.set(before)
    expect(await look()).toEqual(regular)
    shop.clock.set(start)
    expect(await look()).toEqual({
      order: [kettle, '300002'],
      bands: ['price:0-25', 'price:25-50'],
      cheap: 1,
      onSale: 1,
    })
    shop.clock.set(end)
    expect(await look()).toEqual(regular)
  })

  test('4 bounds how long others may keep a reply', async () => {
    const kept = async () => (await shop.call('GET /api/v2/{language}/menu')).headers['cache-control']
    expect(await kept()).toBe('public, max-age=60')
    for (const [instant, seconds] of [
      ['2026-11-21T17:59:00.001Z', 59],
      ['2026-11-21T17:59:30Z', 30],
      [before, 0],
      [start, 60],
      [lastMoment, 0],
    ] as const) {
      shop.clock.set(instant)
      expect([instant, await kept()]).toEqual([instant, `public, max-age=${seconds}`])
    }
  })

  test('5 costs a request no statement', async () => {
    await list()
    await shop.call('GET /api/v3/{language}/products/{itemNo}', { params: { itemNo: '300002' } })
    const watched = watchStatements(shop.pool, '')
    shop.clock.advance(6000)
    await list()
    await shop.call('GET /api/v3/{language}/products/{itemNo}', { params: { itemNo: kettle } })
    expect(watched.names().filter((name) => name !== '')).toEqual(['catalogue.detail.en'])
    watched.stop()
  })
})

describe('a price window’s start or end', () => {
  const listen = async (headers?: Record<string, string>) => {
    const client = await openEvents(`${origin}/api/v2/en/shows/events`, headers)
    clients.push(client)
    return client
  }
  const prices = ({ events }: EventClient) =>
    events.filter(({ event }) => event === 'price').map(({ data }) => [data.IsPrice, data.PriceUntil])
  /** Sets the clock; the next request notices it. */
  const at = async (instant: string) => {
    shop.clock.set(instant)
    await list()
  }

  test('1 is pushed once at its start and once at its end', async () => {
    const client = await listen()
    await at(before)
    await at(start)
    await client.until(({ data }) => data.IsPrice === 19.99)
    await at(lastMoment)
    await at(end)
    await client.until(({ data }) => data.IsPrice === 49.99)
    await list()
    expect(prices(client)).toEqual([
      [19.99, until],
      [49.99, null],
    ])
  })

  test('2 that a process slept through is sent with the present price', async () => {
    const client = await listen()
    await addWindows(shop.pool, { itemNo: '300002', from: start, until: '2026-11-21T20:00:00Z', price: 999 })
    await expect.poll(() => client.events.length).toBeGreaterThan(0)
    await expect
      .poll(async () => {
        await at('2026-11-21T19:00:00Z')
        return prices(client)
      })
      .toEqual([[9.99, '2026-11-21T20:00:00.000Z']])
  })

  test('3 is sent to a page that connects just after it, and to a page that slept for hours', async () => {
    await at(start)
    const early = await listen()
    await early.until(({ event }) => event === 'show')
    await expect.poll(async () => prices(await connected())).toEqual([[19.99, until]])
    await at('2026-11-21T22:00:00Z')
    await expect.poll(async () => prices(await connected({ 'last-event-id': '999999' }))).toEqual([[49.99, null]])
    // Until the end has been pushed to everyone, a connecting page receives it too.
    await expect.poll(async () => prices(await connected())).toEqual([])
  })

  /** A page that has received the present state. */
  async function connected(headers?: Record<string, string>) {
    const client = await listen(headers)
    await client.until(({ event }) => event === 'show')
    return client
  }

  test('4 is sent at once if the window is planned while open, or withdrawn', async () => {
    const client = await listen()
    await addWindows(shop.pool, {
      itemNo: '300002',
      from: '2026-11-21T16:00:00Z',
      until: '2026-11-21T17:30:00Z',
      price: 1000,
    })
    await client.until(({ data }) => data.IsPrice === 10)
    expect(pricesIn(await list())).toBe(49.99)
    expect((await list({ itemNos: '300002' })).Products[0].IsPrice).toBe(10)
    await shop.pool.query(`delete from price_window where item_no = '300002'`)
    await shop.pool.query('notify price_window')
    await client.until(({ data }) => data.IsPrice === 29.99)
    expect((await list({ itemNos: '300002' })).Products[0].IsPrice).toBe(29.99)
  })
})
