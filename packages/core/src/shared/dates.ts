import { htmlLang, type Language } from './language.ts'

/** An instant: a Date, milliseconds, or ISO 8601 text. A bare `YYYY-MM-DD` is a calendar day and is never shifted. */
export type When = Date | number | string

/** The time zone in which programmes are planned. They are shown in the shopper's time zone. */
export const planTimeZone = 'America/Toronto'

/** Whether it is a calendar day. */
export const isDay = (when: When): when is string => typeof when === 'string' && /^\d{4}-\d\d-\d\d$/.test(when)

const styles = {
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

// Creating a formatter costs a hundred times what using it does. Bounded, because visitors choose the time zone.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** A formatter of one of these styles; made once. */
export function formatter(style: keyof typeof styles, locale: string, timeZone: string): Intl.DateTimeFormat {
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
