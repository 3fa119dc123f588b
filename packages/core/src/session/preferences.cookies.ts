import { isTimeZone, knownTimeZone } from '../shared/dates/time-zone.ts'
import { type CookieRule, choice, flag, instant, locale, trimmed } from './cookie-rule.ts'
import { clearCookie, readCookie, type Session, writeCookie } from './session.ts'

export const languageCookie: CookieRule<'en_CA' | 'fr_CA'> = { name: 'language', lifetime: { days: 365 }, kind: locale }
export const timeZoneCookie: CookieRule<string> = { name: 'timeZone', lifetime: { days: 365 }, kind: trimmed }
/** The province of the tax estimate. Every element reads it, most of them without the bag. */
export const cartProvinceCookie: CookieRule<string> = { name: 'cartProvince', lifetime: { days: 21 }, kind: trimmed }
export const stayInRegularSiteCookie: CookieRule<boolean> = {
  name: 'stayInRegularSite',
  lifetime: { days: 21 },
  kind: flag,
}
export const responsiveSiteCookie: CookieRule<boolean> = { name: 'responsiveSite', lifetime: { days: 21 }, kind: flag }
export const holidayPopupCookie: CookieRule<boolean> = { name: 'holidayPopup', lifetime: { hours: 168 }, kind: flag }
export const nowBarCookie: CookieRule<Date> = { name: 'nowBar', lifetime: { hours: 25 }, kind: instant }
export const autoPlayVideosCookie: CookieRule<boolean> = {
  name: 'autoPlayVideos',
  lifetime: { days: 21 },
  kind: choice,
}
export const videoSoundCookie: CookieRule<boolean> = { name: 'videoSound', lifetime: { days: 21 }, kind: choice }
export const analyticsConsentCookie: CookieRule<boolean> = {
  name: 'analyticsConsent',
  lifetime: { days: 365 },
  kind: choice,
}

/** The time zone of the schedule: the shopper's, or the planning time zone. */
export function readTimeZone(session: Pick<Session, 'jar'>): string {
  return knownTimeZone(readCookie(session, timeZoneCookie))
}

/** Saves the time zone that the shopper chose, if it is valid. */
export function chooseTimeZone(session: Pick<Session, 'jar'>, zone: unknown): void {
  if (isTimeZone(zone)) writeCookie(session, timeZoneCookie, zone)
}

/** Saves the browser's time zone for the pages to come, unless the shopper has one already (specification §3). */
export function saveTimeZone(session: Pick<Session, 'jar'>, zone: unknown): void {
  if (!isTimeZone(readCookie(session, timeZoneCookie))) chooseTimeZone(session, zone)
}

/** The shopper's consent to the marketing feed; undefined until they are asked. */
export function readAnalyticsConsent(session: Pick<Session, 'jar'>): boolean | undefined {
  return readCookie(session, analyticsConsentCookie)
}

/** Stores the consent for a year; `undefined` clears it. Nothing is sent without consent. */
export function writeAnalyticsConsent(session: Pick<Session, 'jar'>, given: boolean | undefined): void {
  if (given === undefined) clearCookie(session, analyticsConsentCookie)
  else writeCookie(session, analyticsConsentCookie, given)
}
