import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPool } from '../../kernel/db/pool.ts'
import { createLogger } from '../../kernel/log.ts'
import { IndexBuilder } from './index-builder.ts'
import type { IndexData } from './index-data.ts'
import { createLiveIndex, NoIndexYet } from './live-index.ts'

/** An index of a catalogue that holds one product. */
function indexOf(itemNo: string): IndexData {
  const name = { en: 'Kettle', fr: 'Bouilloire' }
  const builder = new IndexBuilder(
    { brands: [{ id: 'brio', name: 'Brio' }], categories: [{ id: 'home', parentId: null, name }] },
    1,
  )
  const flags = { easyPay: false, onSale: false, marketplace: false, donation: false }
  const amounts = { minPrice: 100, maxPrice: 100, rating: null, reviewCount: 0, addedAt: 0 }
  builder.add({ itemNo, name, brandId: 'brio', categoryId: 'home', ...amounts, ...flags, styles: [], sizes: [] })
  return builder.finish()
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const listeners = new Map<string, ((payload: string) => void)[]>()
  /** The builds that were begun, in their order, for the test to end. */
  const builds: PromiseWithResolvers<IndexData>[] = []
  const pool = createPool('postgres://nobody@127.0.0.1:1/nothing')
  const query = vi.spyOn(pool, 'query').mockImplementation(async () => ({ rows: [] }))
  const changed = vi.fn()
  const index = createLiveIndex({
    pool,
    clock: () => new Date('2026-11-21T17:00:00Z'),
    listener: {
      on: (channel, listener) => void listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
      start: async () => {},
      stop() {},
    },
    onAir: { onChange() {} },
    windows: { open: () => [].values(), refresh() {}, onChange() {} },
    log: createLogger('silent'),
    buildIndex() {
      const build = Promise.withResolvers<IndexData>()
      builds.push(build)
      return build.promise
    },
    changed,
  })
  return {
    ...index,
    builds,
    changed,
    announce: (channel: string) => listeners.get(channel)?.forEach((listener) => void listener('{"itemNo":"100001"}')),
    /** Ends a build, and lets what follows from it happen. */
    async end(build: number, itemNo: string) {
      builds[build]?.resolve(indexOf(itemNo))
      await vi.advanceTimersByTimeAsync(0)
    },
    async fail(build: number) {
      builds[build]?.reject(new Error('killed'))
      await vi.advanceTimersByTimeAsync(0)
    },
    found: async () => (await index.engine()).itemNo(0),
    /** Whether the product is among those on air this week. */
    async onAir() {
      const chosen = new Map([['on-air', ['this-week']]] as const)
      const result = (await index.engine()).search(
        { language: 'en', searchTerm: undefined, chosen, sortKey: 'relevance' },
        10,
      )
      return result.docs.length > 0
    },
    /** Delays the readings of the schedule; each call completes the oldest two queries, which are one reading. */
    delayReadings() {
      const pending: PromiseWithResolvers<{ rows: { itemNo: string }[] }>[] = []
      query.mockImplementation(async (...[statement]: unknown[]) => {
        if (!JSON.stringify(statement).includes('show_product')) return { rows: [] }
        const reading = Promise.withResolvers<{ rows: { itemNo: string }[] }>()
        pending.push(reading)
        return reading.promise
      })
      return async (reading: number, itemNos: readonly string[]) => {
        for (const part of pending.slice(reading * 2, reading * 2 + 2))
          part.resolve({ rows: itemNos.map((itemNo) => ({ itemNo, airedAt: new Date(0) })) })
        await vi.advanceTimersByTimeAsync(0)
      }
    },
  }
}

describe('the index that searches are answered from', () => {
  test('1 a search before the first index waits for it', async () => {
    const index = setUp()
    void index.start()
    const itemNo = index.found()
    await index.end(0, '100001')
    expect(await itemNo).toBe('100001')
    expect(index.changed).toHaveBeenCalledTimes(1)
  })

  test('2 a search waits no longer than the time limit, and not after the shop has closed', async () => {
    const index = setUp()
    void index.start()
    const late = expect(index.engine()).rejects.toThrow(NoIndexYet)
    await vi.advanceTimersByTimeAsync(8000)
    await late
    const closed = expect(index.engine()).rejects.toThrow(NoIndexYet)
    void index.stop()
    await closed
  })

  test('3 a change announced before the start causes no build: the first one includes it', async () => {
    const index = setUp()
    for (const channel of ['catalogue', 'price', 'air']) index.announce(channel)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(index.builds).toHaveLength(0)
  })

  test('4 any number of changes during a build cause one more; the previous index answers meanwhile', async () => {
    const index = setUp()
    void index.start()
    await index.end(0, '100001')
    for (let change = 0; change < 5; change += 1) index.announce('catalogue')
    expect(index.builds).toHaveLength(2)
    expect(await index.found()).toBe('100001')
    await index.end(1, '100002')
    expect(await index.found()).toBe('100002')
    expect(index.builds).toHaveLength(3)
    await index.end(2, '100003')
    expect(await index.found()).toBe('100003')
    expect(index.builds).toHaveLength(3)
  })

  test('5 a failed build is retried with growing pauses; the previous index answers meanwhile', async () => {
    const index = setUp()
    void index.start()
    await index.end(0, '100001')
    index.announce('catalogue')
    await index.fail(1)
    expect(await index.found()).toBe('100001')
    await vi.advanceTimersByTimeAsync(499)
    expect(index.builds).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(index.builds).toHaveLength(3)
    await index.fail(2)
    await vi.advanceTimersByTimeAsync(999)
    expect(index.builds).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(1)
    await index.end(3, '100002')
    expect(await index.found()).toBe('100002')
  })

  test('6 changes of prices cause one build, half a minute later', async () => {
    const index = setUp()
    void index.start()
    await index.end(0, '100001')
    for (let change = 0; change < 5; change += 1) index.announce('price')
    await vi.advanceTimersByTimeAsync(29_999)
    expect(index.builds).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(index.builds).toHaveLength(2)
  })

  test('7 the shop opens when the first index is built, or without it after a minute', async () => {
    const opened = vi.fn()
    const [index, without] = [setUp(), setUp()]
    void index.start().then(opened)
    await index.end(0, '100001')
    expect(opened).toHaveBeenCalledTimes(1)
    void without.start().then(opened)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(opened).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(opened).toHaveBeenCalledTimes(2)
  })

  test('7a of two readings of the schedule the later one counts, whichever ends first', async () => {
    const index = setUp()
    void index.start()
    await index.end(0, '100001')
    const read = index.delayReadings()
    index.announce('air')
    index.announce('air')
    await read(1, ['100001'])
    await read(0, [])
    expect(await index.onAir()).toBe(true)
  })

  test('7b a new index has the latest schedule, even if it was read during the build', async () => {
    const index = setUp()
    void index.start()
    await index.end(0, '100001')
    const read = index.delayReadings()
    index.announce('catalogue')
    await index.end(1, '100001')
    index.announce('air')
    await read(1, ['100001'])
    expect(await index.onAir()).toBe(true)
    await read(0, [])
    expect(await index.onAir()).toBe(true)
  })

  test('8 after a stop no index is built', async () => {
    const index = setUp()
    void index.start()
    await index.fail(0)
    await index.stop()
    index.announce('catalogue')
    index.announce('price')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(index.builds).toHaveLength(1)
  })
})
