import { cartProductCountCookie } from './cookies.ts'
import { readCookie, type Session, writeCookie } from './session.ts'

/** How many things the bag holds, as far as this browser knows: 0 without a bag. */
export function readBagCount(session: Pick<Session, 'jar'>): number {
  return readCookie(session, cartProductCountCookie) ?? 0
}

/** Writes the number of things in the bag and tells whoever shows it (specification §3). */
export function writeBagCount(session: Session, count: number): void {
  writeCookie(session, cartProductCountCookie, count)
  for (const tell of session.bagCountListeners) tell(count)
}

/** Tells each new number of things in the bag. @returns how to stop. */
export function onBagCount(session: Session, tell: (count: number) => void): () => void {
  session.bagCountListeners.add(tell)
  return () => void session.bagCountListeners.delete(tell)
}
