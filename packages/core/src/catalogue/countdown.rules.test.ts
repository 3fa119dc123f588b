import { describe, expect, test } from 'vitest'
import { countdown } from './countdown.rules.ts'

const now = '2026-11-21T14:00:00-05:00'

describe('countdown', () => {
  test.each([
    ['2026-11-22T00:00:00-05:00', '10:00:00'],
    ['2026-11-21T14:00:59.001-05:00', '0:01:00'],
    ['2026-11-21T14:00:00.400-05:00', '0:00:01'],
    ['2026-11-21T14:00:00-05:00', '0:00:00'],
    ['2026-11-21T13:00:00-05:00', '0:00:00'],
    ['2026-11-22T15:00:01-05:00', '25:00:01'],
  ])('until %s: %s', (until, expected) => {
    expect(countdown(until, now)).toBe(expected)
  })
})
