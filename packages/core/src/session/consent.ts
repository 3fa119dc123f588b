import { analyticsConsentCookie } from './preference.cookies.ts'
import { clearCookie, readCookie, type Session, writeCookie } from './session.ts'

/** The shopper's consent to the marketing feed; undefined until they are asked. */
export function readAnalyticsConsent(session: Pick<Session, 'jar'>): boolean | undefined {
  return readCookie(session, analyticsConsentCookie)
}

/** Stores the consent for a year; `undefined` clears it. Nothing is sent without consent. */
export function writeAnalyticsConsent(session: Pick<Session, 'jar'>, given: boolean | undefined): void {
  if (given === undefined) clearCookie(session, analyticsConsentCookie)
  else writeCookie(session, analyticsConsentCookie, given)
}
