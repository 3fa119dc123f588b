import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBroadcast } from './broadcast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp(count: number) {
  const got = new Map<number, string>(Array.from({ length: count }, (_, index) => [index, '']))
  return { got, live: createBroadcast(got) }
}

describe('a broadcast', () => {
  test('1 reaches a few clients at once', () => {
    const { got, live } = setUp(3)
    live.send(([client]) => got.set(client, 'a'))
    expect([...got.values()]).toEqual(['a', 'a', 'a'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('2 lets other requests run between slices, and reaches every client once', () => {
    const { got, live } = setUp(1000)
    live.send(([client]) => got.set(client, `${got.get(client)}a`))
    expect([...got.values()].filter((text) => text === 'a')).toHaveLength(200)
    vi.runAllTimers()
    expect([...got.values()].every((text) => text === 'a')).toBe(true)
  })

  test('3 preserves the order of events sent meanwhile', () => {
    const { got, live } = setUp(1000)
    for (const letter of 'abc') live.send(([client]) => got.set(client, `${got.get(client)}${letter}`))
    vi.runAllTimers()
    expect([...got.values()].every((text) => text === 'abc')).toBe(true)
  })

  test('4 skips a disconnected listener, and continues for the others', () => {
    const { got, live } = setUp(1000)
    live.send(([client]) => got.set(client, 'a'))
    for (let client = 100; client < 300; client += 1) got.delete(client)
    vi.runAllTimers()
    expect(got.size).toBe(800)
    expect([...got.values()].every((text) => text === 'a')).toBe(true)
  })

  test('5 stops, and can begin again', () => {
    const { got, live } = setUp(1000)
    live.send(([client]) => got.set(client, 'a'))
    live.stop()
    vi.runAllTimers()
    expect([...got.values()].filter((text) => text === 'a')).toHaveLength(200)
    live.send(([client]) => got.set(client, 'b'))
    vi.runAllTimers()
    expect([...got.values()].every((text) => text === 'b')).toBe(true)
  })
})
