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

/**
 * Saves the page from which sign-in was opened: the return target when there is no other. A page that belongs to
 * one customer is not saved: after a sign-out the next customer at this device would land there.
 */
export function saveReferrer(session: Pick<Session, 'jar'>, path: string): void {
  const safe = safeReturnPath(path)
  if (safe !== undefined && !leadsToSignIn(safe) && !isOneCustomers(safe)) writeCookie(session, referrerUrlCookie, safe)
}

/** Whether a page belongs to one customer: it is a screen of the account area, or names an order. */
const isOneCustomers = (path: string): boolean =>
  /^(\/(en|fr))?\/pages\/myaccount(?![^/?#])/i.test(path) || /[?&]orderNo=/i.test(path)
