import { describe, expect, test } from 'vitest'
import { dateRangeError, inDateRange, pickDay } from './date-range.rules.ts'

describe('picking a range of days', () => {
  test('1 · the first click sets the start', () => {
    expect(pickDay({}, '2026-11-10')).toEqual({ range: { start: '2026-11-10' }, complete: false })
  })
  test('2 · an earlier day becomes the start', () => {
    expect(pickDay({ start: '2026-11-10' }, '2026-11-09')).toEqual({ range: { start: '2026-11-09' }, complete: false })
  })
  test.each(['2026-11-10', '2026-11-12'])('3 · the same or a later day completes it: %s', (day) => {
    expect(pickDay({ start: '2026-11-10' }, day)).toEqual({ range: { start: '2026-11-10', end: day }, complete: true })
  })
  test('4 · a click on a complete range starts a new one', () => {
    expect(pickDay({ start: '2026-11-10', end: '2026-11-12' }, '2026-11-20')).toEqual({
      range: { start: '2026-11-20' },
      complete: false,
    })
  })
})

describe('validating a range', () => {
  const bounds = { min: '2026-11-01', max: '2026-11-30' }
  test.each([
    ['1 · no list', '2026-11-01', 'bsDate'],
    ['1 · one day', ['2026-11-01'], 'bsDate'],
    ['1 · three days', ['2026-11-01', '2026-11-02', '2026-11-03'], 'bsDate'],
    ['1 · no such day', ['2026-11-01', '2026-13-45'], 'bsDate'],
    ['1 · nothing', undefined, 'bsDate'],
    ['1 · an instant', ['2026-11-01T12:00:00Z', '2026-11-02'], 'bsDate'],
    ['1 · a year of six digits', ['+002026-11-01', '2026-11-02'], 'bsDate'],
    ['1 · a number', [2026, '2026-11-02'], 'bsDate'],
    ['2 · before the earliest', ['2026-10-31', '2026-11-05'], 'minDate'],
    ['3 · after the latest', ['2026-11-01', '2026-12-01'], 'maxDate'],
    ['nothing, at both ends', ['2026-11-01', '2026-11-30'], undefined],
  ])('%s', (_, value, expected) => expect(dateRangeError(value, bounds)).toBe(expected))

  test('without bounds any two days are valid', () =>
    expect(dateRangeError(['1999-01-01', '2099-01-01'])).toBeUndefined())

  test('with one bound the other end is free', () => {
    expect(dateRangeError(['1999-01-01', '2026-11-30'], { max: bounds.max })).toBeUndefined()
    expect(dateRangeError(['2026-11-01', '2099-01-01'], { min: bounds.min })).toBeUndefined()
  })
})

test('a range includes both ends', () => {
  const days = ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-13'].map((day) => ({ day }))
  const range = { start: '2026-11-10', end: '2026-11-12' }
  expect(inDateRange(days, ({ day }) => day, range).map(({ day }) => day)).toEqual(['2026-11-10', '2026-11-12'])
})
