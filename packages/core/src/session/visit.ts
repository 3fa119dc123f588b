import { planTimeZone, zonedDate } from '../shared/dates.ts'
import type { Bilingual } from '../shared/language.ts'
import {
  accountPath,
  createAccountPath,
  forgotPasswordPath,
  safeReturnPath,
  signInPath,
} from '../sign-in/return-path.rules.ts'
import {
  currentDateCookie,
  redirectToCartCookie,
  referrerUrlCookie,
  signOutMessageCookie,
  targetUrlCookie,
} from './cookies.ts'
import { clearCookie, readCookie, type Session, writeCookie } from './session.ts'

/** Saves where to go after signing in: a path of this origin, and none of the pages on the way to being signed in. */
export function saveReturnTarget(session: Pick<Session, 'jar'>, path: string): void {
  const safe = safeReturnPath(path)
  if (safe !== undefined && !leadsToSignIn(safe)) writeCookie(session, targetUrlCookie, safe)
}

/** Who signs in next wants to come back to the bag (specification §3): for an hour, unless something else is wanted. */
export function wantBagAfterSignIn(session: Pick<Session, 'jar'>): void {
  clearCookie(session, targetUrlCookie)
  writeCookie(session, redirectToCartCookie, true)
}

/** Remembers the page of the shop from which sign-in was opened: where to go afterwards when nothing else was wanted. */
export function saveReferrer(session: Pick<Session, 'jar'>, path: string): void {
  const safe = safeReturnPath(path)
  if (safe !== undefined && !leadsToSignIn(safe)) writeCookie(session, referrerUrlCookie, safe)
}

/**
 * Where to go after signing in: what was wanted before it, the bag if that was asked for, else the page from which it
 * was opened. What is not safe is never returned.
 */
export function readReturnTarget(session: Pick<Session, 'jar'>): string | undefined {
  const wanted = safeReturnPath(readCookie(session, targetUrlCookie))
  if (wanted !== undefined) return wanted
  return readCookie(session, redirectToCartCookie) ? bagPath : safeReturnPath(readCookie(session, referrerUrlCookie))
}

/** Where to go after signing in, once: it is forgotten. */
export function takeReturnTarget(session: Pick<Session, 'jar'>, otherwise = accountPath): string {
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

/** How a sign-out went, as the sign-in page tells it once (specification §4). */
export type SignOutOutcome = 'done' | 'failed'

export const signOutMessages: Readonly<Record<SignOutOutcome, Bilingual>> = {
  done: { en: 'You’ve been signed out successfully', fr: 'Votre session est maintenant fermée' },
  failed: { en: 'Failed to sign out!', fr: 'La fermeture de session a échoué!' },
}

/** Leaves the message for the next page: 20 seconds (specification §3). */
export function leaveSignOutMessage(session: Pick<Session, 'jar'>, outcome: SignOutOutcome): void {
  writeCookie(session, signOutMessageCookie, outcome)
}

/** The message that was left, once: reading clears it. */
export function takeSignOutMessage(session: Pick<Session, 'jar'>): SignOutOutcome | undefined {
  const outcome = readCookie(session, signOutMessageCookie)
  if (outcome !== undefined) clearCookie(session, signOutMessageCookie)
  return outcome === 'done' || outcome === 'failed' ? outcome : undefined
}

/** The value of the `current-date` header: the day on which this visit began, kept for 8 hours (specification §3). */
export function currentDateHeader(session: Pick<Session, 'jar' | 'now'>): string {
  const kept = readCookie(session, currentDateCookie)
  if (kept !== undefined && /^\d{4}-\d\d-\d\d$/.test(kept)) return kept
  const today = zonedDate(session.now(), planTimeZone)
  writeCookie(session, currentDateCookie, today)
  return today
}
