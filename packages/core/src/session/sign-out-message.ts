import { signOutMessageCookie } from './brief.cookies.ts'
import { type Session, writeCookie } from './session.ts'

/**
 * The outcome of a sign-out, which the sign-in page shows once (specification §4). Either way the browser has forgotten the
 * shopper; `failed` when the server could not be told, so that the token may live on.
 */
export type SignOutOutcome = 'done' | 'failed'

/** Stores the sign-out message for the next page, for 20 seconds (specification §3). */
export function storeSignOutMessage(session: Pick<Session, 'jar'>, outcome: SignOutOutcome): void {
  writeCookie(session, signOutMessageCookie, outcome)
}
