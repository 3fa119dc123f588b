import type { CookieRule } from './cookie-rule.ts'
import { flag, shortLine, trimmed } from './kinds.ts'
import { appTokenKind, type UserToken, userTokenKind } from './token-kinds.ts'

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

// Return targets
export const targetUrlCookie: CookieRule<string> = { name: 'targetUrl', lifetime: { days: 1 }, kind: trimmed }
export const referrerUrlCookie: CookieRule<string> = { name: 'referrerUrl', lifetime: { days: 1 }, kind: trimmed }
export const recentlyViewedCookie: CookieRule<string> = {
  name: 'recentlyViewed',
  lifetime: { days: 21 },
  kind: trimmed,
}

// Technical
export const currentDateCookie: CookieRule<string> = { name: 'currentDate', lifetime: { hours: 8 }, kind: trimmed }
export const clientIpCookie: CookieRule<string> = {
  name: 'clientIp',
  lifetime: { days: 0 },
  readOnly: true,
  kind: trimmed,
}
