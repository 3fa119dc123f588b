import { isTimeZone, planTimeZone } from '../shared/dates/time-zone.ts'
import { defaultLocale, type Locale, parseLocale } from '../shared/language.ts'
import { languageCookie, timeZoneCookie } from './preference.cookies.ts'
import { readCookie, type Session, writeCookie } from './session.ts'
import { readStored } from './storage.ts'
import { qualityCheckLanguageKey } from './stored.ts'

/** The shopper's locale: en_CA until they choose (specification §3). The language of the quality-check mode takes precedence. */
export function readLocale(session: Pick<Session, 'jar' | 'storage'>): Locale {
  const checked = readStored(session, qualityCheckLanguageKey)
  return checked === undefined ? (readCookie(session, languageCookie) ?? defaultLocale) : parseLocale(checked)
}

/** The time zone of the schedule: the shopper's, or the planning time zone. */
export function readTimeZone(session: Pick<Session, 'jar'>): string {
  const zone = readCookie(session, timeZoneCookie)
  return isTimeZone(zone) ? zone : planTimeZone
}

/** Saves the time zone that the shopper chose. */
export function chooseTimeZone(session: Pick<Session, 'jar'>, zone: string): void {
  writeCookie(session, timeZoneCookie, zone)
}

/** Saves the browser's time zone for the pages to come, unless the shopper has one already (specification §3). */
export function saveTimeZone(session: Pick<Session, 'jar'>, zone: string): void {
  if (!isTimeZone(readCookie(session, timeZoneCookie))) writeCookie(session, timeZoneCookie, zone)
}
