import { describe, expect, test } from 'vitest'
import { keep } from './cache.ts'
import type { Host } from './visit.ts'

function aHost() {
  let now = Date.parse('2026-11-21T03:30:00Z')
  const host = { now: () => new Date(now) } as Host
  return {
    host,
    wait: (minutes: number) => {
      now += minutes * 60_000
    },
  }
}

describe('what is kept for all visitors', () => {
  test('1. is read once until its time is over', async () => {
    const { host, wait } = aHost()
    let reads = 0
    const read = () => keep(host, 'x', 5, async () => ++reads)
    expect([await read(), await read()]).toEqual([1, 1])
    wait(5)
    expect(await read()).toBe(2)
  })

  test('2. is apart by its key and its host', async () => {
    const { host } = aHost()
    expect(await keep(host, 'en', 5, async () => 'one')).toBe('one')
    expect(await keep(host, 'fr', 5, async () => 'un')).toBe('un')
    expect(await keep(aHost().host, 'en', 5, async () => 'other')).toBe('other')
  })

  test('3. is read again where it could not be read', async () => {
    const { host } = aHost()
    await expect(keep(host, 'x', 5, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await keep(host, 'x', 5, async () => 'back')).toBe('back')
  })
})
