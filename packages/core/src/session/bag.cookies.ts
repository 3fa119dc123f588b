import { bagId, type CookieRule, count, flag, shortLine } from './cookie-rule.ts'
import { readCookie, type Session, writeCookie } from './session.ts'

export const cartGuidCookie: CookieRule<string> = {
  name: 'cartGuid',
  lifetime: { days: 21 },
  sameSite: 'strict',
  kind: bagId,
}
export const orderedCartGuidCookie: CookieRule<string> = {
  name: 'orderedCartGuid',
  lifetime: { days: 1 },
  kind: bagId,
}
export const cartProductCountCookie: CookieRule<number> = {
  name: 'cartProductCount',
  lifetime: { days: 21 },
  kind: count,
}
export const cartMergeCookie: CookieRule<boolean> = { name: 'cartMerge', lifetime: { days: 1 }, kind: flag }
export const accessPointCookie: CookieRule<string> = {
  name: 'accessPoint',
  lifetime: { days: 21 },
  kind: shortLine(32),
}

/** The bag's item count stored in this browser; 0 without a bag. */
export function readBagCount(session: Pick<Session, 'jar'>): number {
  return readCookie(session, cartProductCountCookie) ?? 0
}

/** Stores the bag's item count and notifies its subscribers (specification §3). */
export function writeBagCount(session: Session, count: number): void {
  writeCookie(session, cartProductCountCookie, count)
  for (const notify of session.bagCountListeners) notify(count)
}

/** Subscribes to the bag's item count. @returns a function that unsubscribes. */
export function onBagCount(session: Session, listener: (count: number) => void): () => void {
  session.bagCountListeners.add(listener)
  return () => void session.bagCountListeners.delete(listener)
}
