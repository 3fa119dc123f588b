import { safeReturnPath } from '../sign-in/return-path.rules.ts'
import { redirectToCartCookie } from './bag.cookies.ts'
import { referrerUrlCookie, targetUrlCookie } from './cookies.ts'
import { leadsToSignIn } from './leaving.ts'
import { clearCookie, type Session, writeCookie } from './session.ts'

/** Makes the bag the return target of the next sign-in, for an hour (specification §3). */
export function returnToBagAfterSignIn(session: Pick<Session, 'jar'>): void {
  clearCookie(session, targetUrlCookie)
  writeCookie(session, redirectToCartCookie, true)
}

/** Saves the page from which sign-in was opened: the return target when there is no other. */
export function saveReferrer(session: Pick<Session, 'jar'>, path: string): void {
  const safe = safeReturnPath(path)
  if (safe !== undefined && !leadsToSignIn(safe)) writeCookie(session, referrerUrlCookie, safe)
}
