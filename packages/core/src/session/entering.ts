import { guestAccountLoginCookie, lastNameCookie, userEmailCookie, userNameCookie, userTokenCookie } from './cookies.ts'
import { type Session, writeCookie } from './session.ts'
import type { UserToken } from './token-kinds.ts'

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
