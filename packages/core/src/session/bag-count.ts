import { cartProductCountCookie } from './bag.cookies.ts'
import { readCookie, type Session, writeCookie } from './session.ts'

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
