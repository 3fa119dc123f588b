import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { whenWoken } from './sleep.client.ts'

let woken: ReturnType<typeof vi.fn<() => void>>
let stop: () => void
let late = 0

beforeEach(() => {
  vi.useFakeTimers()
  late = 0
  const { now } = performance
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + late)
  woken = vi.fn<() => void>()
  stop = whenWoken(woken)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a page notices', () => {
  test('1. nothing while it is awake', () => {
    vi.advanceTimersByTime(3_600_000)
    expect(woken).not.toHaveBeenCalled()
  })
  test('2. a sleep in which the monotonic clock stood still, once', () => {
    vi.setSystemTime(Date.now() + 600_000)
    vi.advanceTimersByTime(60_000)
    expect(woken).toHaveBeenCalledOnce()
  })
  test('3. a sleep in which both clocks went on', () => {
    vi.setSystemTime(Date.now() + 600_000)
    late = 600_000
    vi.advanceTimersByTime(60_000)
    expect(woken).toHaveBeenCalledOnce()
  })
  test('4. that its clock was set, forward or back', () => {
    for (const day of [86_400_000, -86_400_000]) {
      vi.setSystemTime(Date.now() + day)
      vi.advanceTimersByTime(5000)
    }
    expect(woken).toHaveBeenCalledTimes(2)
  })
  test('5. no sleep in a hidden page, whose timers run once a minute', () => {
    vi.setSystemTime(Date.now() + 60_000)
    late = 60_000
    vi.advanceTimersByTime(5000)
    expect(woken).not.toHaveBeenCalled()
  })
  test('6. nothing after it has stopped looking', () => {
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
