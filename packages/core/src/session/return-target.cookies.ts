import {
  accountPath,
  createAccountPath,
  forgotPasswordPath,
  safeReturnPath,
  signInPath,
} from '../sign-in/return-path.rules.ts'
import { type CookieRule, flag, trimmed } from './cookie-rule.ts'
import { clearCookie, readCookie, type Session, writeCookie } from './session.ts'

export const targetUrlCookie: CookieRule<string> = { name: 'targetUrl', lifetime: { days: 1 }, kind: trimmed }
export const referrerUrlCookie: CookieRule<string> = { name: 'referrerUrl', lifetime: { days: 1 }, kind: trimmed }
export const redirectToCartCookie: CookieRule<boolean> = { name: 'redirectToCart', lifetime: { hours: 1 }, kind: flag }

const bagPath = '/pages/shoppingbag'
const signingInPaths: readonly string[] = [signInPath, createAccountPath, forgotPasswordPath]

/** Saves the return target of a sign-in: a path of this origin, except the sign-in pages themselves. */
export function saveReturnTarget(session: Pick<Session, 'jar'>, path: string): void {
  const safe = safeReturnPath(path)
  if (safe !== undefined && !leadsToSignIn(safe)) writeCookie(session, targetUrlCookie, safe)
}

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

/** Whether a path is a page of signing in. */
const leadsToSignIn = (path: string): boolean =>
  signingInPaths.includes(path.replace(/^\/(en|fr)(?=\/)/, '').split(/[?#]/)[0] ?? '')

/**
 * The return target of a sign-in: the saved target, the bag if requested, else the page from which sign-in
 * was opened. An unsafe path is never returned.
 */
export function readReturnTarget(session: Pick<Session, 'jar'>): string | undefined {
  const target = safeReturnPath(readCookie(session, targetUrlCookie))
  if (target !== undefined) return target
  return readCookie(session, redirectToCartCookie) ? bagPath : safeReturnPath(readCookie(session, referrerUrlCookie))
}

/** Reads and clears the return target. */
export function consumeReturnTarget(session: Pick<Session, 'jar'>, otherwise = accountPath): string {
  const target = readReturnTarget(session)
  clearCookie(session, targetUrlCookie)
  clearCookie(session, referrerUrlCookie)
  clearCookie(session, redirectToCartCookie)
  return target ?? otherwise
}
