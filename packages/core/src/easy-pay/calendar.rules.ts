import { addMonths as addMonthsTo } from 'date-fns/addMonths'
import { formatShortDate } from '../shared/dates/dates.ts'
import { addDays, isoDay, utcMidnight } from '../shared/dates/days.ts'
import { weekStart } from '../shared/dates/weeks.ts'
import type { Language } from '../shared/language.ts'
import { calendarLayout, type DateRange } from './date-range.rules.ts'
import { rangeSeparator } from './easy-pay.rules.ts'

/** A language of the calendar: its names, and the first day of its weeks (0 is Sunday). */
export type CalendarLocale = {
  language: Language
  /** Short names, as they stand in `MMM D, YYYY`. */
  shortMonths: readonly string[]
  months: readonly string[]
  /** From Sunday on, in two letters. */
  weekdays: readonly string[]
  fullWeekdays: readonly string[]
  firstDay: 0 | 1
}

const namesIn = (tag: string, count: number, options: Intl.DateTimeFormatOptions, at: (index: number) => Date) => {
  const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
  return Array.from({ length: count }, (_, index) => format.format(at(index)))
}
const month = (index: number) => new Date(Date.UTC(2026, index, 15))
// 2026-11-01 is a Sunday.
const weekday = (index: number) => new Date(Date.UTC(2026, 10, 1 + index))

const localeOf = (language: Language, tag: string, firstDay: 0 | 1): CalendarLocale => {
  const fullWeekdays = namesIn(tag, 7, { weekday: 'long' }, weekday)
  return {
    language,
    shortMonths: namesIn(tag, 12, { month: 'short' }, month),
    months: namesIn(tag, 12, { month: 'long' }, month),
    weekdays: fullWeekdays.map((name) => name.slice(0, 2)),
    fullWeekdays,
    firstDay,
  }
}

/**
 * A language's calendar, in which weeks begin on Sunday.
 *
 * @throws `Locale … is not defined` for another language than English and French (specification §8)
 */
export function calendarLocale(language: string): CalendarLocale {
  if (language === 'en') return localeOf(language, 'en-US', 0)
  if (language === 'fr') return localeOf(language, 'fr-CA', 0)
  throw new Error(`Locale ${language} is not defined`)
}

/** A range as text, `MMM D, YYYY - MMM D, YYYY`, in French `D MMM YYYY`; of an incomplete one, its start. */
export function formatRange({ start, end }: DateRange, { language }: CalendarLocale): string {
  const days = [start, end].filter((day) => day !== undefined)
  return days.map((day) => formatShortDate(day, language, 'UTC')).join(rangeSeparator)
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toLowerCase()

const monthFirst = /^\s*(?<name>[^\d\s]+)\s+(?<date>\d{1,2})\s*,?\s+(?<year>\d{4})\s*$/
const dayFirst = /^\s*(?<date>\d{1,2})(?:er|ᵉʳ)?\s+(?<name>[^\d\s]+)\s+(?<year>\d{4})\s*$/

function parseDay(text: string, { shortMonths, months }: CalendarLocale): string | undefined {
  const { name = '', date = '', year = '' } = (monthFirst.exec(text) ?? dayFirst.exec(text))?.groups ?? {}
  const index = [shortMonths, months]
    .map((names) => names.findIndex((one) => plain(one) === plain(name)))
    .find((at) => at >= 0)
  if (index === undefined) return undefined
  const day = `${year}-${String(index + 1).padStart(2, '0')}-${date.padStart(2, '0')}`
  const time = Date.parse(day)
  // 32 February is no day.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined
}

/**
 * The days of a typed range: `Nov 21, 2026 - Dec 8, 2026`. Also takes months in full, the day before the month, and any dash.
 *
 * @returns a list of two days; anything else is `bsDate` for `dateRangeError`
 */
export function parseRange(text: string, locale: CalendarLocale): string[] {
  return text.split(/\s+[-–—]\s+/).flatMap((part) => parseDay(part, locale) ?? [])
}

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The same day `months` later, or the last one of a shorter month. */
export function addMonths(day: string, months: number): string {
  return isoDay(addMonthsTo(utcMidnight(day), months))
}

/** The six weeks of seven days in which a month is shown (specification §9). Days outside the month are among them. */
export function calendarWeeks(monthStart: string, firstDay: 0 | 1): string[][] {
  const { weeks, daysPerWeek } = calendarLayout
  const first = weekStart(monthStart, firstDay)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: daysPerWeek }, (_, day) => addDays(first, week * daysPerWeek + day)),
  )
}

/** Sixteen years around one, for the grid of years. */
export function calendarYears(year: number): number[] {
  const { columns, rows } = calendarLayout.yearGrid
  const size = columns * rows
  const first = Math.floor(year / size) * size
  return Array.from({ length: size }, (_, index) => first + index)
}

/** Keys that move through the days of a calendar (WAI-ARIA, date grid). */
type Move = { key: string; shiftKey?: boolean }

/**
 * The day that a key leads to; undefined for other keys.
 *
 * 1. Arrows: the next or previous day, or the same day of the next or previous week.
 * 2. Page Up and Page Down: the previous or next month; with Shift, year.
 * 3. Home and End: the first or last day of the week.
 * 4. It stays within the bounds.
 */
export function moveDay(
  day: string,
  { key, shiftKey = false }: Move,
  { min, max, firstDay }: { min?: string | undefined; max?: string | undefined; firstDay: 0 | 1 },
): string | undefined {
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    PageUp: () => addMonths(day, shiftKey ? -12 : -1),
    PageDown: () => addMonths(day, shiftKey ? 12 : 1),
    Home: () => weekStart(day, firstDay),
    End: () => addDays(weekStart(day, firstDay), 6),
  }
  const next = moves[key]?.()
  if (next === undefined) return undefined
  if (min !== undefined && next < min) return min
  return max !== undefined && next > max ? max : next
}
