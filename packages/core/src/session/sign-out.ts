import { always, type Cleared, clear } from './clean-up.ts'
import type { Session } from './session.ts'
import { type SignOutOutcome, storeSignOutMessage } from './sign-out-message.ts'

/** Cleared at sign-out (specification §4). The bag is cleared too; language, time zone and province stay. */
export const clearedOnSignOut: Cleared = {
  cookies: [
    ...always,
    'cartGuid',
    'cartProductCount',
    'redirectToCart',
    'targetUrl',
    'modifyOrderNumber',
    'modifyOrderPromoCode',
    'walletPaymentId',
    'walletPayerId',
    'walletTransactionId',
    'walletPayerEmail',
    'walletAccessToken',
    'recentlyViewed',
  ],
  stored: {
    session: ['cart', 'timeStamp', 'orderModificationDeadline', 'qualityCheckLanguage'],
    local: ['queryCache'],
  },
}

/**
 * Cleared at sign-out beyond the specification's list: the shopper's own data, which the next person at the same
 * device must not see.
 */
export const alsoClearedOnSignOut: Cleared = {
  cookies: ['analyticsConsent', 'typedForm'],
  stored: {
    session: ['orderedCart', 'orderAttempt', 'walletLine', 'wantedFavourite'],
    local: [
      'favouriteItems',
      'favouritesOwner',
      'savedItems',
      'pendingWrites',
      'storeCreditCardApplication',
      'recentSearches',
    ],
  },
}

/**
 * Signs out in this browser and stores a message for the sign-in page, to which the caller then navigates.
 * @param outcome `failed` when the server did not answer; the browser's data is cleared all the same.
 */
export function signOut(session: Session, outcome: SignOutOutcome): void {
  clear(session, clearedOnSignOut)
  clear(session, alsoClearedOnSignOut)
  for (const notify of session.bagCountListeners) notify(0)
  storeSignOutMessage(session, outcome)
}
