import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('an optional part of a page', () => {
  test('1. is used when it arrives in time, and the timer is cleared', async () => {
    expect(await withTimeout(Promise.resolve('rail'), 1000, null)).toBe('rail')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('2. is replaced by the fallback if it is late', async () => {
    const result = withTimeout(new Promise<string>(() => {}), 1000, null)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await result).toBeNull()
  })

  test('3. passes its failure on, but ignores a late one', async () => {
    await expect(withTimeout(Promise.reject(new Error('away')), 1000, null)).rejects.toThrow('away')
    const asked = Promise.withResolvers<string>()
    const result = withTimeout(asked.promise, 1000, null)
    await vi.advanceTimersByTimeAsync(1000)
    asked.reject(new Error('away'))
    expect(await result).toBeNull()
  })
})
