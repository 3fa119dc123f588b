import { describe, expect, test } from 'vitest'
import { businessDaysAfter, isHoliday } from './business-days.ts'
import { addDays } from './days.ts'

const holidaysOf = (year: number): string[] =>
  Array.from({ length: 366 }, (_, day) => addDays(`${year}-01-01`, day)).filter(
    (date) => date.startsWith(String(year)) && isHoliday(date),
  )

describe('holidays', () => {
  test('1 · are these in 2026, with Boxing Day moved from Saturday to Monday', () =>
    expect(holidaysOf(2026)).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-18',
      '2026-07-01',
      '2026-09-07',
      '2026-09-30',
      '2026-10-12',
      '2026-11-11',
      '2026-12-25',
      '2026-12-28',
    ]))
  test.each([
    ['Easter 2024', '2024-03-29'],
    ['Easter 2027', '2027-03-26'],
    ['Easter 2038, nearly as late as it can be', '2038-04-23'],
    ['Victoria Day, May 24 at the latest', '2027-05-24'],
    ['Victoria Day, May 18 at the earliest', '2026-05-18'],
    ['Truth and Reconciliation, for the first time', '2021-09-30'],
  ])('1 · %s', (_, date) => expect(isHoliday(date)).toBe(true))
  test.each([
    ['Victoria Day', '05-18'],
    ['Labour Day', '09-01'],
    ['Thanksgiving', '10-08'],
  ])('1 · %s is the Monday of the seven days from %s, from 1970 to 2100', (_, from) => {
    for (let year = 1970; year <= 2100; year++) {
      const week = Array.from({ length: 7 }, (_, day) => addDays(`${year}-${from}`, day))
      expect(week.filter(isHoliday)).toEqual(week.filter((date) => new Date(date).getUTCDay() === 1))
    }
  })
  test('1 · Truth and Reconciliation is not a holiday before 2021', () => expect(isHoliday('2020-09-30')).toBe(false))
  test('2 · Christmas on a Saturday and Boxing Day on a Sunday move to Monday and Tuesday', () =>
    expect(holidaysOf(2027).slice(-2)).toEqual(['2027-12-27', '2027-12-28']))
  test('2 · Christmas on a Sunday moves past Boxing Day', () =>
    expect(holidaysOf(2022).slice(-2)).toEqual(['2022-12-26', '2022-12-27']))
})

describe('business days', () => {
  test.each([
    ['the day after Friday is Monday', '2026-11-20', 1, '2026-11-23'],
    ['the day after Saturday is Monday', '2026-11-21', 1, '2026-11-23'],
    ['five are a week', '2026-11-23', 5, '2026-11-30'],
    ['none are no days', '2026-11-21', 0, '2026-11-21'],
    ['New Year’s Day is none', '2026-12-31', 1, '2027-01-04'],
    ['over Christmas', '2026-12-24', 2, '2026-12-30'],
    ['over Easter', '2027-03-25', 1, '2027-03-30'],
  ])('%s', (_, date, days, expected) => expect(businessDaysAfter(date, days)).toBe(expected))
})
