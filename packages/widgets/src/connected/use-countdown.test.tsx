import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clockModel } from '../models/clock.model.ts'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { useCountdown } from './use-countdown.ts'

const at = new Date('2026-11-21T15:20:00.250Z')
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers({
    now: at,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
})
afterEach(() => void vi.useRealTimers())

const Left = () => <p role="timer">{useCountdown('2026-11-21T16:20:00Z')}</p>
const shownTime = () => screen.getByRole('timer').textContent

describe('a countdown', () => {
  test('1. changes exactly at each second', () => {
    renderIn(aShop(), <Left />)
    expect(shownTime()).toBe('1:00:00')
    pass(749)
    expect(shownTime()).toBe('1:00:00')
    pass(1)
    expect(shownTime()).toBe('0:59:59')
    pass(1000)
    expect(shownTime()).toBe('0:59:58')
  })

  test('2. is right to the second, even long after the clock’s last tick', () => {
    const shop = aShop()
    const stop = shop.models.of(clockModel).start()
    pass(4750)
    renderIn(shop, <Left />)
    expect(shownTime()).toBe('0:59:55')
    stop()
  })

  test('3. follows the channel’s clock within a second, even if no widget watches the clock', () => {
    const shop = aShop()
    renderIn(shop, <Left />)
    shop.models.of(clockModel).correct('2026-11-21T15:50:00Z')
    pass(1000)
    expect(shownTime()).toBe('0:29:59')
  })

  test('4. does not jump with the device’s clock once the channel’s time has arrived', () => {
    const shop = aShop()
    shop.models.of(clockModel).correct(at.toISOString())
    renderIn(shop, <Left />)
    vi.setSystemTime('2026-11-22T15:20:00Z')
    pass(750)
    expect(shownTime()).toBe('0:59:59')
  })

  test('5. ends at zero', () => {
    renderIn(aShop(), <Left />)
    pass(7_200_000)
    expect(shownTime()).toBe('0:00:00')
  })
})
