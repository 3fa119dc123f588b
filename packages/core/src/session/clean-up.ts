import * as bag from './bag.cookies.ts'
import { writeBagCount } from './bag-count.ts'
import * as c from './cookies.ts'
import { type SignOutOutcome, saveReturnTarget, storeSignOutMessage } from './leaving.ts'
import * as preferences from './preference.cookies.ts'
import { clearCookie, type Session } from './session.ts'
import { clearStored, type StorageRule } from './storage.ts'
import * as s from './stored.ts'

type Named = { name: string }
type Cleared = { cookies: readonly Named[]; stored: readonly Pick<StorageRule<never>, 'name' | 'area'>[] }

/** Cleared at sign-out and after a 401 (specification §4, last of the sign-out rules). */
const always: readonly Named[] = [
  c.userTokenCookie,
  c.userEmailCookie,
  c.userNameCookie,
  c.lastNameCookie,
  bag.orderedCartGuidCookie,
  c.guestAccountLoginCookie,
  c.expressCheckoutCreateAccountCookie,
  c.referrerUrlCookie,
  bag.cartMergeCookie,
  bag.accessPointCookie,
]

/** Cleared at sign-out (specification §4). The bag is cleared too; language, time zone and province stay. */
export const clearedOnSignOut: Cleared = {
  cookies: [
    ...always,
    bag.cartGuidCookie,
    bag.cartProductCountCookie,
    bag.redirectToCartCookie,
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
 * Cleared at sign-out beyond the specification's list: the shopper's own data, which the next person at the same
 * device must not see.
 */
export const alsoClearedOnSignOut: Cleared = {
  cookies: [preferences.analyticsConsentCookie, c.typedFormCookie],
  stored: [
    s.orderedCartKey,
    s.orderAttemptKey,
    s.walletLineKey,
    s.favouriteItemsKey,
    s.favouritesOwnerKey,
    s.wantedFavouriteKey,
    s.savedItemsPlace,
    s.pendingWritesKey,
    s.storeCreditCardApplicationKey,
  ],
}

/** Cleared after a 401 on a customer call (specification §8 and §4). The bag stays. */
export const clearedAfterUnauthorised: Cleared = { cookies: always, stored: [s.queryCacheKey] }

function clear(session: Session, { cookies, stored }: Cleared): void {
  for (const cookie of cookies) clearCookie(session, cookie)
  for (const rule of stored) clearStored(session, rule)
}

/**
 * Signs out in this browser and stores a message for the sign-in page, to which the caller then navigates.
 * @param outcome `failed` when the server did not answer; the browser's data is cleared all the same.
 */
export function signOut(session: Session, outcome: SignOutOutcome): void {
  clear(session, clearedOnSignOut)
  clear(session, alsoClearedOnSignOut)
  writeBagCount(session, 0)
  clearCookie(session, bag.cartProductCountCookie)
  storeSignOutMessage(session, outcome)
}

/** Clears the signed-in state, whose token the API refused (specification §8). */
export function clearSignIn(session: Session): void {
  clear(session, clearedAfterUnauthorised)
}

/** Clears the signed-in state after a 401 on a customer call and saves the return target. The caller navigates to sign-in. */
export function clearAfterUnauthorised(session: Session, currentPath: string): void {
  clearSignIn(session)
  saveReturnTarget(session, currentPath)
}
