import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { formatDate, formatDateTime, formatDay, formatShortDate } from './dates.ts'
import { addDays } from './days.ts'
import { formatShortDay } from './short-day.ts'
import { browserTimeZone, isTimeZone, knownTimeZone, planTimeZone } from './time-zone.ts'
import { formatTime } from './times.ts'
import { weekStart } from './weeks.ts'
import { zonedDate, zonedDayRange, zonedInstant } from './zoned-days.ts'

const nb = '\u00a0'
const plain = (text: string): string => text.replaceAll(nb, ' ')
const hours = ({ start, end }: { start: Date; end: Date }): number => (end.getTime() - start.getTime()) / 3_600_000

describe('dates as text', () => {
  const evening = '2026-11-22T01:05:00Z'
  test.each([
    ['formatDate', formatDate, 'November 21, 2026', '21 novembre 2026'],
    ['formatShortDate', formatShortDate, 'Nov 21, 2026', '21 nov. 2026'],
    ['formatDay', formatDay, 'Saturday, November 21', 'samedi 21 novembre'],
    ['formatTime', formatTime, '8:05 PM', '20 h 05'],
    ['formatDateTime', formatDateTime, 'November 21, 2026 at 8:05 PM', '21 novembre 2026 à 20 h 05'],
  ])('%s in the time zone of the plan', (_, format, en, fr) => {
    expect(plain(format(evening, 'en', planTimeZone))).toBe(en)
    expect(plain(format(evening, 'fr', planTimeZone))).toBe(fr)
  })

  test('an instant is shown on the shopper’s clock: half an hour off in Newfoundland', () => {
    expect(plain(formatTime(evening, 'en', 'America/St_Johns'))).toBe('9:35 PM')
    expect(plain(formatTime(evening, 'fr', 'America/Winnipeg'))).toBe('19 h 05')
  })

  test('midnight and noon', () => {
    expect(plain(formatTime('2026-11-21T05:00:00Z', 'en', planTimeZone))).toBe('12:00 AM')
    expect(plain(formatTime('2026-11-21T17:00:00Z', 'en', planTimeZone))).toBe('12:00 PM')
    expect(plain(formatTime('2026-11-21T05:00:00Z', 'fr', planTimeZone))).toBe('0 h 00')
  })

  test('a calendar day is never shifted by a time zone', () => {
    for (const zone of ['Pacific/Kiritimati', 'America/Vancouver', 'UTC']) {
      expect(formatDate('2026-11-21', 'en', zone)).toBe('November 21, 2026')
      expect(zonedDate('2026-11-21', zone)).toBe('2026-11-21')
    }
  })

  test('French writes the first of a month as an ordinal', () => {
    expect(formatDate('2026-11-01', 'fr', 'UTC')).toBe('1er novembre 2026')
    expect(formatDay('2026-11-01', 'fr', 'UTC')).toBe('dimanche 1er novembre')
    expect(formatShortDay('2026-11-01', 'fr')).toBe('dim. 1er nov.')
    expect(formatDate('2026-11-11', 'fr', 'UTC')).toBe('11 novembre 2026')
    expect(formatDate('2026-11-01', 'en', 'UTC')).toBe('November 1, 2026')
  })

  test('a day is short where seven stand in a row', () => {
    expect(formatShortDay('2026-11-22', 'en')).toBe('Sun, Nov 22')
    expect(formatShortDay('2026-11-22', 'fr')).toBe('dim. 22 nov.')
  })

  test('September has three letters in the Easy Pay list', () => {
    expect(formatShortDate('2026-09-05', 'en', 'UTC')).toBe('Sep 5, 2026')
  })
})

