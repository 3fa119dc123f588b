import { isWeekend } from 'date-fns/isWeekend'
import { nextMonday } from 'date-fns/nextMonday'
import { addDays, isoDay, utcMidnight } from './days.ts'

/** The first Monday after a calendar day. */
const mondayAfter = (date: string): string => isoDay(nextMonday(utcMidnight(date)))

/** Easter Sunday of the Gregorian calendar (Butcher's rule). */
function easter(year: number): string {
  const a = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const epact =
    (19 * a + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) %
    30
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const m = Math.floor((a + 11 * epact + 22 * l) / 451)
  return addDays(`${year}-03-22`, epact + l - 7 * m)
}

function holidaysOf(year: number): ReadonlySet<string> {
  const sunday = easter(year)
  const days = new Set([
    addDays(sunday, -2),
    addDays(sunday, 1),
    mondayAfter(`${year}-05-17`),
    mondayAfter(`${year}-08-31`),
    mondayAfter(`${year}-10-07`),
  ])
  const fixed = ['01-01', '07-01', ...(year >= 2021 ? ['09-30'] : []), '11-11', '12-25', '12-26']
  for (const monthAndDay of fixed) {
    let day = `${year}-${monthAndDay}`
    while (isWeekend(utcMidnight(day)) || days.has(day)) day = addDays(day, 1)
    days.add(day)
  }
  return days
}

// Dates are of this year or the next; the bound is for requests with other years.
const holidaysByYear = new Map<number, ReadonlySet<string>>()

/**
 * Whether a calendar day is a holiday of the postal carrier in all of Canada. Weekends are not holidays.
 *
 * 1. New Year's Day, Good Friday, Easter Monday, Victoria Day (the Monday before May 25), Canada Day, Labour Day,
 *    Truth and Reconciliation (September 30, since 2021), Thanksgiving (the second Monday of October), Remembrance Day,
 *    Christmas Day and Boxing Day.
 * 2. A holiday with a fixed date that falls on a weekend moves to the next weekday that is not a holiday.
 *
 * @param date `YYYY-MM-DD`.
 */
export function isHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4))
  let days = holidaysByYear.get(year)
  if (!days) {
    if (holidaysByYear.size >= 50) holidaysByYear.clear()
    days = holidaysOf(year)
    holidaysByYear.set(year, days)
  }
  return days.has(date)
}

/** The calendar day a number of business days later: Mondays to Fridays that are not holidays. */
export function businessDaysAfter(date: string, days: number): string {
  let day = date
  for (let remaining = days; remaining > 0; ) {
    day = addDays(day, 1)
    if (!isWeekend(utcMidnight(day)) && !isHoliday(day)) remaining -= 1
  }
  return day
}
