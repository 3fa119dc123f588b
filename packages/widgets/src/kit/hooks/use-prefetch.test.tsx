import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { usePrefetch } from './use-prefetch.ts'

let inSight: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  inSight = undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        inSight = () => act(() => callback([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {
        inSight = undefined
      }
    },
  )
  // As in Safari.
  vi.stubGlobal('requestIdleCallback', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function prefetching(read = vi.fn(async (page: number) => `page ${page}`)) {
  const hook = renderHook(
    ({ next }: { next: number | undefined }) => {
      const prefetch = usePrefetch(next, read)
      prefetch.place.current ??= document.body
      return prefetch
    },
    { initialProps: { next: 2 } as { next: number | undefined } },
  )
  const seen = () => {
    inSight?.()
    return vi.advanceTimersByTimeAsync(1)
  }
  return { ...hook, read, seen, take: (page: number) => hook.result.current.take(page) }
}

describe('prefetching the next page', () => {
  test('1. happens once, when the element is in sight; a press uses it', async () => {
    const { read, seen, take } = prefetching()
    expect(read).not.toHaveBeenCalled()
    await seen()
    expect(read.mock.calls).toEqual([[2]])
    expect(await take(2)).toBe('page 2')
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('1a. does not happen when the device asks for less data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const { read, seen, take } = prefetching()
    await seen()
    expect(read).not.toHaveBeenCalled()
    expect(await take(2)).toBe('page 2')
  })

  test('1b. follows each new key; without a key nothing is read', async () => {
    const { read, seen, rerender } = prefetching()
    await seen()
    rerender({ next: 3 })
    await seen()
    rerender({ next: undefined })
    await seen()
    expect(read.mock.calls).toEqual([[2], [3]])
  })

  test('2. another page, a second press and a press after half a minute read at once', async () => {
    const { read, seen, take } = prefetching()
    await seen()
    expect(await take(5)).toBe('page 5')
    expect(await take(2)).toBe('page 2')
    expect(read.mock.calls).toEqual([[2], [5], [2]])

    const late = prefetching()
    await late.seen()
    await vi.advanceTimersByTimeAsync(30_000)
    await late.take(2)
    expect(late.read).toHaveBeenCalledTimes(2)
  })

  test('3. after a failure, the press reads again', async () => {
    const read = vi.fn(async (page: number) => `page ${page}`).mockRejectedValueOnce(new Error('away'))
    const { seen, take } = prefetching(read)
    await seen()
    expect(await take(2)).toBe('page 2')
    expect(read).toHaveBeenCalledTimes(2)
  })
})
