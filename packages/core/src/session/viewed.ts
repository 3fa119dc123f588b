import {
  addRecentlyViewed,
  parseRecentlyViewed,
  printRecentlyViewed,
} from '../recently-viewed/recently-viewed.rules.ts'
import { recentlyViewedCookie } from './cookies.ts'
import { clearCookie, readCookie, type Session, writeCookie } from './session.ts'

/** The items looked at, the latest first. */
export function readRecentlyViewed(session: Pick<Session, 'jar'>): string[] {
  return parseRecentlyViewed(readCookie(session, recentlyViewedCookie))
}

/** Remembers that an item was looked at. */
export function rememberViewed(session: Pick<Session, 'jar'>, itemNo: string): void {
  const items = addRecentlyViewed(readRecentlyViewed(session), itemNo)
  writeCookie(session, recentlyViewedCookie, printRecentlyViewed(items))
}

/** Forgets the items looked at. */
export function clearRecentlyViewed(session: Pick<Session, 'jar'>): void {
  clearCookie(session, recentlyViewedCookie)
}
