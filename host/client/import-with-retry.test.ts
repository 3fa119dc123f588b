// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { importWithRetry } from './import-with-retry.ts'

describe('an import with retries', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const away = new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/reviews.js')

  test('1. loads once where nothing fails', async () => {
    const load = vi.fn(async () => 'code')
    expect(await importWithRetry(load)).toBe('code')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(load).toHaveBeenCalledOnce()
  })

  test('2. is retried after 4 and 8 seconds, until it loads', async () => {
    const load = vi
      .fn(async () => 'code')
      .mockRejectedValueOnce(away)
      .mockRejectedValueOnce(away)
    const code = importWithRetry(load)
    await vi.advanceTimersByTimeAsync(11_999)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await code).toBe('code')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('3. is retried at once when the network is back', async () => {
    const code = importWithRetry(vi.fn(async () => 'code').mockRejectedValueOnce(away))
    await vi.advanceTimersByTimeAsync(0)
    dispatchEvent(new Event('online'))
    expect(await code).toBe('code')
  })

  test.each([new Error('broken'), new TypeError('undefined is not a function')])(
    '4. is not retried where the module itself throws: %s',
    async (broken) => {
      const load = vi.fn(() => Promise.reject(broken))
      await expect(importWithRetry(load)).rejects.toBe(broken)
      await vi.advanceTimersByTimeAsync(120_000)
      expect(load).toHaveBeenCalledOnce()
    },
  )
})
