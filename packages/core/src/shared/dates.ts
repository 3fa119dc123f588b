import { tzOffset } from '@date-fns/tz/tzOffset'
import { htmlLang, type Language } from './language.ts'

/** An instant: a Date, milliseconds, or ISO 8601 text. A bare `YYYY-MM-DD` is a calendar day and is never shifted. */
export type When = Date | number | string

/** The time zone in which programmes are planned. They are shown in the shopper's time zone. */
export const planTimeZone = 'America/Toronto'

const minute = 60_000
const day = 86_400_000
const isDay = (when: When): when is string => typeof when === 'string' && /^\d{4}-\d\d-\d\d$/.test(when)

const styles = {
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

// Creating a formatter costs a hundred times what using it does. Bounded, because visitors choose the time zone.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(style: keyof typeof styles, locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${locale} ${timeZone}`
  const known = formatters.get(key)
  if (known) return known
  if (formatters.size >= 500) formatters.clear()
  const made = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone })
  formatters.set(key, made)
  return made
}

function format(when: When, style: keyof typeof styles, locale: string, timeZone: string): string {
  return (
    formatter(style, locale, isDay(when) ? 'UTC' : timeZone)
      .format(new Date(when))
      // Engines differ in narrow spaces and in the dots of a.m.; server and browser must print the same text.
      .replaceAll('\u202f', '\u00a0')
      .replace(/\b([ap])\.?\s?m\b\.?/i, (_, half: string) => `${half.toUpperCase()}M`)
  )
}

/** French writes the first of a month as an ordinal: `1er janvier`. Raised letters (`ᵉʳ`) are not read aloud as `premier`. */
export const frenchFirst = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/(^|\s)1(?=\s\p{L})/u, '$11er') : text

/** `November 21, 2026` or `21 novembre 2026`. */
export function formatDate(when: When, language: Language, timeZone: string): string {
  return frenchFirst(format(when, 'date', htmlLang(language), timeZone), language)
}

/** The Easy Pay list's `MMM D, YYYY` (specification §9): `Nov 21, 2026`, in French `21 nov. 2026`. */
export function formatShortDate(when: When, language: Language, timeZone: string): string {
  const locale = language === 'fr' ? 'fr-CA' : 'en-US'
  return frenchFirst(format(when, 'short', locale, timeZone), language)
}

/** A day of the schedule: `Saturday, November 21` or `samedi 21 novembre`. */
export function formatDay(when: When, language: Language, timeZone: string): string {
  return frenchFirst(format(when, 'day', htmlLang(language), timeZone), language)
}

/** `8:00 PM` in English, `20 h 00` in French. */
export function formatTime(when: When, language: Language, timeZone: string): string {
  // A time stays on one line.
  return format(when, 'time', htmlLang(language), timeZone).replaceAll(' ', '\u00a0')
}

/** `November 21, 2026 at 8:00 PM` or `21 novembre 2026 à 20 h 00`. */
export function formatDateTime(when: When, language: Language, timeZone: string): string {
  const at = language === 'fr' ? 'à' : 'at'
  return `${formatDate(when, language, timeZone)} ${at} ${formatTime(when, language, timeZone)}`
}

/** Whether the engine supports the time zone: a cookie can contain anything. */
export function isTimeZone(name: string | undefined): name is string {
  if (!name) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

// The same moments recur, and each costs a formatter's work. Bounded like the formatters.
const offsets = new Map<string, number>()

/** Milliseconds by which the wall clock of a time zone is ahead of UTC. No zone changes its offset within a minute. */
function offsetAt(instant: number, timeZone: string): number {
  const start = Math.floor(instant / minute) * minute
  const key = `${start} ${timeZone}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  // date-fns caches a formatter per name without bound, so it gets one spelling of each name (`america/toronto` is valid too).
  const { timeZone: canonical } = formatter('time', 'en-US', timeZone).resolvedOptions()
  const offset = tzOffset(canonical, new Date(start)) * minute
  if (offsets.size >= 500) offsets.clear()
  offsets.set(key, offset)
  return offset
}

const isoDay = (utc: number): string => new Date(utc).toISOString().slice(0, 10)

/** The calendar day, `YYYY-MM-DD`, on which an instant falls in a time zone. */
export function zonedDate(when: When, timeZone: string): string {
  if (isDay(when)) return when
  const instant = new Date(when).getTime()
  return isoDay(instant + offsetAt(instant, timeZone))
}

/** A calendar day some days later (or, with a negative number, earlier). */
export function addDays(date: string, days: number): string {
  return isoDay(Date.parse(date) + days * day)
}

/**
 * The instant at which the wall clock of a time zone first shows a day and a time.
 *
 * 1. A time that occurs twice (the clock goes back) is its first occurrence.
 * 2. A time that does not occur (the clock goes forward) is as many minutes after the jump as it lies in the gap.
 *
 * @param time `HH:MM`, 24 hours.
 */
export function zonedInstant(date: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`)
  // The offsets a day before and after are the two that can be in force.
  const before = wall - offsetAt(wall - day, timeZone)
  const after = wall - offsetAt(wall + day, timeZone)
  const fits = [before, after].filter((instant) => instant + offsetAt(instant, timeZone) === wall)
  return new Date(fits.length > 0 ? Math.min(...fits) : before)
}

/** From the first instant of a calendar day in a time zone up to, not including, the first of the next: 23 to 25 hours. */
export function zonedDayRange(date: string, timeZone: string): { start: Date; end: Date } {
  return { start: zonedInstant(date, '00:00', timeZone), end: zonedInstant(addDays(date, 1), '00:00', timeZone) }
}
