import type { CookieRule } from './cookie-rule.ts'
import { choice, flag, instant, locale, trimmed } from './kinds.ts'

// Preferences
export const languageCookie: CookieRule<'en_CA' | 'fr_CA'> = { name: 'language', lifetime: { days: 365 }, kind: locale }
export const timeZoneCookie: CookieRule<string> = { name: 'timeZone', lifetime: { days: 365 }, kind: trimmed }
export const stayInRegularSiteCookie: CookieRule<boolean> = {
  name: 'stayInRegularSite',
  lifetime: { days: 21 },
  kind: flag,
}
export const responsiveSiteCookie: CookieRule<boolean> = { name: 'responsiveSite', lifetime: { days: 21 }, kind: flag }
export const holidayPopupCookie: CookieRule<boolean> = { name: 'holidayPopup', lifetime: { hours: 168 }, kind: flag }
export const nowBarCookie: CookieRule<Date> = { name: 'nowBar', lifetime: { hours: 25 }, kind: instant }
export const analyticsConsentCookie: CookieRule<boolean> = {
  name: 'analyticsConsent',
  lifetime: { days: 365 },
  kind: choice,
}
