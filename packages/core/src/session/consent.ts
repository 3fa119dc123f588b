import { analyticsConsentCookie } from './cookies.ts'
import { clearCookie, readCookie, type Session, writeCookie } from './session.ts'

/** Whether the shopper agreed that the marketing feed is told what they do; undefined while nobody asked. */
export function readAnalyticsConsent(session: Pick<Session, 'jar'>): boolean | undefined {
  return readCookie(session, analyticsConsentCookie)
}

/** Keeps the shopper's answer for a year; `undefined` forgets it. Nothing is told before it is yes. */
export function writeAnalyticsConsent(session: Pick<Session, 'jar'>, given: boolean | undefined): void {
  if (given === undefined) clearCookie(session, analyticsConsentCookie)
  else writeCookie(session, analyticsConsentCookie, given)
}
