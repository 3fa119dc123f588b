import * as bag from './bag.cookies.ts'
import * as bagStored from './bag.stored.ts'
import * as brief from './brief.cookies.ts'
import { type CookieRule, lifetimeSeconds } from './cookie-rule.ts'
import * as c from './cookies.ts'
import * as f from './favourites.stored.ts'
import * as ordering from './ordering.stored.ts'
import * as paying from './paying.cookies.ts'
import * as placing from './placing.stored.ts'
import * as preferences from './preference.cookies.ts'
import * as province from './province.cookies.ts'
import * as queryCache from './query-cache.stored.ts'
import { savedItemsPlace } from './saved.stored.ts'
import { recentSearchesKey } from './searches.stored.ts'
import type { StorageRule } from './storage.ts'
import * as s from './stored.ts'
import * as video from './video.cookies.ts'

/** Purpose, and why the shop does not use it, if so. */
type Use = readonly [purpose: string, whyUnused?: string]

const cookiePurposes: readonly (readonly [
  Pick<CookieRule<never>, 'name' | 'lifetime' | 'sameSite' | 'readOnly'>,
  ...Use,
])[] = [
  [bag.cartGuidCookie, 'The shopper’s bag'],
  [bag.orderedCartGuidCookie, 'The bag that became the latest order'],
  [
    c.clientIpCookie,
    'The shopper’s network address, set by the installation in front of the shop',
    'Any client can write it. Limits count the address of the connection, or the one that a trusted proxy names.',
  ],
  [preferences.timeZoneCookie, 'The time zone in which the schedule is shown'],
  [preferences.languageCookie, 'The language chosen, en_CA or fr_CA'],
  [brief.signOutMessageCookie, 'The outcome of a sign-out, shown once'],
  [brief.typedFormCookie, 'The fields of a refused form, encrypted, until the form is shown again'],
  [c.userNameCookie, 'The first name that greets the shopper'],
  [c.lastNameCookie, 'The last name'],
  [province.cartProvinceCookie, 'The province of the tax estimate'],
  [c.userEmailCookie, 'The e-mail address that the sign-in form offers'],
  [bag.cartProductCountCookie, 'The bag’s item count, so that the counter needs no call'],
  [
    preferences.stayInRegularSiteCookie,
    'Stay on the regular site',
    'There is one site for all screens, so there is no other to stay away from.',
  ],
  [preferences.responsiveSiteCookie, 'Use the responsive site', 'There is one site, and it is responsive.'],
  [c.recentlyViewedCookie, 'The viewed items, latest first'],
  [bag.cartMergeCookie, 'The bag is to be merged at sign-in'],
  [c.currentDateCookie, 'The day on which the visit began, sent with calls'],
  [c.targetUrlCookie, 'The return target of a sign-in'],
  [c.referrerUrlCookie, 'The page from which sign-in was opened'],
  [
    c.guestAccountLoginCookie,
    'The shopper checks out as a guest, for scripts of the page. The shop itself goes by the token',
  ],
  [c.expressCheckoutCreateAccountCookie, 'An express checkout is to create an account'],
  [bag.redirectToCartCookie, 'Go to the bag after signing in'],
  [paying.modifyOrderNumberCookie, 'The order being modified'],
  [paying.modifyOrderPromoCodeCookie, 'Its promo code'],
  [preferences.holidayPopupCookie, 'The holiday message was seen'],
  [preferences.nowBarCookie, 'Until when the bar with what is on air is closed'],
  [preferences.analyticsConsentCookie, 'Consent to the marketing feed'],
  [bag.accessPointCookie, 'The pick-up point chosen'],
  [video.autoPlayVideosCookie, 'Videos start by themselves'],
  [video.videoSoundCookie, 'Videos have sound'],
  [paying.walletPaymentIdCookie, 'The wallet payment under way'],
  [paying.walletPayerIdCookie, 'Its payer'],
  [paying.walletTransactionIdCookie, 'Its transaction'],
  [paying.walletPayerEmailCookie, 'Its payer’s e-mail address'],
  [
    paying.walletAccessTokenCookie,
    'The wallet’s own token',
    'It authorises payments, so it stays on the server. Sign-out clears one that is found.',
  ],
  [c.userTokenCookie, 'The signed-in customer: token and customer id'],
  [c.appTokenCookie, 'The application token'],
]

const storagePurposes: readonly (readonly [Pick<StorageRule<never>, 'name' | 'area'>, ...Use])[] = [
  [bagStored.sessionCartKey, 'The bag, without buyer, address and card'],
  [bagStored.timeStampKey, 'When the bag was stored'],
  [placing.orderedCartKey, 'The bag that became the latest order'],
  [ordering.orderModificationDeadlineKey, 'The deadline for modifying the order'],
  [placing.orderAttemptKey, 'An attempt to place an order whose outcome is unknown, to be retried unchanged'],
  [ordering.walletLineKey, 'The line that a wallet payment added, so that it is not added twice'],
  [s.menuKey, 'The menu'],
  [
    s.qualityCheckLanguageKey,
    'The language of a quality check',
    'The address of a page says its language (`/en/`, `/fr/`), which the server renders. Sign-out clears one that is found.',
  ],
  [
    s.storeCreditCardApplicationKey,
    'An unsent store card application, without date of birth, income and answer; forgotten after 30 days',
  ],
  [
    s.metaEventIdKey,
    'The id that joins marketing events',
    'Events belong to the customer who consented. An id of the browser would join the people who share it.',
  ],
  [f.wantedFavouriteKey, 'The favourite to add after signing in'],
  [f.favouriteItemsKey, 'The favourites’ item numbers'],
  [f.favouritesOwnerKey, 'The owner of the favourites, and their age'],
  [savedItemsPlace, 'The items saved for later'],
  [recentSearchesKey, 'What was searched in this browser, for the search field to offer again; it is sent nowhere'],
  [f.pendingWritesKey, 'Changes that the shop has not acknowledged, to be sent again by the next page'],
  [queryCache.queryCacheKey, 'What is in the bag, without prices, for the page that shows without a connection'],
]

/** A cookie of the shop, with its lifetime in seconds. */
export type CookieRow = {
  name: string
  seconds: number
  sameSite: 'strict' | 'lax'
  readOnly: boolean
  purpose: string
  /** Why the shop neither reads nor writes it. Absent where it does. */
  whyUnused?: string
}
/** A key of the shop in session or local storage. */
export type StorageRow = { name: string; area: 'session' | 'local'; purpose: string; whyUnused?: string }

/** Every cookie of the shop (specification §3): name, lifetime in seconds, purpose. All are `Secure`, with the path `/`. */
export function cookieTable(): CookieRow[] {
  return cookiePurposes.map(([{ name, lifetime, sameSite, readOnly }, purpose, whyUnused]) => ({
    name,
    seconds: lifetimeSeconds(lifetime),
    sameSite: sameSite ?? 'lax',
    readOnly: readOnly ?? false,
    purpose,
    ...(whyUnused && { whyUnused }),
  }))
}

/** Every key of the shop in session and local storage (specification §3). */
export function storageTable(): StorageRow[] {
  return storagePurposes.map(([{ name, area }, purpose, whyUnused]) => ({
    name,
    area,
    purpose,
    ...(whyUnused && { whyUnused }),
  }))
}
