import {
  addRecentlyViewed,
  parseRecentlyViewed,
  printRecentlyViewed,
} from '../recently-viewed/recently-viewed.rules.ts'
import { type CookieRule, trimmed } from './cookie-rule.ts'
import { clearCookie, readCookie, type Session, writeCookie } from './session.ts'

export const recentlyViewedCookie: CookieRule<string> = {
  name: 'recentlyViewed',
  lifetime: { days: 21 },
  kind: trimmed,
}

/** The viewed items, latest first. */
export function readRecentlyViewed(session: Pick<Session, 'jar'>): string[] {
  return parseRecentlyViewed(readCookie(session, recentlyViewedCookie))
}

/** Adds a viewed item. */
export function rememberViewed(session: Pick<Session, 'jar'>, itemNo: string): void {
  const items = addRecentlyViewed(readRecentlyViewed(session), itemNo)
  writeCookie(session, recentlyViewedCookie, printRecentlyViewed(items))
}

/** Clears the viewed items. */
export function clearRecentlyViewed(session: Pick<Session, 'jar'>): void {
  clearCookie(session, recentlyViewedCookie)
}
