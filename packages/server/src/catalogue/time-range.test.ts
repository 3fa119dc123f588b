import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithin, rangeBetween } from './time-range.ts'

test.each([
  ['1. from a change', 20, { since: 20, until: 30 }],
  ['2. to just before the next', 19, { since: 10, until: 20 }],
  ['3. before the first', 9, { since: Number.NEGATIVE_INFINITY, until: 10 }],
  ['4. after the last', 31, { since: 30, until: Number.POSITIVE_INFINITY }],
])('a range between changes reaches %s', (_name, now, expected) => {
  expect(rangeBetween([20, 10, 30], now)).toEqual(expected)
})

test('5. no change is between two instants of a range', () => {
  const instant = fc.integer({ min: 0, max: 50 })
  fc.assert(
    fc.property(fc.array(instant), instant, instant, (changes, now, later) => {
      const passed = (at: number) => changes.filter((change) => change <= at).length
      expect(isWithin(rangeBetween(changes, now), later)).toBe(passed(now) === passed(later))
    }),
  )
})

test('6. a plan may have any number of changes', () => {
  const changes = Array.from({ length: 300_000 }, (_, at) => at)
  expect(rangeBetween(changes, 150_000)).toEqual({ since: 150_000, until: 150_001 })
})
