// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { importWithRetry } from './import-with-retry.ts'

describe('an import with retries', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  const away = new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/reviews.js')

  test('1. loads once if nothing fails', async () => {
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

  test('4. waits while the browser is offline and cannot reach the shop', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const reach = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', reach)
    const load = vi.fn(async () => 'code')
    const code = importWithRetry(load)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(reach).toHaveBeenCalled()
    expect(load).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    expect(await code).toBe('code')
    expect(load).toHaveBeenCalledOnce()
  })

  test('5. does not wait if an offline browser reaches the shop, on its own machine', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    vi.stubGlobal('fetch', async () => new Response())
    expect(await importWithRetry(async () => 'code')).toBe('code')
  })

  test('6. is retried with its style sheet', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="https://shop.example/assets/reviews.css">'
    const sheet = () => document.head.querySelector('link')
    const notFetched = new Error('Unable to preload CSS for https://shop.example/assets/reviews.css')
    // Vite preloads a style sheet once, even if it failed.
    const load = vi.fn(async () => 'code').mockRejectedValueOnce(notFetched)
    const code = importWithRetry(load)
    const first = sheet()
    await vi.advanceTimersByTimeAsync(4000)
    const second = sheet()
    expect(second).not.toBe(first)
    second?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(8000)
    expect(sheet()).not.toBe(second)
    expect(load).toHaveBeenCalledOnce()
    sheet()?.dispatchEvent(new Event('load'))
    expect(await code).toBe('code')
    expect(document.head.querySelectorAll('link')).toHaveLength(1)
  })

  test.each([new Error('broken'), new TypeError('undefined is not a function')])(
    '7. is not retried if the module itself throws: %s',
    async (broken) => {
      const load = vi.fn(() => Promise.reject(broken))
      await expect(importWithRetry(load)).rejects.toBe(broken)
      await vi.advanceTimersByTimeAsync(120_000)
      expect(load).toHaveBeenCalledOnce()
    },
  )
})
