import * as bag from './bag.cookies.ts'
import * as bagStored from './bag.stored.ts'
import { writeBagCount } from './bag-count.ts'
import * as brief from './brief.cookies.ts'
import { always, type Cleared, clear } from './clean-up.ts'
import * as c from './cookies.ts'
import * as f from './favourites.stored.ts'
import * as ordering from './ordering.stored.ts'
import * as paying from './paying.cookies.ts'
import * as placing from './placing.stored.ts'
import * as preferences from './preference.cookies.ts'
import * as queryCache from './query-cache.stored.ts'
import { savedItemsPlace } from './saved.stored.ts'
import { clearCookie, type Session } from './session.ts'
import { type SignOutOutcome, storeSignOutMessage } from './sign-out-message.ts'
import * as s from './stored.ts'

/** Cleared at sign-out (specification §4). The bag is cleared too; language, time zone and province stay. */
export const clearedOnSignOut: Cleared = {
  cookies: [
    ...always,
    bag.cartGuidCookie,
    bag.cartProductCountCookie,
    bag.redirectToCartCookie,
    c.targetUrlCookie,
    paying.modifyOrderNumberCookie,
    paying.modifyOrderPromoCodeCookie,
    paying.walletPaymentIdCookie,
    paying.walletPayerIdCookie,
    paying.walletTransactionIdCookie,
    paying.walletPayerEmailCookie,
    paying.walletAccessTokenCookie,
    c.recentlyViewedCookie,
  ],
  stored: [
    queryCache.queryCacheKey,
    bagStored.sessionCartKey,
    bagStored.timeStampKey,
    ordering.orderModificationDeadlineKey,
    s.qualityCheckLanguageKey,
  ],
}

/**
 * Cleared at sign-out beyond the specification's list: the shopper's own data, which the next person at the same
 * device must not see.
 */
export const alsoClearedOnSignOut: Cleared = {
  cookies: [preferences.analyticsConsentCookie, brief.typedFormCookie],
  stored: [
    placing.orderedCartKey,
    placing.orderAttemptKey,
    ordering.walletLineKey,
    f.favouriteItemsKey,
    f.favouritesOwnerKey,
    f.wantedFavouriteKey,
    savedItemsPlace,
    f.pendingWritesKey,
    s.storeCreditCardApplicationKey,
  ],
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
