import { htmlLang, type Language } from '../language.ts'
import { format, frenchFirst, type When } from './date-format.ts'
import { formatTime } from './times.ts'

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

/** `November 21, 2026 at 8:00 PM` or `21 novembre 2026 à 20 h 00`. */
export function formatDateTime(when: When, language: Language, timeZone: string): string {
  const at = language === 'fr' ? 'à' : 'at'
  return `${formatDate(when, language, timeZone)} ${at} ${formatTime(when, language, timeZone)}`
}
