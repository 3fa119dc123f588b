import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHttp } from '../http/tokens.ts'
import { liveClient, type ShowEvent } from './live.client.ts'

class Stream extends EventTarget {
  readonly CLOSED = 2
  readyState = 0
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    streams.push(this)
  }
  become(readyState: 0 | 1 | 2) {
    this.readyState = readyState
    this.dispatchEvent(new Event(readyState === 1 ? 'open' : 'error'))
  }
  close() {
    this.readyState = 2
  }
}

let streams: Stream[]
let received: ShowEvent[]
let watched: boolean[]
const newClient = () =>
  liveClient(
    createHttp({
      base: 'https://shop.test',
      language: () => 'fr',
      appToken: { get: () => undefined, set: () => {}, clear: () => {} },
      appCredentials: { userName: '', password: '' },
      customerToken: () => undefined,
    }),
  )
let client: ReturnType<typeof newClient>
let stops: (() => void)[]
function listen() {
  const stop = client.listen(
    (event) => received.push(event),
    (opened) => watched.push(opened),
  )
  stops.push(stop)
  return stop
}

beforeEach(() => {
  client = newClient()
  stops = []
  streams = []
  received = []
  watched = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  for (const stop of stops) stop()
  expect(vi.getTimerCount()).toBe(0)
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('listening to what changes on air', () => {
  test('1. is one stream in the page’s language; its events arrive with the code’s names and in cents', () => {
    listen()
    expect(streams.map(({ url }) => url)).toEqual(['https://shop.test/api/v2/fr/shows/events'])
    const data = JSON.stringify({ At: '2026-11-21T12:00:00Z', ItemNo: '412305', IsPrice: 49.99, WasPrice: null })
    streams[0]?.dispatchEvent(new MessageEvent('price', { data }))
    expect(received).toEqual([
      { name: 'price', data: { at: '2026-11-21T12:00:00Z', itemNo: '412305', isPrice: 4999, wasPrice: null } },
    ])
  })

  test('2. reports when the stream opens, is lost, and is back', () => {
    listen()
    for (const state of [1, 0, 1] as const) streams[0]?.become(state)
    expect(watched).toEqual([true, false, true])
  })

  test('3. leaves it to the browser to reopen a stream that only broke', () => {
    listen()
    streams[0]?.become(0)
    vi.advanceTimersByTime(60_000)
    expect(streams).toHaveLength(1)
  })

  test('4. reopens a closed stream after 1, 2, 4, 8, 16, 30 and 30 seconds, and after 1 second again once it was open', () => {
    listen()
    const waits: number[] = []
    const closeAndWait = () => {
      const previousCount = streams.length
      streams.at(-1)?.become(2)
      let waited = 0
      for (; streams.length === previousCount; waited += 1000) vi.advanceTimersByTime(1000)
      waits.push(waited / 1000)
    }
    for (let times = 0; times < 7; times += 1) closeAndWait()
    streams.at(-1)?.become(1)
    closeAndWait()
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 1])
  })

  test('4b. waits a random time, up to twice as long: a server’s clients do not come back all at once', () => {
    vi.mocked(Math.random).mockReturnValue(0.75)
    listen()
    streams[0]?.become(2)
    vi.advanceTimersByTime(1749)
    expect(streams).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(streams).toHaveLength(2)
  })

  test('4c. begins after the last received event, whether it is opened or reopened', () => {
    const stop = listen()
    for (const lastEventId of ['41', '42', '40']) {
      streams[0]?.dispatchEvent(new MessageEvent('product', { data: '{}', lastEventId }))
    }
    streams[0]?.become(2)
    vi.advanceTimersByTime(1000)
    stop()
    listen()
    expect(streams.map(({ url }) => new URL(url).search)).toEqual(['', '?lastEventId=42', '?lastEventId=42'])
  })

  test('5. stops for good, even while it waits to reopen', () => {
    const stop = listen()
    streams[0]?.become(2)
    stop()
    vi.advanceTimersByTime(60_000)
    expect(streams).toHaveLength(1)
    const stopOpen = listen()
    stopOpen()
    expect(streams[1]?.readyState).toBe(2)
  })

  test('5b. ignores a stream that it has closed or replaced: WebKit delivers its queue when Back restores a page', () => {
    const deliver = (stream: Stream | undefined) => {
      stream?.become(1)
      stream?.dispatchEvent(new MessageEvent('product', { data: '{}', lastEventId: '7' }))
      stream?.become(2)
    }
    listen()
    streams[0]?.become(2)
    vi.advanceTimersByTime(1000)
    deliver(streams[0])
    expect([received, watched, streams.length]).toEqual([[], [], 2])
    for (const stop of stops) stop()
    deliver(streams[1])
    vi.advanceTimersByTime(60_000)
    expect([received, watched, streams.length]).toEqual([[], [], 2])
  })

  test('6. asks for the programme every 30 seconds, and reports no loss, when the shop has no stream to spare', async () => {
    const reply = { StreamUrl: null, Captions: [], Now: { Id: 'on air' }, Next: { Id: 'next' } }
    const asked = vi.fn(async () => Response.json(reply))
    vi.stubGlobal('fetch', asked)
    listen()
    for (let times = 1; times <= 3; times += 1) {
      streams.at(-1)?.become(2)
      await vi.advanceTimersByTimeAsync(0)
      expect(received).toHaveLength(times)
      await vi.advanceTimersByTimeAsync(29_999)
      expect(streams).toHaveLength(times)
      await vi.advanceTimersByTimeAsync(1)
      expect(streams).toHaveLength(times + 1)
    }
    expect(watched).toEqual([true, true, true])
    // A device’s clock may be wrong: it is not the channel’s.
    expect(received.at(-1)?.data).not.toHaveProperty('at')
    expect(received.at(-1)).toMatchObject({ name: 'show', data: { now: { id: 'on air' }, next: { id: 'next' } } })
    expect(asked).toHaveBeenCalledTimes(3)
  })

  test('6a. asks for the programme when the browser retries in vain: a blocker stops the stream and nothing else', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(String(address))
      return Response.json({ StreamUrl: null, Captions: [], Now: { Id: 'on air' }, Next: null })
    })
    listen()
    const [stream] = streams
    for (let tries = 0; tries < 12; tries += 1) {
      stream?.become(0)
      await vi.advanceTimersByTimeAsync(3000)
    }
    expect([watched, asked.length]).toEqual([[true, true], 2])
    expect(received).toHaveLength(2)
    expect(received[0]).toMatchObject({ name: 'show', data: { now: { id: 'on air' } } })
    expect(streams).toHaveLength(1)
    stream?.become(1)
    stream?.become(0)
    expect([watched.slice(2), asked.length]).toEqual([[true, false], 2])
  })

  test('6b. reports the loss at each try while the shop cannot be reached', async () => {
    listen()
    for (let tries = 0; tries < 3; tries += 1) {
      streams[0]?.become(0)
      await vi.advanceTimersByTimeAsync(3000)
    }
    expect(watched).toEqual([false, false, false])
  })

  test('7. reports the loss when the shop answers no other call either', async () => {
    listen()
    streams.at(-1)?.become(2)
    await vi.advanceTimersByTimeAsync(0)
    expect(watched).toEqual([false])
  })

  test('8. shares the stream of another tab where the browser can', async () => {
    vi.useRealTimers()
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
    for (let tabs = 0; tabs < 3; tabs += 1) {
      client = newClient()
      listen()
    }
    // One that is closed before its code has arrived.
    listen()()
    await expect.poll(() => streams.length).toBe(1)
    const data = JSON.stringify({ At: '2026-11-21T12:00:00Z', ItemNo: '412305', ShowId: 'x' })
    await expect
      .poll(() => {
        received = []
        streams[0]?.dispatchEvent(new MessageEvent('product', { data, lastEventId: '1' }))
        return new Promise((done) => setTimeout(() => done(received.length), 20))
      })
      .toBe(3)
    expect(streams).toHaveLength(1)
    vi.useFakeTimers()
  })
})
