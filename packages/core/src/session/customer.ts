import { guestAccountLoginCookie, lastNameCookie, userEmailCookie, userNameCookie, userTokenCookie } from './cookies.ts'
import { readCookie, type Session, writeCookie } from './session.ts'
import type { UserToken } from './token-kinds.ts'

/** The signed-in customer's token; undefined for an anonymous shopper. */
export function readUserToken(session: Pick<Session, 'jar'>): UserToken | undefined {
  return readCookie(session, userTokenCookie)
}

/**
 * Stores the token: for 21 days, or, without `remember`, as a session cookie (specification §4).
 * @returns whether the token was valid.
 */
export function writeUserToken(session: Pick<Session, 'jar'>, token: UserToken, remember: boolean): boolean {
  return writeCookie(session, userTokenCookie, token, remember ? 'lifetime' : 'session')
}

/**
 * Stores the token of a sign-in or a new account, with names and e-mail. Omitted names and e-mail stay
 * unchanged.
 */
export function enterAccount(
  session: Pick<Session, 'jar'>,
  token: UserToken,
  who: { remember: boolean; guest: boolean; firstName?: string; lastName?: string; email?: string },
): void {
  writeUserToken(session, token, who.remember)
  writeCookie(session, guestAccountLoginCookie, who.guest)
  if (who.firstName) writeCookie(session, userNameCookie, who.firstName)
  if (who.lastName) writeCookie(session, lastNameCookie, who.lastName)
  if (who.email) writeCookie(session, userEmailCookie, who.email)
}

/** Whether the shopper is signed in: a valid token with an Edp above 0 (specification §4). */
export function isAuthenticated(session: Pick<Session, 'jar'>): boolean {
  return readUserToken(session) !== undefined
}
