import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zonedDate, zonedDayRange } from '../shared/dates/zoned-days.ts'
import {
  neededFromNextDay,
  nextAfter,
  nextChange,
  restOf,
  showsOn,
  soonestFirst,
  upcomingOf,
  weekFrom,
} from './guide.rules.ts'
import { isLive, onAirAt } from './on-air.rules.ts'
import { showProgress } from './progress.rules.ts'

const at = (time: string): Date => new Date(`2026-11-21T${time}:00Z`)
const show = (title: string, start: string, end: string) => ({
  title,
  start: at(start).toISOString(),
  end: at(end).toISOString(),
})
const kitchen = show('Kitchen', '12:00', '13:00')
const beauty = show('Beauty', '13:00', '14:00')
const late = show('Late', '15:00', '16:00')
const day = [late, kitchen, beauty]

describe('the programme on air', () => {
  test('a programme is live from its start up to, not including, its end', () => {
    expect([at('11:59'), at('12:00'), at('12:59'), at('13:00')].map((now) => isLive(kitchen, now))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
  test('on air and next, in any order of the list', () => {
    expect(onAirAt(day, at('12:30'))).toBe(kitchen)
    expect(onAirAt(day, at('13:00'))).toBe(beauty)
    expect(nextAfter(day, at('12:30'))).toBe(beauty)
    expect(nextAfter(day, at('13:00'))).toBe(late)
  })
  test('nothing in a gap, nothing after the last', () => {
    expect(onAirAt(day, at('14:30'))).toBeUndefined()
    expect(nextAfter(day, at('15:00'))).toBeUndefined()
    expect(onAirAt([], at('12:00'))).toBeUndefined()
  })
  test('of two that overlap the one that started last is on', () => {
    const special = show('Special', '12:30', '12:45')
    expect(onAirAt([special, kitchen], at('12:40'))).toBe(special)
    expect(onAirAt([kitchen, special], at('12:40'))).toBe(special)
    expect(onAirAt([kitchen, special], at('12:50'))).toBe(kitchen)
  })
  test('the rest of the day begins with the programme on air', () => {
    expect(restOf([kitchen, beauty, late], at('13:10'))).toEqual([beauty, late])
  })
  test('a list of coming programmes has five, some of the next day when today has too few', () => {
    const hours = Array.from({ length: 7 }, (_, hour) => show(`${hour}`, `1${hour}:00`, `1${hour}:59`))
    expect([at('10:30'), at('11:30'), at('12:30'), at('16:30')].map((now) => neededFromNextDay(hours, now))).toEqual([
      0, 0, 1, 5,
    ])
  })
  test('upcoming programmes are the rest of the day, and enough of the next day for five to come', () => {
    const hours = Array.from({ length: 9 }, (_, hour) => show(`${hour}`, `1${hour}:00`, `1${hour}:59`))
    const titlesAt = (now: string) => upcomingOf(hours, at(now), at('16:00')).map(({ title }) => title)
    expect(titlesAt('10:30')).toEqual(['0', '1', '2', '3', '4', '5'])
    expect(titlesAt('12:30')).toEqual(['2', '3', '4', '5', '6', '7'])
    expect(titlesAt('15:59')).toEqual(['6', '7', '8'])
  })
  test('the next change is the nearest start or end', () => {
    expect(nextChange(day, at('13:30'))).toEqual(at('14:00'))
    expect(nextChange(day, at('14:00'))).toEqual(at('15:00'))
    expect(nextChange(day, at('16:00'))).toBeUndefined()
  })
  test('until the next change, the same programme stays on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 360 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (minute, part) => {
        const now = new Date(at('11:00').getTime() + minute * 60_000)
        const change = nextChange(day, now)
        if (!change) return
        const later = new Date(now.getTime() + Math.floor(part * (change.getTime() - now.getTime())))
        expect(onAirAt(day, later)).toBe(onAirAt(day, now))
      }),
    )
  })
})

test.each([
  ['11:00', 0],
  ['12:00', 0],
  ['12:15', 25],
  ['12:59', 98],
  ['13:00', 100],
  ['23:00', 100],
])('at %s the kitchen hour is %i percent over', (time, percent) =>
  expect(showProgress(kitchen, at(time))).toBe(percent),
)

test('a programme without length is over when it begins', () => {
  const instant = show('x', '12:00', '12:00')
  expect([showProgress(instant, at('11:00')), showProgress(instant, at('12:00'))]).toEqual([0, 100])
})

describe('the days of a week', () => {
  const zones = [
    'America/St_Johns',
    'America/Halifax',
    'America/Toronto',
    'America/Regina',
    'America/Vancouver',
    'Pacific/Kiritimati',
  ]
  const hours = (from: string, count: number) =>
    Array.from({ length: count }, (_, hour) => {
      const start = new Date(Date.parse(from) + hour * 3_600_000)
      return { start, end: new Date(start.getTime() + 3_600_000) }
    })

  test('1. are seven, across a year and a leap day', () => {
    expect(weekFrom('2027-12-28').slice(-3)).toEqual(['2028-01-01', '2028-01-02', '2028-01-03'])
    expect(weekFrom('2028-02-27').slice(0, 4)).toEqual(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01'])
  })

  test('2. a day has the hours of its clock: 23 and 25 when it changes, where it changes', () => {
    const count = (date: string, zone: string) =>
      showsOn(hours(`${date}T00:00:00Z`, 60), date, zone).filter(({ start }) => zonedDate(start, zone) === date).length
    const changing = ['America/St_Johns', 'America/Halifax', 'America/Toronto', 'America/Regina', 'America/Winnipeg']
    const summer = changing.map((zone) => count('2026-03-08', zone))
    const winter = changing.map((zone) => count('2026-11-01', zone))
    expect(summer).toEqual([23, 23, 23, 24, 23])
    expect(winter).toEqual([25, 25, 25, 24, 25])
  })

  test('3. a programme across midnight is on both days, one that ends at midnight on one', () => {
    const { end: midnight } = zonedDayRange('2026-11-21', 'America/St_Johns')
    const across = {
      start: new Date(midnight.getTime() - 1_800_000),
      end: new Date(midnight.getTime() + 1_800_000),
    }
    const until = { start: new Date(midnight.getTime() - 3_600_000), end: midnight }
    expect(showsOn([until, across], '2026-11-21', 'America/St_Johns')).toEqual([until, across])
    expect(showsOn([until, across], '2026-11-22', 'America/St_Johns')).toEqual([across])
  })

  test('4. in every zone and at both changes each programme is on the day that its start has there, and on no day before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom('2026-03-06', '2026-10-30', '2026-12-29', '2027-03-12'),
        fc.integer({ min: 0, max: 7 * 24 * 60 - 1 }),
        fc.integer({ min: 1, max: 180 }),
        (zone, from, minute, length) => {
          const start = new Date(zonedDayRange(from, zone).start.getTime() + minute * 60_000)
          const show = { start, end: new Date(start.getTime() + length * 60_000) }
          const days = weekFrom(from).filter((date) => showsOn([show], date, zone).length > 0)
          const own = [zonedDate(start, zone), zonedDate(show.end.getTime() - 1, zone)]
          expect(days).toEqual(weekFrom(from).filter((date) => own.includes(date)))
        },
      ),
    )
  })
})

test('a search lists present and future programmes soonest first, then past ones latest first', () => {
  const now = at('13:30')
  const early = show('Early', '09:00', '10:00')
  expect(
    [kitchen, early, late, beauty].toSorted((one, other) => soonestFirst(one, other, now)).map(({ title }) => title),
  ).toEqual(['Beauty', 'Late', 'Kitchen', 'Early'])
})
