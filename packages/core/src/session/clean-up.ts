import { writeBagCount } from './bag-count.ts'
import * as c from './cookies.ts'
import { clearCookie, type Session } from './session.ts'
import * as s from './storage.ts'
import { leaveSignOutMessage, type SignOutOutcome, saveReturnTarget } from './visit.ts'

type Named = { name: string }
type Cleared = { cookies: readonly Named[]; stored: readonly Pick<s.StorageRule<never>, 'name' | 'area'>[] }

/** Cleared both at sign-out and after a 401 (specification §4, last of the sign-out rules). */
const always: readonly Named[] = [
  c.userTokenCookie,
  c.userEmailCookie,
  c.userNameCookie,
  c.lastNameCookie,
  c.orderedCartGuidCookie,
  c.guestAccountLoginCookie,
  c.expressCheckoutCreateAccountCookie,
  c.referrerUrlCookie,
  c.cartMergeCookie,
  c.accessPointCookie,
]

/** What signing out clears: specification §4. The bag goes with the shopper; the language, the time zone and the province stay. */
export const clearedOnSignOut: Cleared = {
  cookies: [
    ...always,
    c.cartGuidCookie,
    c.cartProductCountCookie,
    c.redirectToCartCookie,
    c.targetUrlCookie,
    c.modifyOrderNumberCookie,
    c.modifyOrderPromoCodeCookie,
    c.walletPaymentIdCookie,
    c.walletPayerIdCookie,
    c.walletTransactionIdCookie,
    c.walletPayerEmailCookie,
    c.walletAccessTokenCookie,
    c.recentlyViewedCookie,
  ],
  stored: [
    s.queryCacheKey,
    s.sessionCartKey,
    s.timeStampKey,
    s.orderModificationDeadlineKey,
    s.qualityCheckLanguageKey,
  ],
}

/**
 * Cleared at sign-out beyond what the specification lists: things of the shopper's own that the next person at the same
 * machine must not find.
 */
export const alsoClearedOnSignOut: Cleared = {
  cookies: [c.analyticsConsentCookie, c.typedFormCookie],
  stored: [
    s.orderedCartKey,
    s.orderAttemptKey,
    s.walletLineKey,
    s.favouriteItemsKey,
    s.favouritesOwnerKey,
    s.wantedFavouriteKey,
    s.savedItemsPlace,
    s.storeCreditCardApplicationKey,
  ],
}

/** What a 401 on a customer call clears: specification §8 and §4. The bag stays. */
export const clearedAfterUnauthorised: Cleared = { cookies: always, stored: [] }

function clear(session: Session, { cookies, stored }: Cleared): void {
  for (const cookie of cookies) clearCookie(session, cookie)
  for (const rule of stored) s.clearStored(session, rule)
}

/**
 * Signs out in this browser, and leaves a message for the sign-in page, where the caller then goes.
 * @param outcome `failed` when the server could not be told: the browser forgets all the same.
 */
export function signOut(session: Session, outcome: SignOutOutcome): void {
  clear(session, clearedOnSignOut)
  clear(session, alsoClearedOnSignOut)
  writeBagCount(session, 0)
  clearCookie(session, c.cartProductCountCookie)
  leaveSignOutMessage(session, outcome)
}

/** Forgets who was signed in after a 401 on a customer call, and saves where to come back to. The caller goes to sign-in. */
export function clearAfterUnauthorised(session: Session, currentPath: string): void {
  clear(session, clearedAfterUnauthorised)
  saveReturnTarget(session, currentPath)
}
