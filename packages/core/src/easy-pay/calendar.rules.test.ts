import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMonths,
  calendarLocale,
  calendarWeeks,
  calendarYears,
  formatRange,
  monthOf,
  moveDay,
  parseRange,
} from './calendar.rules.ts'
import { dateRangeError } from './date-range.rules.ts'

const en = calendarLocale('en')
const fr = calendarLocale('fr')

describe('the text of a range', () => {
  test('is MMM D, YYYY at both ends of a dash', () => {
    expect(formatRange({ start: '2026-11-21', end: '2026-12-08' }, en)).toBe('Nov 21, 2026 - Dec 8, 2026')
    expect(formatRange({ start: '2026-02-01' }, fr)).toBe('1er févr. 2026')
    expect(formatRange({}, en)).toBe('')
  })
  test.each([
    ['Nov 21, 2026 - Dec 8, 2026', en],
    ['  november 21, 2026 – December 8 2026 ', en],
    ['nov. 21, 2026 - déc. 8, 2026', fr],
    ['21 nov. 2026 - 8 déc. 2026', fr],
    ['novembre 21, 2026 - decembre 8, 2026', fr],
    ['Nov 21, 2026   —  Dec 8, 2026', en],
  ])('%j is read', (text, locale) => expect(parseRange(text, locale)).toEqual(['2026-11-21', '2026-12-08']))
  test.each(['', 'Nov 21, 2026', 'Feb 32, 2027 - Mar 1, 2027', 'Feb 30, 2027 - Mar 1, 2027', 'soon - later'])(
    '%j is no range: bsDate',
    (text) => expect(dateRangeError(parseRange(text, en))).toBe('bsDate'),
  )
  test('a formatted date parses to the same date, in both languages', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, day, fc.constantFrom(en, fr), (a, b, locale) => {
        const [start, end] = [a, b].map((one) => one.toISOString().slice(0, 10)) as [string, string]
        expect(parseRange(formatRange({ start, end }, locale), locale)).toEqual([start, end])
      }),
    )
  })
  test('another language is not defined', () => {
    expect(() => calendarLocale('de')).toThrow('Locale de is not defined')
    expect(() => calendarLocale('constructor')).toThrow('Locale constructor is not defined')
  })
})

describe('the grids', () => {
  test('a day’s month is named by its first day', () => expect(monthOf('2026-11-25')).toBe('2026-11-01'))
  test('a month is six weeks of seven days from Sunday on', () => {
    const weeks = calendarWeeks('2026-11-01', 0)
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
    expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual(['2026-11-01', '2026-12-12'])
    expect(calendarWeeks('2026-12-01', 1)[0]?.[0]).toBe('2026-11-30')
  })
  test('sixteen years, the present one among them', () => {
    expect(calendarYears(2026)).toHaveLength(16)
    expect(calendarYears(2026)).toContain(2026)
  })
  test('a month later, the last day of a shorter month', () => {
    expect([addMonths('2027-01-31', 1), addMonths('2027-03-31', -1), addMonths('2028-02-29', 12)]).toEqual([
      '2027-02-28',
      '2027-02-28',
      '2029-02-28',
    ])
  })
  test('the same day of another month, or its last, from 1970 to 2100', () => {
    const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.integer({ min: -1500, max: 1500 }), fc.boolean(), (at, months, atMonthEnd) => {
        const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
        const last = (after: number) => new Date(Date.UTC(year, month + after + 1, 0)).getUTCDate()
        const date = atMonthEnd ? last(0) : at.getUTCDate()
        const iso = (after: number, date: number) =>
          new Date(Date.UTC(year, month + after, date)).toISOString().slice(0, 10)
        expect(addMonths(iso(0, date), months)).toBe(iso(months, Math.min(date, last(months))))
      }),
    )
  })
})

describe('the keys of the date grid', () => {
  const free = { firstDay: 0 } as const
  test.each([
    ['1 · next day', { key: 'ArrowRight' }, '2026-11-26'],
    ['1 · previous day', { key: 'ArrowLeft' }, '2026-11-24'],
    ['1 · next week', { key: 'ArrowDown' }, '2026-12-02'],
    ['1 · previous week', { key: 'ArrowUp' }, '2026-11-18'],
    ['2 · next month', { key: 'PageDown' }, '2026-12-25'],
    ['2 · previous month', { key: 'PageUp' }, '2026-10-25'],
    ['2 · next year', { key: 'PageDown', shiftKey: true }, '2027-11-25'],
    ['2 · previous year', { key: 'PageUp', shiftKey: true }, '2025-11-25'],
    ['3 · first of the week', { key: 'Home' }, '2026-11-22'],
    ['3 · last of the week', { key: 'End' }, '2026-11-28'],
    ['another key', { key: 'a' }, undefined],
  ])('%s', (_, key, day) => expect(moveDay('2026-11-25', key, free)).toBe(day))
  test('4 · within the bounds', () => {
    const bounds = { ...free, min: '2026-11-21', max: '2026-12-08' }
    expect(moveDay('2026-11-25', { key: 'PageUp' }, bounds)).toBe('2026-11-21')
    expect(moveDay('2026-11-25', { key: 'PageDown' }, bounds)).toBe('2026-12-08')
    expect(moveDay('2026-11-25', { key: 'ArrowRight' }, bounds)).toBe('2026-11-26')
    expect(moveDay('2026-11-25', { key: 'PageUp' }, { ...free, max: '2026-12-08' })).toBe('2026-10-25')
    expect(moveDay('2026-11-25', { key: 'PageDown' }, { ...free, min: '2026-11-21' })).toBe('2026-12-25')
  })
})
