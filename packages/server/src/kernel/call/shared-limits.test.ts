import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testClock } from '../../testing/app.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { createPool } from '../db/pool.ts'
import { createLogger } from '../log.ts'
import { createSharedLimits } from './shared-limits.ts'

const log = createLogger('silent')
const clock = testClock()
const minute = 60_000

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ brisk: true })
})
afterAll(() => database.drop())

/** One server process, as far as limits go. */
function aProcess(pool = database.pool) {
  const limits = createSharedLimits({ pool, clock: clock.now, log })
  const store = new limits.Store({})
  return {
    stop: limits.stop,
    /** Which requests of a client this is in its window, and how long that lasts. */
    request: (client: string, max: number) =>
      new Promise<{ current: number; ttl: number }>((resolve, reject) => {
        store.incr(client, (error, count) => (count ? resolve(count) : reject(error)), minute, max)
      }),
  }
}
const counts = async (requests: Promise<{ current: number }>[]) =>
  (await Promise.all(requests)).map(({ current }) => current).sort((a, b) => a - b)
const upTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1)
const stored = async (client: string) =>
  (await database.pool.query('select requests from request_count where client = $1', [client])).rows[0]?.requests

describe('requests of several processes', () => {
  test('1. are counted exactly if the limit is small, at whichever process they arrive', async () => {
    const [one, two] = [aProcess(), aProcess()]
    expect(await counts(upTo(12).map((n) => (n % 2 ? one : two).request('a', 3)))).toEqual(upTo(12))
    expect((await two.request('a', 3)).current).toBeGreaterThan(3)
    await Promise.all([one.stop(), two.stop()])
  })

  test('2. reach the other process when half of the limit is used', async () => {
    const [one, two] = [aProcess(), aProcess()]
    for (const n of upTo(6)) expect((await one.request('b', 10)).current).toBe(n)
    expect((await two.request('b', 10)).current).toBe(7)
    await Promise.all([one.stop(), two.stop()])
  })

  test('3. of a generous limit do not wait for the shared count', async () => {
    const process = aProcess()
    const statements = upTo(50).map(() => process.request('c', 100))
    expect(await counts(statements)).toEqual(upTo(50))
    await process.stop()
    expect(await stored('c')).toBe(50)
    // The next process reads the count with its first request, which it lets pass.
    const next = aProcess()
    expect((await next.request('c', 100)).current).toBe(1)
    await next.stop()
    expect(await stored('c')).toBe(51)
  })

  test('4. are counted per client', async () => {
    const process = aProcess()
    for (const n of upTo(3)) await process.request(`d${n}`, 2)
    expect(await process.request('d1', 2)).toEqual({ current: 2, ttl: minute })
    await process.stop()
  })
})

describe('a window', () => {
  test('1. begins with its first request, and a refused one does not extend it', async () => {
    const process = aProcess()
    await process.request('e', 1)
    clock.advance(40_000)
    expect(await process.request('e', 1)).toEqual({ current: 2, ttl: 20_000 })
    expect(await aProcess().request('e', 1)).toMatchObject({ ttl: 20_000 })
    clock.advance(20_000)
    expect(await process.request('e', 1)).toEqual({ current: 1, ttl: minute })
    await process.stop()
  })

  test('2. beyond the limit costs no statement', async () => {
    const process = aProcess()
    for (const _ of upTo(3)) await process.request('f', 2)
    const before = await stored('f')
    expect(await counts(upTo(20).map(() => process.request('f', 2)))).toEqual(Array(20).fill(3))
    await process.stop()
    expect(await stored('f')).toBe(before)
  })
})

test('while the database is away, waiting requests fail; later ones are counted again', async () => {
  const away = createPool('postgres://nobody@127.0.0.1:1/nothing')
  const process = aProcess(away)
  await expect(process.request('g', 3)).rejects.toThrow(/ECONNREFUSED/)
  await expect(process.request('g', 3)).rejects.toThrow(/ECONNREFUSED/)
  await process.stop()
  await away.end()
})
