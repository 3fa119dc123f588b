import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Air, AirEvent } from './air.ts'
import { createEventStreams, type EventOutput } from './events.ts'

/** The part of a response that a stream uses. */
class FakeResponse extends EventEmitter implements EventOutput {
  text = ''
  writableLength = 0
  status = 0
  ended = false
  writeHead(status: number) {
    this.status = status
  }
  write(text: string) {
    this.text += text
  }
  end(text = '') {
    this.text += text
    this.ended = true
    this.emit('close')
  }
  destroy() {
    this.end()
  }
}

function setUp() {
  const tellers: ((event: AirEvent) => void)[] = []
  let last = 100
  const air: Pick<Air, 'state' | 'ids' | 'onEvent' | 'pricesChangedSince'> = {
    pricesChangedSince: () => [],
    state: () => ({ now: null, next: null, itemNo: null }),
    ids: () => ({ first: 100, last }),
    onEvent: (tell) => void tellers.push(tell),
  }
  const at = new Date('2026-11-21T17:00:00Z')
  const streams = createEventStreams({ air, clock: () => at, most: 5000, perAddress: 2 })
  let opened = 0
  return {
    streams,
    open(lastEventId?: string, address = `198.51.100.${++opened}`) {
      const response = new FakeResponse()
      const result = streams.open(response, {}, 'en', lastEventId, address)
      return { response, opened: result }
    },
    /** Begins a programme with this item on air. */
    begin(itemNo: string, showId: string) {
      last += 2
      for (const tell of tellers) tell({ id: last - 1, at, name: 'show', now: null, next: null })
      for (const tell of tellers) tell({ id: last, at, name: 'product', itemNo, showId })
    },
    /** Sells until this many are left. With a `step`, other processes take ids in between. */
    stock(quantity: number, step = 1) {
      last += step
      for (const tell of tellers)
        tell({ id: last, at, name: 'stock', itemNo: '100001', edpNo: 1, stock: 'in', quantity })
    },
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('event streams', () => {
  test('1 a quiet stream carries a comment every 15 seconds', () => {
    const { open } = setUp()
    const { response } = open()
    const before = response.text
    vi.advanceTimersByTime(14_999)
    expect(response.text).toBe(before)
    vi.advanceTimersByTime(1)
    expect(response.text).toBe(`${before}:\n\n`)
    vi.advanceTimersByTime(30_000)
    expect(response.text).toBe(`${before}:\n\n:\n\n:\n\n`)
  })

  test('2 the heartbeat stops without clients', () => {
    const { open } = setUp()
    const { response } = open()
    expect(vi.getTimerCount()).toBe(1)
    response.end()
    expect(vi.getTimerCount()).toBe(0)
    open()
    expect(vi.getTimerCount()).toBe(1)
  })

  test('3 a client that does not read is disconnected; the others get the event', () => {
    const { open, stock, streams } = setUp()
    const [slow, quick] = [open().response, open().response]
    slow.writableLength = 1_000_000
    stock(7)
    expect(slow.ended).toBe(true)
    expect(quick.text).toContain('"Quantity":7')
    expect(streams.count()).toBe(1)
  })

  test('4 a reconnecting client gets the missed events that can be replayed', () => {
    const { open, stock } = setUp()
    for (let left = 300; left > 0; left -= 1) stock(left)
    const recent = open('350').response.text
    expect(recent.match(/event: stock/g)).toHaveLength(50)
    expect(recent).toContain('event: show\ndata: {"At":"2026-11-21T17:00:00.000Z","Now":null,"Next":null}\n\n')
    // The history holds fewer than 300 events: only the present state is sent, not half of the history.
    expect(open('101').response.text).not.toContain('event: stock')
    // An id from before this process, or from the future.
    expect(open('99').response.text).not.toContain('event: stock')
    expect(open('99999').response.text).not.toContain('event: stock')
  })

  test('4b it gets the present programme first: the missed products belong to it', () => {
    const { open, begin, stock } = setUp()
    stock(3)
    begin('100001', 'noon')
    const frames = open('101').response.text.match(/^event: \w+/gm)
    expect(frames).toEqual(['event: show', 'event: product'])
  })

  test('4c a connection that breaks during the first frames loses none of the missed events', () => {
    const { open, stock } = setUp()
    for (const left of [5, 4, 3]) stock(left)
    const frames = open('101').response.text.split('\n\n').slice(1, -1)
    expect(frames).toHaveLength(3)
    for (const [received] of frames.entries()) {
      // The browser names the last complete event.
      const last = /^id: (\d+)/.exec(frames[received] ?? '')?.[1]
      const again = open(last).response.text
      for (const missed of frames.slice(received + 1)) expect(again).toContain(missed)
    }
  })

  test('5 the number of streams is limited', () => {
    const { open } = setUp()
    const opened = Array.from({ length: 5001 }, () => open().opened)
    expect(opened.filter((result) => result === 'opened')).toHaveLength(5000)
    expect(opened.at(-1)).toBe('full')
  })

  test('6 closing ends every stream', () => {
    const { open, streams } = setUp()
    const responses = [open().response, open().response]
    streams.close()
    expect(responses.every(({ ended }) => ended)).toBe(true)
    expect(streams.count()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('7 each address has its own share, and a stream that ends frees its place', () => {
    const { open } = setUp()
    const [first] = [open(undefined, '203.0.113.5'), open(undefined, '203.0.113.5')]
    expect(open(undefined, '203.0.113.5').opened).toBe('share-used')
    expect(open(undefined, '203.0.113.6').opened).toBe('opened')
    first?.response.end()
    expect(open(undefined, '203.0.113.5').opened).toBe('opened')
  })

  test('8 a client that connects during an event gets it once, and later ones in order', () => {
    const { open, stock } = setUp()
    for (let client = 0; client < 500; client += 1) open()
    stock(3)
    const { response } = open('100')
    stock(2)
    vi.advanceTimersByTime(100)
    expect(response.text.match(/^id: \d+/gm)).toEqual(['id: 100', 'id: 101', 'id: 102'])
    expect(response.text.match(/"Quantity":\d/g)).toEqual(['"Quantity":3', '"Quantity":2'])
  })

  test('9 an id that another process took in between gets the present state only', () => {
    const { open, stock } = setUp()
    stock(3)
    stock(2, 2)
    expect(open('101').response.text).toContain('"Quantity":2')
    expect(open('102').response.text).not.toContain('event: stock')
  })

  test.each([100, 5000])(
    '10 the %i clients of a killed server reconnect over five seconds: no second has a fifth more than its share',
    (count) => {
      const { open } = setUp()
      const seconds = Array.from({ length: count }, () => {
        const wait = Number(/^retry: (\d+)\n\n/.exec(open().response.text)?.[1])
        return Math.floor(wait / 1000)
      })
      expect(new Set(seconds)).toEqual(new Set([1, 2, 3, 4, 5]))
      for (const second of new Set(seconds))
        expect(seconds.filter((other) => other === second).length).toBeLessThan((count / 5) * 1.2)
    },
  )
})
