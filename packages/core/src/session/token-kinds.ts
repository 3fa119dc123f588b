import type { ValueKind } from './kinds.ts'

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
export const userTokenKind: ValueKind<UserToken> = {
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
export const appTokenKind: ValueKind<string> = { read: shortToken, write: shortToken }
