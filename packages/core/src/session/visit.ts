import { planTimeZone } from '../shared/dates/time-zone.ts'
import type { Bilingual } from '../shared/language.ts'
import {
  accountPath,
  createAccountPath,
  forgotPasswordPath,
  safeReturnPath,
  signInPath,
} from '../sign-in/return-path.rules.ts'
import { redirectToCartCookie } from './bag.cookies.ts'
import { currentDateCookie, referrerUrlCookie, signOutMessageCookie, targetUrlCookie } from './cookies.ts'
import { clearCookie, readCookie, type Session, writeCookie } from './session.ts'

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

/** Saves the page from which sign-in was opened: the return target when there is no other. */
export function saveReferrer(session: Pick<Session, 'jar'>, path: string): void {
  const safe = safeReturnPath(path)
  if (safe !== undefined && !leadsToSignIn(safe)) writeCookie(session, referrerUrlCookie, safe)
}

/**
 * The return target of a sign-in: the saved target, the bag if requested, else the page from which sign-in
 * was opened. An unsafe path is never returned.
 */
export function readReturnTarget(session: Pick<Session, 'jar'>): string | undefined {
  const wanted = safeReturnPath(readCookie(session, targetUrlCookie))
  if (wanted !== undefined) return wanted
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

const bagPath = '/pages/shoppingbag'
const onTheWay: readonly string[] = [signInPath, createAccountPath, forgotPasswordPath]
const leadsToSignIn = (path: string): boolean =>
  onTheWay.includes(path.replace(/^\/(en|fr)(?=\/)/, '').split(/[?#]/)[0] ?? '')

/** The outcome of a sign-out, which the sign-in page shows once (specification §4). */
export type SignOutOutcome = 'done' | 'failed'

/** The texts of the sign-out message (specification §4). */
export const signOutMessages: Readonly<Record<SignOutOutcome, Bilingual>> = {
  done: { en: 'You’ve been signed out successfully', fr: 'Votre session est maintenant fermée' },
  failed: { en: 'Failed to sign out!', fr: 'La fermeture de session a échoué!' },
}

/** Stores the sign-out message for the next page, for 20 seconds (specification §3). */
export function storeSignOutMessage(session: Pick<Session, 'jar'>, outcome: SignOutOutcome): void {
  writeCookie(session, signOutMessageCookie, outcome)
}

/** Reads and clears the sign-out message. */
export function consumeSignOutMessage(session: Pick<Session, 'jar'>): SignOutOutcome | undefined {
  const outcome = readCookie(session, signOutMessageCookie)
  if (outcome !== undefined) clearCookie(session, signOutMessageCookie)
  return outcome === 'done' || outcome === 'failed' ? outcome : undefined
}

/** The value of the `current-date` header: the day on which this visit began, stored for 8 hours (specification §3). */
export function currentDateHeader(session: Pick<Session, 'jar' | 'now'>): string {
  const stored = readCookie(session, currentDateCookie)
  if (stored !== undefined && /^\d{4}-\d\d-\d\d$/.test(stored)) return stored
  // Sweden writes days as the header does: every element makes calls, and few count the days of a time zone.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: planTimeZone }).format(session.now())
  writeCookie(session, currentDateCookie, today)
  return today
}
