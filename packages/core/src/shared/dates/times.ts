import { htmlLang, type Language } from '../language.ts'
import { format, type When } from './date-format.ts'

/** `8:00 PM` in English, `20 h 00` in French. */
export function formatTime(when: When, language: Language, timeZone: string): string {
  // A time stays on one line.
  return format(when, 'time', htmlLang(language), timeZone).replaceAll(' ', '\u00a0')
}
