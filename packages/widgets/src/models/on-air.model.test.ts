import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeChannel } from '../testing/channel.ts'
import { someProducts, whatIsOn } from '../testing/fixtures.ts'
import { aServer, type TestServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { clockModel } from './clock.model.ts'
import { type OnAirModel, onAirModel } from './on-air.model.ts'

const at = new Date('2026-11-21T15:20:00Z')
const anHourLater = new Date('2026-11-21T16:00:01Z')

let server: TestServer
let onAir: OnAirModel
let shop: ReturnType<typeof aShop>
let channel: ReturnType<typeof fakeChannel>
const sends = (event: string, data: object) => channel.opened.at(-1)?.say(event, data)
// Timers are fake: only vitest's `waitFor` advances them.
const eventually = (check: () => void) => vi.waitFor(check, 10_000)

beforeEach(() => {
  vi.useFakeTimers({ now: at })
  channel = fakeChannel()
  server = aServer()
  server.on('GET /api/v2/{language}/shows/watchuslive', () => ({
    status: 200,
    body: { Now: whatIsOn({ at }).Now, Next: whatIsOn({ at }).Next, StreamUrl: null, Captions: [] },
  }))
  server.on('GET /api/v3/{language}/products/onairnow', () => ({ status: 200, body: { Products: someProducts() } }))
  shop = aShop({ fetch: server.fetch })
  onAir = shop.models.of(onAirModel)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the stream', () => {
  test('1. is shared by all subscribers, open from the first to the last', () => {
    const stops = [onAir.start(), onAir.start(), onAir.startProducts()]
    expect(channel.opened).toHaveLength(1)
    for (const stop of stops.slice(1)) stop()
    expect(channel.open()).toHaveLength(1)
    stops[0]?.()
    stops[0]?.()
    expect(channel.open()).toHaveLength(0)
  })

  test('2. is in the page’s language', () => {
    const stop = aShop({ language: 'fr', base: 'https://shop.test' }).models.of(onAirModel).start()
    expect(channel.opened[0]?.url).toBe('https://shop.test/api/v2/fr/shows/events')
    stop()
  })

  test('3. is closed while the page is in the back/forward cache, and reopened on return', () => {
    const stop = onAir.start()
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(channel.open()).toHaveLength(0)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(channel.open()).toHaveLength(1)
    stop()
  })

  test('4. is not opened by a prerendered page', () => {
    vi.stubGlobal('document', Object.assign(Object.create(document), { prerendering: true }))
    Object.assign(document, { addEventListener: vi.fn(), removeEventListener: vi.fn() })
    const stop = onAir.start()
    expect(channel.opened).toHaveLength(0)
    stop()
  })
})

describe('the state', () => {
  test('5. is the present and the next programme', () => {
    const stop = onAir.start()
    expect([onAir.now.value, onAir.connected.value]).toEqual([undefined, undefined])
    const on = whatIsOn({ at })
    sends('show', on)
    expect([onAir.now.value?.id, onAir.next.value?.id, onAir.connected.value]).toEqual([on.Now.Id, on.Next.Id, true])
    sends('show', { ...whatIsOn({ at: anHourLater }), Now: null })
    expect(onAir.now.value).toBeNull()
    stop()
  })

  test('6. corrects the shopper’s clock', () => {
    const clock = shop.models.of(clockModel)
    const stops = [onAir.start(), clock.start()]
    sends('show', whatIsOn({ at: anHourLater }))
    expect(clock.now.value).toEqual(anHourLater)
    vi.advanceTimersByTime(10_000)
    expect(clock.now.value?.getTime()).toBe(anHourLater.getTime() + 10_000)
    for (const stop of stops) stop()
  })

  test('6b. does not correct the clock if the shop refuses the stream, and so sends no time', async () => {
    const clock = shop.models.of(clockModel)
    const stops = [onAir.start(), clock.start()]
    sends('show', whatIsOn({ at: anHourLater }))
    channel.opened[0]?.lose({ forGood: true })
    await eventually(() => expect(server.requests).toContain('GET /shows/watchuslive'))
    await vi.advanceTimersByTimeAsync(100)
    expect(Math.abs((clock.read().getTime() - anHourLater.getTime()) / 1000)).toBeLessThan(60)
    for (const stop of stops) stop()
  })

  test('7. forgets the item on screen with its programme', () => {
    const stop = onAir.start()
    const on = whatIsOn({ at })
    sends('show', on)
    sends('product', { At: on.At, ItemNo: '412311', ShowId: on.Now.Id })
    expect(onAir.itemNo.value).toBe('412311')
    sends('show', whatIsOn({ at: anHourLater }))
    expect(onAir.itemNo.value).toBeUndefined()
    stop()
  })
})

describe('the programme’s products', () => {
  test('8. are read when a widget needs them, and again for the next programme', async () => {
    const stop = onAir.start()
    sends('show', whatIsOn({ at }))
    expect(server.requests).toEqual([])
    const stopProducts = onAir.startProducts()
    await eventually(() => expect(onAir.products.value).toHaveLength(6))
    sends('show', whatIsOn({ at }))
    sends('show', whatIsOn({ at: anHourLater }))
    await eventually(() => expect(server.requests.filter((request) => request.endsWith('/onairnow'))).toHaveLength(2))
    stopProducts()
    stop()
  })

  test('9. get new prices (in cents) and stock when they change', async () => {
    const stop = onAir.startProducts()
    sends('show', whatIsOn({ at }))
    await eventually(() => expect(onAir.products.value).toHaveLength(6))
    const about = { At: at.toISOString(), ItemNo: '412305' }
    sends('price', { ...about, IsPrice: 49.5, WasPrice: 89.99, ShowIsPrice: true, EasyPaymentPrice: 16.5 })
    sends('stock', { ...about, EdpNo: 900_000, Stock: 'out', Quantity: 0 })
    expect(onAir.products.value?.[0]).toMatchObject({
      isPrice: 4950,
      wasPrice: 8999,
      showIsPrice: true,
      easyPaymentPrice: 1650,
      stock: 'out',
    })
    // Its styles no longer have one price: there is still a price to show.
    sends('price', { ...about, IsPrice: null, IsPriceRange: { Min: 49.5, Max: 59.5 } })
    expect(onAir.products.value?.[0]).toMatchObject({ isPrice: null, isPriceRange: { min: 4950, max: 5950 } })
    stop()
  })

  test('10. keep their stock when another style’s changes', async () => {
    const stop = onAir.startProducts()
    sends('show', whatIsOn({ at }))
    await eventually(() => expect(onAir.products.value).toHaveLength(6))
    sends('stock', { At: at.toISOString(), ItemNo: '412305', EdpNo: 1, Stock: 'out', Quantity: 0 })
    expect(onAir.products.value?.[0]?.stock).toBe('in')
    stop()
  })
})

describe('products that cannot be read', () => {
  test('10b. are null, and are read again for the next programme', async () => {
    server.on('GET /api/v3/{language}/products/onairnow', () => ({ status: 503, body: [] }))
    const stop = onAir.startProducts()
    sends('show', whatIsOn({ at }))
    expect(onAir.products.value).toBeUndefined()
    await eventually(() => expect(onAir.products.value).toBeNull())
    server.on('GET /api/v3/{language}/products/onairnow', () => ({ status: 200, body: { Products: someProducts() } }))
    sends('show', whatIsOn({ at: anHourLater }))
    await eventually(() => expect(onAir.products.value).toHaveLength(6))
    stop()
  })
})

describe('a server that goes away', () => {
  test('11. is noticed at once; events arrive again when the browser has reopened the stream', () => {
    const stop = onAir.start()
    sends('show', whatIsOn({ at }))
    channel.opened[0]?.lose()
    expect(onAir.connected.value).toBe(false)
    channel.opened[0]?.answer()
    expect([onAir.connected.value, channel.opened.length]).toEqual([true, 1])
    stop()
  })

  test('12. is not polled, however long no event arrives', async () => {
    const stop = onAir.start()
    sends('show', whatIsOn({ at }))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([onAir.connected.value, server.requests, channel.opened.length]).toEqual([true, [], 1])
    stop()
  })

  test('12b. has its products read again after reconnecting, as they may have changed', async () => {
    const stop = onAir.startProducts()
    sends('show', whatIsOn({ at }))
    await eventually(() => expect(onAir.products.value).toHaveLength(6))
    channel.opened[0]?.lose()
    sends('show', whatIsOn({ at }))
    await eventually(() => expect(server.requests.filter((request) => request.endsWith('/onairnow'))).toHaveLength(2))
    stop()
  })

  test('13. leaves no timer behind', () => {
    const stop = onAir.start()
    channel.opened[0]?.lose({ forGood: true })
    stop()
    expect([vi.getTimerCount(), channel.open()]).toEqual([0, []])
  })
})
