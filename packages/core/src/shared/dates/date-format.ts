import type { Language } from '../language.ts'

/** An instant: a Date, milliseconds, or ISO 8601 text. A bare `YYYY-MM-DD` is a calendar day and is never shifted. */
export type When = Date | number | string

/** Whether it is a calendar day. */
export const isDay = (when: When): when is string => typeof when === 'string' && /^\d{4}-\d\d-\d\d$/.test(when)

const styles = {
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

// Creating a formatter costs a hundred times more than using it. Bounded, because visitors choose the time zone.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** A formatter of one of these styles, created once. */
export function formatter(style: keyof typeof styles, locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${locale} ${timeZone}`
  const cached = formatters.get(key)
  if (cached) return cached
  if (formatters.size >= 500) formatters.clear()
  const created = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone })
  formatters.set(key, created)
  return created
}

/** Formats an instant, the same in every engine. */
export function format(when: When, style: keyof typeof styles, locale: string, timeZone: string): string {
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
