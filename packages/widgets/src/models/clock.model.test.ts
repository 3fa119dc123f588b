import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aShop } from '../testing/shop.ts'
import { type ClockModel, clockModel } from './clock.model.ts'

const at = new Date('2026-11-21T15:20:00Z')
const hour = 3_600_000
const after = (ms: number) => new Date(at.getTime() + ms)

let clock: ClockModel
beforeEach(() => {
  vi.useFakeTimers({ now: at })
  clock = aShop().models.of(clockModel)
})
afterEach(() => void vi.useRealTimers())

describe('the channel’s clock', () => {
  test('1. is the device’s until the channel sends its time', () => {
    expect(clock.read()).toEqual(at)
    vi.advanceTimersByTime(1234)
    expect(clock.read()).toEqual(after(1234))
  })

  test('2. is the channel’s from then on, even if nobody watches it', () => {
    clock.correct(after(hour).toISOString())
    expect([clock.read(), clock.now.value]).toEqual([after(hour), undefined])
    const stop = clock.start()
    expect(clock.now.value).toEqual(after(hour))
    stop()
  })

  test.each([1, -1])('3. does not change with the device’s clock: %i days', (days) => {
    const stop = clock.start()
    clock.correct(after(500).toISOString())
    vi.setSystemTime(after(days * 24 * hour))
    vi.advanceTimersByTime(10_000)
    expect([clock.read(), clock.now.value]).toEqual([after(10_000), after(10_000)])
    stop()
  })

  test('4. is not corrected by less than two seconds, which is network delay', () => {
    clock.correct(after(-1900).toISOString())
    expect(clock.read()).toEqual(at)
    clock.correct(after(-2000).toISOString())
    expect(clock.read()).toEqual(after(-2000))
  })

  test('5. ticks every five seconds while it is watched', () => {
    const stop = clock.start()
    vi.advanceTimersByTime(4999)
    expect(clock.now.value).toEqual(at)
    vi.advanceTimersByTime(1)
    expect(clock.now.value).toEqual(after(5000))
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
