import { accountPath, safeReturnPath } from '../sign-in/return-path.rules.ts'
import { redirectToCartCookie } from './bag.cookies.ts'
import { signOutMessageCookie } from './brief.cookies.ts'
import { referrerUrlCookie, targetUrlCookie } from './cookies.ts'
import { clearCookie, readCookie, type Session } from './session.ts'
import type { SignOutOutcome } from './sign-out-message.ts'

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

/** Reads and clears the sign-out message. */
export function consumeSignOutMessage(session: Pick<Session, 'jar'>): SignOutOutcome | undefined {
  const outcome = readCookie(session, signOutMessageCookie)
  if (outcome !== undefined) clearCookie(session, signOutMessageCookie)
  return outcome === 'done' || outcome === 'failed' ? outcome : undefined
}
