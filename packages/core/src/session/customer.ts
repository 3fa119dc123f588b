import { guestAccountLoginCookie, lastNameCookie, userEmailCookie, userNameCookie, userTokenCookie } from './cookies.ts'
import type { UserToken } from './kinds.ts'
import { readCookie, type Session, writeCookie } from './session.ts'

/** Who is signed in; undefined for an anonymous shopper. */
export function readUserToken(session: Pick<Session, 'jar'>): UserToken | undefined {
  return readCookie(session, userTokenCookie)
}

/**
 * Remembers who signed in: for 21 days, or, without `remember`, until the browser is closed (specification §4).
 * @returns whether the token was valid.
 */
export function writeUserToken(session: Pick<Session, 'jar'>, token: UserToken, remember: boolean): boolean {
  return writeCookie(session, userTokenCookie, token, remember ? 'lifetime' : 'session')
}

/**
 * Remembers the customer or guest whose token a sign-in or a new account returned. Names and e-mail that are left out stay
 * as they are.
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

/** Whether somebody is signed in: there is a valid token with an Edp above 0 (specification §4). */
export function isAuthenticated(session: Pick<Session, 'jar'>): boolean {
  return readUserToken(session) !== undefined
}
