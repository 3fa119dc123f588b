import {
  appTokenKind,
  choice,
  count,
  flag,
  instant,
  locale,
  trimmed,
  type UserToken,
  userTokenKind,
  type ValueKind,
} from './kinds.ts'

/** A cookie’s lifetime, in the unit of the specification’s table (§3). */
export type Lifetime = { days: number } | { hours: number } | { seconds: number }

/**
 * A cookie's name, lifetime and value type (specification §3). All are written `Secure`, with the path
 * `/`, and same-site lax unless the rule is stricter. `table.ts` has the purpose of each.
 */
export type CookieRule<T> = {
  name: string
  lifetime: Lifetime
  sameSite?: 'strict'
  /** The shop reads it and never writes it. */
  readOnly?: true
  kind: ValueKind<T>
}

// The bag
export const cartGuidCookie: CookieRule<string> = {
  name: 'cartGuid',
  lifetime: { days: 21 },
  sameSite: 'strict',
  kind: trimmed,
}
export const orderedCartGuidCookie: CookieRule<string> = {
  name: 'orderedCartGuid',
  lifetime: { days: 1 },
  kind: trimmed,
}
export const cartProductCountCookie: CookieRule<number> = {
  name: 'cartProductCount',
  lifetime: { days: 21 },
  kind: count,
}
export const cartProvinceCookie: CookieRule<string> = { name: 'cartProvince', lifetime: { days: 21 }, kind: trimmed }
export const cartMergeCookie: CookieRule<boolean> = { name: 'cartMerge', lifetime: { days: 1 }, kind: flag }
export const redirectToCartCookie: CookieRule<boolean> = { name: 'redirectToCart', lifetime: { hours: 1 }, kind: flag }
export const accessPointCookie: CookieRule<string> = { name: 'accessPoint', lifetime: { days: 21 }, kind: trimmed }

// The order being modified
export const modifyOrderNumberCookie: CookieRule<string> = {
  name: 'modifyOrderNumber',
  lifetime: { hours: 1 },
  kind: trimmed,
}
export const modifyOrderPromoCodeCookie: CookieRule<string> = {
  name: 'modifyOrderPromoCode',
  lifetime: { hours: 1 },
  kind: trimmed,
}

// The shopper
export const userTokenCookie: CookieRule<UserToken> = {
  name: 'userToken',
  lifetime: { days: 21 },
  sameSite: 'strict',
  kind: userTokenKind,
}
export const appTokenCookie: CookieRule<string> = { name: 'appToken', lifetime: { days: 21 }, kind: appTokenKind }
export const userNameCookie: CookieRule<string> = { name: 'userName', lifetime: { days: 21 }, kind: trimmed }
export const lastNameCookie: CookieRule<string> = { name: 'lastName', lifetime: { days: 21 }, kind: trimmed }
export const userEmailCookie: CookieRule<string> = { name: 'userEmail', lifetime: { days: 90 }, kind: trimmed }
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
export const signOutMessageCookie: CookieRule<string> = {
  name: 'signOutMessage',
  lifetime: { seconds: 20 },
  kind: trimmed,
}
export const typedFormCookie: CookieRule<string> = {
  name: 'typedForm',
  lifetime: { seconds: 60 },
  sameSite: 'strict',
  kind: trimmed,
}

// Return targets
export const targetUrlCookie: CookieRule<string> = { name: 'targetUrl', lifetime: { days: 1 }, kind: trimmed }
export const referrerUrlCookie: CookieRule<string> = { name: 'referrerUrl', lifetime: { days: 1 }, kind: trimmed }
export const recentlyViewedCookie: CookieRule<string> = {
  name: 'recentlyViewed',
  lifetime: { days: 21 },
  kind: trimmed,
}

// Preferences
export const languageCookie: CookieRule<'en_CA' | 'fr_CA'> = { name: 'language', lifetime: { days: 365 }, kind: locale }
export const timeZoneCookie: CookieRule<string> = { name: 'timeZone', lifetime: { days: 365 }, kind: trimmed }
export const autoPlayVideosCookie: CookieRule<boolean> = {
  name: 'autoPlayVideos',
  lifetime: { days: 21 },
  kind: choice,
}
export const videoSoundCookie: CookieRule<boolean> = { name: 'videoSound', lifetime: { days: 21 }, kind: choice }
export const stayInRegularSiteCookie: CookieRule<boolean> = {
  name: 'stayInRegularSite',
  lifetime: { days: 21 },
  kind: flag,
}
export const responsiveSiteCookie: CookieRule<boolean> = { name: 'responsiveSite', lifetime: { days: 21 }, kind: flag }
export const holidayPopupCookie: CookieRule<boolean> = { name: 'holidayPopup', lifetime: { hours: 168 }, kind: flag }
export const nowBarCookie: CookieRule<Date> = { name: 'nowBar', lifetime: { hours: 25 }, kind: instant }
export const analyticsConsentCookie: CookieRule<boolean> = {
  name: 'analyticsConsent',
  lifetime: { days: 365 },
  kind: choice,
}

// Technical
export const currentDateCookie: CookieRule<string> = { name: 'currentDate', lifetime: { hours: 8 }, kind: trimmed }
export const clientIpCookie: CookieRule<string> = {
  name: 'clientIp',
  lifetime: { days: 0 },
  readOnly: true,
  kind: trimmed,
}

// Paying by wallet
export const walletPaymentIdCookie: CookieRule<string> = {
  name: 'walletPaymentId',
  lifetime: { days: 1 },
  kind: trimmed,
}
export const walletPayerIdCookie: CookieRule<string> = { name: 'walletPayerId', lifetime: { days: 1 }, kind: trimmed }
export const walletTransactionIdCookie: CookieRule<string> = {
  name: 'walletTransactionId',
  lifetime: { days: 1 },
  kind: trimmed,
}
export const walletPayerEmailCookie: CookieRule<string> = {
  name: 'walletPayerEmail',
  lifetime: { days: 1 },
  kind: trimmed,
}
export const walletAccessTokenCookie: CookieRule<string> = {
  name: 'walletAccessToken',
  lifetime: { seconds: 32_000 },
  kind: trimmed,
}

/** A lifetime in seconds. */
export function lifetimeSeconds(lifetime: Lifetime): number {
  if ('days' in lifetime) return lifetime.days * 86_400
  return 'hours' in lifetime ? lifetime.hours * 3600 : lifetime.seconds
}
