import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHttp } from '../http/http.ts'
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
const client = liveClient(
  createHttp({
    base: 'https://shop.test',
    language: () => 'fr',
    appToken: { get: () => undefined, set: () => {}, clear: () => {} },
    appCredentials: { userName: '', password: '' },
    customerToken: () => undefined,
  }),
)
const listen = () =>
  client.listen(
    (event) => received.push(event),
    (opened) => watched.push(opened),
  )

beforeEach(() => {
  streams = []
  received = []
  watched = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('listening to what changes on air', () => {
  test('1. is one stream in the page’s language; what it says comes in the code’s names and in cents', () => {
    listen()
    expect(streams.map(({ url }) => url)).toEqual(['https://shop.test/api/v2/fr/shows/events'])
    const data = JSON.stringify({ At: '2026-11-21T12:00:00Z', ItemNo: '412305', IsPrice: 49.99, WasPrice: null })
    streams[0]?.dispatchEvent(new MessageEvent('price', { data }))
    expect(received).toEqual([
      { name: 'price', data: { at: '2026-11-21T12:00:00Z', itemNo: '412305', isPrice: 4999, wasPrice: null } },
    ])
  })

  test('2. says when the stream opens, when it is lost, and when it is back', () => {
    listen()
    for (const state of [1, 0, 1] as const) streams[0]?.become(state)
    expect(watched).toEqual([true, false, true])
  })

  test('3. leaves it to the browser to open again what only broke', () => {
    listen()
    streams[0]?.become(0)
    expect([vi.getTimerCount(), streams.length]).toEqual([0, 1])
  })

  test('4. opens anew what was closed for good, after 1, 2, 4, 8, 16, 30 and 30 seconds, and sooner again after success', () => {
    listen()
    const waits: number[] = []
    const closeAndWait = () => {
      const before = streams.length
      streams.at(-1)?.become(2)
      let waited = 0
      for (; streams.length === before; waited += 1000) vi.advanceTimersByTime(1000)
      waits.push(waited / 1000)
    }
    for (let times = 0; times < 7; times += 1) closeAndWait()
    streams.at(-1)?.become(1)
    closeAndWait()
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 1])
  })

  test('5. stops for good, also while it waits to open anew', () => {
    const stop = listen()
    streams[0]?.become(2)
    stop()
    vi.advanceTimersByTime(60_000)
    expect(streams).toHaveLength(1)
    const stopOpen = listen()
    stopOpen()
    expect(streams[1]?.readyState).toBe(2)
  })

  test('6. asks for the programme every 30 seconds, and says no loss, where the shop has no stream to spare', async () => {
    const shows = ['over', 'on air', 'next'].map((Id) => ({ Id, IsLive: Id === 'on air' }))
    const asked = vi.fn(async () => Response.json({ Shows: shows }))
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
    expect(received.at(-1)).toMatchObject({ name: 'show', data: { now: { id: 'on air' }, next: { id: 'next' } } })
    expect(asked).toHaveBeenCalledTimes(3)
  })

  test('7. says the loss where the shop answers nothing else either', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    listen()
    streams.at(-1)?.become(2)
    await vi.advanceTimersByTimeAsync(0)
    expect(watched).toEqual([false])
  })
})
