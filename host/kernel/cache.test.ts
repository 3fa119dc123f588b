import { describe, expect, test } from 'vitest'
import { cached } from './cache.ts'
import type { HostContext } from './host-context.ts'

function aHost() {
  let now = Date.parse('2026-11-21T03:30:00Z')
  const host = { now: () => new Date(now) } as HostContext
  return {
    host,
    wait: (minutes: number) => {
      now += minutes * 60_000
    },
  }
}

describe('a value that is cached for all visitors', () => {
  test('1. is read once until it expires', async () => {
    const { host, wait } = aHost()
    let reads = 0
    const read = () => cached(host, 'x', 5, async () => ++reads)
    expect([await read(), await read()]).toEqual([1, 1])
    wait(5)
    expect(await read()).toBe(2)
  })

  test('2. has a separate entry per key and host', async () => {
    const { host } = aHost()
    expect(await cached(host, 'en', 5, async () => 'one')).toBe('one')
    expect(await cached(host, 'fr', 5, async () => 'un')).toBe('un')
    expect(await cached(aHost().host, 'en', 5, async () => 'other')).toBe('other')
  })

  test('3. is read again after a failure', async () => {
    const { host } = aHost()
    await expect(cached(host, 'x', 5, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await cached(host, 'x', 5, async () => 'back')).toBe('back')
  })
})
