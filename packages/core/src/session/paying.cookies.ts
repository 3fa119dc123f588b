import type { CookieRule } from './cookie-rule.ts'
import { formed, shortLine, trimmed } from './kinds.ts'

// The order being modified
export const modifyOrderNumberCookie: CookieRule<string> = {
  name: 'modifyOrderNumber',
  lifetime: { hours: 1 },
  kind: formed(/^\d{1,12}$/),
}
export const modifyOrderPromoCodeCookie: CookieRule<string> = {
  name: 'modifyOrderPromoCode',
  lifetime: { hours: 1 },
  kind: shortLine(32),
}

// Paying by wallet
export const walletPaymentIdCookie: CookieRule<string> = {
  name: 'walletPaymentId',
  lifetime: { days: 1 },
  kind: formed(/^[\w-]{1,80}$/),
}
export const walletPayerIdCookie: CookieRule<string> = {
  name: 'walletPayerId',
  lifetime: { days: 1 },
  kind: shortLine(64),
}
export const walletTransactionIdCookie: CookieRule<string> = {
  name: 'walletTransactionId',
  lifetime: { days: 1 },
  kind: shortLine(64),
}
export const walletPayerEmailCookie: CookieRule<string> = {
  name: 'walletPayerEmail',
  lifetime: { days: 1 },
  kind: shortLine(254),
}
export const walletAccessTokenCookie: CookieRule<string> = {
  name: 'walletAccessToken',
  lifetime: { seconds: 32_000 },
  kind: trimmed,
}
