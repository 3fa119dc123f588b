import { isTimeZone, planTimeZone } from '../shared/dates.ts'
import { apiLanguage, defaultLocale, type Language, type Locale, parseLocale } from '../shared/language.ts'
import { languageCookie, timeZoneCookie } from './cookies.ts'
import { readCookie, type Session } from './session.ts'
import { qualityCheckLanguageKey, readStored } from './storage.ts'

/** The shopper's language and country: en_CA until they choose (specification §3). A quality check's language comes first. */
export function readLocale(session: Pick<Session, 'jar' | 'storage'>): Locale {
  const checked = readStored(session, qualityCheckLanguageKey)
  return checked === undefined ? (readCookie(session, languageCookie) ?? defaultLocale) : parseLocale(checked)
}

/** The language of the paths of calls. */
export function readLanguage(session: Pick<Session, 'jar' | 'storage'>): Language {
  return apiLanguage(readLocale(session))
}

/** The time zone in which the schedule is shown: the shopper's, or the one it is planned in. */
export function readTimeZone(session: Pick<Session, 'jar'>): string {
  const zone = readCookie(session, timeZoneCookie)
  return isTimeZone(zone) ? zone : planTimeZone
}
