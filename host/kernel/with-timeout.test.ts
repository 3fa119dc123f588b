import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what a page can do without', () => {
  test('1. is there when it comes in time, and nothing is left waiting', async () => {
    expect(await withTimeout(Promise.resolve('rail'), 1000, null)).toBe('rail')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('2. is left out when it is late', async () => {
    const answer = withTimeout(new Promise<string>(() => {}), 1000, null)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await answer).toBeNull()
  })

  test('3. fails as it fails, and in silence when it is late', async () => {
    await expect(withTimeout(Promise.reject(new Error('away')), 1000, null)).rejects.toThrow('away')
    const asked = Promise.withResolvers<string>()
    const answer = withTimeout(asked.promise, 1000, null)
    await vi.advanceTimersByTimeAsync(1000)
    asked.reject(new Error('away'))
    expect(await answer).toBeNull()
  })
})
