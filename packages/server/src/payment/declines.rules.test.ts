import { describe, expect, it } from 'vitest'
import { type Counter, standing } from './declines.rules.ts'

const now = new Date('2026-11-21T17:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const after = (by: Counter, declines: number, seconds = 0) =>
  standing([{ by, declines, lastAt: ago(seconds) }], now, 20)
const pause = (by: Counter, declines: number) => (after(by, declines).pausedUntil - now.getTime()) / 1000

describe('declined payments', () => {
  it('1. have no effect while there are fewer than five', () => {
    expect(standing([], now, 20)).toEqual({ suspicious: false, pausedUntil: 0 })
    expect(after('bag', 4)).toEqual({ suspicious: false, pausedUntil: 0 })
  })

  it.each(['bag', 'customer', 'address', 'card'] as const)(
    '2. of one %s require a proof of being a person from the fifth on',
    (by) => {
      expect(after(by, 5, 3599).suspicious).toBe(true)
    },
  )

  it.each(['bag', 'customer', 'card'] as const)('3. of one %s make a growing pause', (by) => {
    expect([5, 6, 7, 10, 11, 12, 2000].map((declines) => pause(by, declines))).toEqual([
      30, 60, 120, 960, 1800, 1800, 1800,
    ])
    expect(after(by, 5, 30).pausedUntil).toBe(0)
  })

  it('4. of an address, which many may share, make a pause later', () => {
    expect(after('address', 19).pausedUntil).toBe(0)
    expect([20, 21].map((declines) => pause('address', declines))).toEqual([30, 60])
  })

  it('5. are forgotten an hour after the last', () => {
    expect(after('card', 50, 3600)).toEqual({ suspicious: false, pausedUntil: 0 })
  })
})
