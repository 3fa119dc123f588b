import { userTokenCookie } from './cookies.ts'
import { readCookie, type Session } from './session.ts'
import type { UserToken } from './token-kinds.ts'

/** The signed-in customer's token; undefined for an anonymous shopper. */
export function readUserToken(session: Pick<Session, 'jar'>): UserToken | undefined {
  return readCookie(session, userTokenCookie)
}

/** Whether the shopper is signed in: a valid token with an Edp above 0 (specification §4). */
export function isAuthenticated(session: Pick<Session, 'jar'>): boolean {
  return readUserToken(session) !== undefined
}
