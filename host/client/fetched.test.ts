// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetched } from './fetched.ts'

describe('code that is fetched', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const away = new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/reviews.js')

  test('1. is asked for once where it comes', async () => {
    const load = vi.fn(async () => 'code')
    expect(await fetched(load)).toBe('code')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(load).toHaveBeenCalledOnce()
  })

  test('2. is asked for again after 4 and 8 seconds, until it comes', async () => {
    const load = vi
      .fn(async () => 'code')
      .mockRejectedValueOnce(away)
      .mockRejectedValueOnce(away)
    const code = fetched(load)
    await vi.advanceTimersByTimeAsync(11_999)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await code).toBe('code')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('3. is asked for at once when the network is back', async () => {
    const code = fetched(vi.fn(async () => 'code').mockRejectedValueOnce(away))
    await vi.advanceTimersByTimeAsync(0)
    dispatchEvent(new Event('online'))
    expect(await code).toBe('code')
  })

  test.each([new Error('broken'), new TypeError('undefined is not a function')])(
    '4. is not asked for again where it is broken: %s',
    async (broken) => {
      const load = vi.fn(() => Promise.reject(broken))
      await expect(fetched(load)).rejects.toBe(broken)
      await vi.advanceTimersByTimeAsync(120_000)
      expect(load).toHaveBeenCalledOnce()
    },
  )
})