describe('days in a time zone', () => {
  test.each([
    ['Toronto, an ordinary day', '2026-07-01', 'America/Toronto', '2026-07-01T04:00:00.000Z', 24],
    ['Toronto, the clock goes forward', '2026-03-08', 'America/Toronto', '2026-03-08T05:00:00.000Z', 23],
    ['Toronto, the day after', '2026-03-09', 'America/Toronto', '2026-03-09T04:00:00.000Z', 24],
    ['Toronto, the clock goes back', '2026-11-01', 'America/Toronto', '2026-11-01T04:00:00.000Z', 25],
    ['Toronto, the day after', '2026-11-02', 'America/Toronto', '2026-11-02T05:00:00.000Z', 24],
    ['St. John’s, half an hour', '2026-07-01', 'America/St_Johns', '2026-07-01T02:30:00.000Z', 24],
    ['St. John’s, the clock goes forward', '2026-03-08', 'America/St_Johns', '2026-03-08T03:30:00.000Z', 23],
    ['St. John’s, the clock goes back', '2026-11-01', 'America/St_Johns', '2026-11-01T02:30:00.000Z', 25],
    ['Regina, whose clock stays', '2026-11-01', 'America/Regina', '2026-11-01T06:00:00.000Z', 24],
  ])('%s: %s', (_, date, zone, start, length) => {
    const range = zonedDayRange(date, zone)
    expect(range.start.toISOString()).toBe(start)
    expect(hours(range)).toBe(length)
  })

  const zones = fc.constantFrom(
    'America/Toronto',
    'America/St_Johns',
    'America/Halifax',
    'America/Vancouver',
    'America/Regina',
    'Europe/Paris',
    'Asia/Kolkata',
    'America/Havana',
    'UTC',
  )
  const dates = fc.integer({ min: 0, max: 365 * 30 }).map((days) => addDays('2012-01-01', days))

  test('a day holds exactly the instants of its date, and the next begins where it ends', () => {
    fc.assert(
      fc.property(dates, zones, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (date, zone, part) => {
        const { start, end } = zonedDayRange(date, zone)
        expect(zonedDate(start, zone)).toBe(date)
        expect(zonedDate(end.getTime() - 1, zone)).toBe(date)
        expect(zonedDate(start.getTime() - 1, zone)).toBe(addDays(date, -1))
        expect(zonedDate(start.getTime() + Math.floor(part * (end.getTime() - start.getTime())), zone)).toBe(date)
        expect(zonedDayRange(addDays(date, 1), zone).start).toEqual(end)
      }),
    )
  })

  test('1 · a time that occurs twice is its first occurrence', () => {
    expect(zonedInstant('2026-11-01', '01:30', planTimeZone).toISOString()).toBe('2026-11-01T05:30:00.000Z')
  })

  test('2 · a time that does not occur is as far after the jump as it lies in the gap', () => {
    expect(zonedInstant('2026-03-08', '02:30', planTimeZone).toISOString()).toBe('2026-03-08T07:30:00.000Z')
    expect(plain(formatTime('2026-03-08T07:30:00Z', 'en', planTimeZone))).toBe('3:30 AM')
  })

  test('an ordinary time, before and after a change', () => {
    expect(zonedInstant('2026-11-01', '00:30', planTimeZone).toISOString()).toBe('2026-11-01T04:30:00.000Z')
    expect(zonedInstant('2026-11-01', '20:00', planTimeZone).toISOString()).toBe('2026-11-02T01:00:00.000Z')
  })
})

test('days are added over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-11-21', 30)).toBe('2026-12-21')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

const days1970To2100 = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))

test('a day some days later is as many times 24 hours later in UTC, from 1970 to 2100', () => {
  fc.assert(
    fc.property(days1970To2100, fc.integer({ min: -50_000, max: 50_000 }), (date, days) => {
      const later = new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
      expect(addDays(date, days)).toBe(later)
    }),
  )
})

test('a week begins on the last Sunday, or Monday, up to the day', () => {
  fc.assert(
    fc.property(days1970To2100, fc.constantFrom(0, 1), (date, firstDay) => {
      const start = addDays(date, -((new Date(date).getUTCDay() - firstDay + 7) % 7))
      expect(weekStart(date, firstDay)).toBe(start)
    }),
  )
})

describe('a time zone from outside', () => {
  // Read from Chromium under as many values of TZ, and from reports of date libraries.
  test.each(['America/St_Johns', 'EST5EDT', 'Etc/GMT+5', 'US/Eastern', 'Asia/Calcutta', 'UTC', 'america/toronto'])(
    '1. %s is one: days and times are computed in it',
    (zone) => {
      expect(knownTimeZone('Foo/Bar', zone)).toBe(zone)
      expect(zonedDate('2026-11-21T12:00:00Z', zone)).toBe('2026-11-21')
      expect(formatTime('2026-11-21T12:00:00Z', 'en', zone)).toMatch(/[AP]M$/)
    },
  )

  test('2. an offset counts where the engine computes with it', () => {
    for (const zone of ['-03:00', '+0530']) {
      if (isTimeZone(zone)) expect(zonedDate('2026-11-21T12:00:00Z', zone)).toBe('2026-11-21')
    }
  })

  test.each([
    'Etc/Unknown',
    'etc/unknown',
    'Factory',
    'Foo/Bar',
    'Mars/Olympus',
    '../etc',
    'America/Toronto\0',
    ' ',
    '',
    'UTC+3',
    'GMT-3',
    'XYZ',
    'C',
    'NULL',
    'undefined',
    'constructor',
    '<+05>-5',
    'posixrules',
    'localtime',
    undefined,
    null,
    0,
    { toString: () => 'UTC' },
  ])('3. %j is not one: the plan’s is used', (zone) => {
    expect(isTimeZone(zone)).toBe(false)
    expect(knownTimeZone(zone, undefined)).toBe(planTimeZone)
  })

  test('4. is undefined when the browser throws or names none', () => {
    const fake = vi.spyOn(Intl, 'DateTimeFormat')
    try {
      for (const implementation of [
        () => {
          throw new RangeError('Incorrect locale information provided')
        },
        () => ({ resolvedOptions: () => ({}) }),
        () => ({ resolvedOptions: () => undefined }),
      ]) {
        fake.mockImplementation(implementation as never)
        expect(browserTimeZone()).toBeUndefined()
      }
    } finally {
      fake.mockRestore()
    }
  })
})
