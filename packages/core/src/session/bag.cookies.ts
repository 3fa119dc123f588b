import type { CookieRule } from './cookie-rule.ts'
import { bagId, count, flag, shortLine } from './kinds.ts'

// The bag
export const cartGuidCookie: CookieRule<string> = {
  name: 'cartGuid',
  lifetime: { days: 21 },
  sameSite: 'strict',
  kind: bagId,
}
export const orderedCartGuidCookie: CookieRule<string> = {
  name: 'orderedCartGuid',
  lifetime: { days: 1 },
  kind: bagId,
}
export const cartProductCountCookie: CookieRule<number> = {
  name: 'cartProductCount',
  lifetime: { days: 21 },
  kind: count,
}
export const cartMergeCookie: CookieRule<boolean> = { name: 'cartMerge', lifetime: { days: 1 }, kind: flag }
export const redirectToCartCookie: CookieRule<boolean> = { name: 'redirectToCart', lifetime: { hours: 1 }, kind: flag }
export const accessPointCookie: CookieRule<string> = {
  name: 'accessPoint',
  lifetime: { days: 21 },
  kind: shortLine(32),
}
