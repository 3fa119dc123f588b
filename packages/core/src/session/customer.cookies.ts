import { type CookieRule, flag, shortLine, type ValueKind } from './cookie-rule.ts'
import { readCookie, type Session, writeCookie } from './session.ts'

/** A customer's bearer token and number. */
export type UserToken = { token: string; edp: number }

/**
 * How the token of a checkout's guest begins. The token itself says whose it is, for as long as it lives; the cookie
 * `guestAccountLogin` ends after a day (specification §3).
 */
export const guestTokenPrefix = 'guest-'

/** Whether a token is a guest's, who has orders but no account. */
export const isGuestToken = ({ token }: Pick<UserToken, 'token'>): boolean => token.startsWith(guestTokenPrefix)

/** Whether a token can stand in a header: a browser throws for others. */
const isSendable = (token: string): boolean => /^[\x21-\x7e]+$/.test(token)

const isUserToken = (value: unknown): value is { Token: string; Edp: number } =>
  typeof value === 'object' &&
  value !== null &&
  'Token' in value &&
  typeof value.Token === 'string' &&
  isSendable(value.Token) &&
  'Edp' in value &&
  typeof value.Edp === 'number' &&
  Number.isSafeInteger(value.Edp) &&
  value.Edp > 0

/** JSON with a non-empty `Token` and a whole `Edp` above 0 (specification §3 and §5); anything else is invalid. */
const userTokenKind: ValueKind<UserToken> = {
  read(text) {
    try {
      const value: unknown = JSON.parse(text)
      return isUserToken(value) ? { token: value.Token, edp: value.Edp } : undefined
    } catch {
      return undefined
    }
  },
  write({ token, edp }) {
    const value = { Token: token, Edp: edp }
    return isUserToken(value) ? JSON.stringify(value) : undefined
  },
}

const shortToken = (text: string): string | undefined => {
  const token = text.trim()
  return token.length < 128 && isSendable(token) ? token : undefined
}

/** Accepted only under 128 characters after trimming (specification §3). */
const appTokenKind: ValueKind<string> = { read: shortToken, write: shortToken }

// The shopper
export const userTokenCookie: CookieRule<UserToken> = {
  name: 'userToken',
  lifetime: { days: 21 },
  sameSite: 'strict',
  kind: userTokenKind,
}
export const appTokenCookie: CookieRule<string> = { name: 'appToken', lifetime: { days: 21 }, kind: appTokenKind }
export const userNameCookie: CookieRule<string> = { name: 'userName', lifetime: { days: 21 }, kind: shortLine(200) }
export const lastNameCookie: CookieRule<string> = { name: 'lastName', lifetime: { days: 21 }, kind: shortLine(200) }
export const userEmailCookie: CookieRule<string> = { name: 'userEmail', lifetime: { days: 90 }, kind: shortLine(254) }
export const guestAccountLoginCookie: CookieRule<boolean> = {
  name: 'guestAccountLogin',
  lifetime: { days: 1 },
  kind: flag,
}
export const expressCheckoutCreateAccountCookie: CookieRule<boolean> = {
  name: 'expressCheckoutCreateAccount',
  lifetime: { days: 1 },
  kind: flag,
}

/** The signed-in customer's token; undefined for an anonymous shopper. */
export function readUserToken(session: Pick<Session, 'jar'>): UserToken | undefined {
  return readCookie(session, userTokenCookie)
}

/** Whether the shopper is signed in: a valid token with an Edp above 0 (specification §4). */
export function isAuthenticated(session: Pick<Session, 'jar'>): boolean {
  return readUserToken(session) !== undefined
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
