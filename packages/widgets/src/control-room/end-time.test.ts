import { describe, expect, test } from 'vitest'
import { clockTime, endAt } from './end-time.ts'

describe('a typed end', () => {
  test.each([
    ['1. later the same day', '13:30', '2026-11-21T17:00:00Z', '2026-11-21T18:30:00.000Z'],
    ['2. past midnight', '00:15', '2026-11-22T04:00:00Z', '2026-11-22T05:15:00.000Z'],
    ['3. the start’s own time, a day later', '12:00', '2026-11-21T17:00:00Z', '2026-11-22T17:00:00.000Z'],
    ['4. a minute after the start', '12:01', '2026-11-21T17:00:00Z', '2026-11-21T17:01:00.000Z'],
    ['5. a time that the clock skips', '02:30', '2026-03-08T06:30:00Z', '2026-03-08T07:30:00.000Z'],
    ['6. a time that the clock shows twice', '01:30', '2026-11-01T04:00:00Z', '2026-11-01T05:30:00.000Z'],
    ['7. twice, and the first is over', '01:45', '2026-11-01T05:50:00Z', '2026-11-01T06:45:00.000Z'],
  ])('%s: %s after %s is %s', (_, time, start, end) => {
    expect(endAt(time, start).toISOString()).toBe(end)
  })

  test.each([
    ['2026-11-21T05:05:00Z', '00:05'],
    ['2026-11-21T18:30:00Z', '13:30'],
    ['2026-07-01T18:30:00Z', '14:30'],
  ])('8. at %s the channel’s clock shows %s', (instant, time) => expect(clockTime(instant)).toBe(time))
})
