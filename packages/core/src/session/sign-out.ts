import { type Cleared, clear, clearedAlways } from './clean-up.ts'
import { clearCookie, readCookie, type Session, writeCookie } from './session.ts'
import { signOutMessageCookie } from './visit.cookies.ts'

/** Cleared at sign-out (specification §4). The bag is cleared too; language, time zone and province stay. */
const clearedOnSignOut: Cleared = {
  cookies: [
    ...clearedAlways,
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
const alsoClearedOnSignOut: Cleared = {
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
 * The result of a sign-out, which the sign-in page shows once (specification §4). Either way the browser has forgotten the
 * shopper. `failed`: the server could not be told, so the token may still be valid.
 */
export type SignOutOutcome = 'done' | 'failed'

/**
 * Signs out in this browser and stores a message for the sign-in page, to which the caller then navigates.
 * @param outcome `failed` when the server did not reply; the browser's data is cleared all the same.
 */
export function signOut(session: Session, outcome: SignOutOutcome): void {
  clear(session, clearedOnSignOut)
  clear(session, alsoClearedOnSignOut)
  for (const notify of session.bagCountListeners) notify(0)
  storeSignOutMessage(session, outcome)
}

/** Stores the sign-out message for the next page, for 20 seconds (specification §3). */
export function storeSignOutMessage(session: Pick<Session, 'jar'>, outcome: SignOutOutcome): void {
  writeCookie(session, signOutMessageCookie, outcome)
}

/** Reads and clears the sign-out message. */
export function consumeSignOutMessage(session: Pick<Session, 'jar'>): SignOutOutcome | undefined {
  const message = readCookie(session, signOutMessageCookie)
  if (message !== undefined) clearCookie(session, signOutMessageCookie)
  return message === 'done' || message === 'failed' ? message : undefined
}
