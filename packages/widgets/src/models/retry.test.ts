import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { retryUntilStopped } from './retry.ts'

const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('trying again', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('1. happens after 4, 8, 16 and 30 seconds, then every 30', () => {
    const at: number[] = []
    const begun = Date.now()
    const stop = retryUntilStopped(() => at.push((Date.now() - begun) / 1000))
    vi.advanceTimersByTime(120_000)
    stop()
    expect(at).toEqual([4, 12, 28, 58, 88, 118])
  })
  test('2. happens at once when the network comes back', () => {
    const attempt = vi.fn()
    const stop = retryUntilStopped(attempt)
    dispatchEvent(new Event('online'))
    expect(attempt).toHaveBeenCalledOnce()
    stop()
  })
  test('3. waits while the page is hidden, and happens when it is visible again', () => {
    const attempt = vi.fn()
    const stop = retryUntilStopped(attempt)
    look('hidden')
    vi.advanceTimersByTime(60_000)
    expect(attempt).not.toHaveBeenCalled()
    look('visible')
    expect(attempt).toHaveBeenCalledOnce()
    stop()
  })
  test('4. ends when aborted', () => {
    const attempt = vi.fn()
    retryUntilStopped(attempt)()
    dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(60_000)
    expect(attempt).not.toHaveBeenCalled()
  })
})
