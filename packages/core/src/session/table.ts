import type { Language } from '../shared/language.ts'
import { type MessageKey, translatorIn } from '../shared/messages.ts'
import * as bag from './bag.cookies.ts'
import * as bagStored from './bag.stored.ts'
import { type CookieRule, lifetimeSeconds } from './cookie-rule.ts'
import * as customer from './customer.cookies.ts'
import * as favourites from './favourites.stored.ts'
import * as order from './order.cookies.ts'
import * as orderStored from './order.stored.ts'
import { pendingWritesKey } from './pending-writes.stored.ts'
import * as preferences from './preferences.cookies.ts'
import { recentSearchesKey } from './recent-searches.stored.ts'
import { recentlyViewedCookie } from './recently-viewed.cookies.ts'
import * as returnTarget from './return-target.cookies.ts'
import type { StorageRule } from './storage.ts'
import en from './table.messages.en.json' with { type: 'json' }
import fr from './table.messages.fr.json' with { type: 'json' }
import * as visit from './visit.cookies.ts'
import * as visitStored from './visit.stored.ts'

const cookies: readonly Pick<CookieRule<never>, 'name' | 'lifetime' | 'sameSite' | 'readOnly'>[] = [
  bag.cartGuidCookie,
  bag.orderedCartGuidCookie,
  visit.clientIpCookie,
  preferences.timeZoneCookie,
  preferences.languageCookie,
  visit.signOutMessageCookie,
  visit.typedFormCookie,
  customer.userNameCookie,
  customer.lastNameCookie,
  preferences.cartProvinceCookie,
  customer.userEmailCookie,
  bag.cartProductCountCookie,
  preferences.stayInRegularSiteCookie,
  preferences.responsiveSiteCookie,
  recentlyViewedCookie,
  bag.cartMergeCookie,
  visit.currentDateCookie,
  returnTarget.targetUrlCookie,
  returnTarget.referrerUrlCookie,
  customer.guestAccountLoginCookie,
  customer.expressCheckoutCreateAccountCookie,
  returnTarget.redirectToCartCookie,
  order.modifyOrderNumberCookie,
  order.modifyOrderPromoCodeCookie,
  preferences.holidayPopupCookie,
  preferences.nowBarCookie,
  preferences.analyticsConsentCookie,
  bag.accessPointCookie,
  preferences.autoPlayVideosCookie,
  preferences.videoSoundCookie,
  order.walletPaymentIdCookie,
  order.walletPayerIdCookie,
  order.walletTransactionIdCookie,
  order.walletPayerEmailCookie,
  order.walletAccessTokenCookie,
  customer.userTokenCookie,
  customer.appTokenCookie,
]

const stored: readonly Pick<StorageRule<never>, 'name' | 'area'>[] = [
  bagStored.sessionCartKey,
  bagStored.timeStampKey,
  orderStored.orderedCartKey,
  orderStored.orderModificationDeadlineKey,
  orderStored.orderAttemptKey,
  orderStored.walletLineKey,
  visitStored.menuKey,
  visitStored.qualityCheckLanguageKey,
  visitStored.storeCreditCardApplicationKey,
  visitStored.metaEventIdKey,
  favourites.wantedFavouriteKey,
  favourites.favouriteItemsKey,
  favourites.favouritesOwnerKey,
  bagStored.savedItemsKey,
  recentSearchesKey,
  pendingWritesKey,
  bagStored.queryCacheKey,
]

type Use = {
  purpose: string
  /** Why the shop neither reads nor writes it. Absent where it does. */
  whyUnused?: string
}

/** What the shop does not use; the purposes of all else are texts, which customer service shows. */
const unused: ReadonlyMap<string, Use> = new Map([
  [
    visit.clientIpCookie.name,
    {
      purpose: 'The shopper’s network address, set by the installation in front of the shop',
      whyUnused:
        'Any client can write it. Limits count the address of the connection, or the one that a trusted proxy names.',
    },
  ],
  [
    preferences.stayInRegularSiteCookie.name,
    {
      purpose: 'Stay on the regular site',
      whyUnused: 'There is one site for all screens, so there is no other to stay away from.',
    },
  ],
  [
    preferences.responsiveSiteCookie.name,
    {
      purpose: 'Use the responsive site',
      whyUnused: 'There is one site, and it is responsive.',
    },
  ],
  [
    order.walletAccessTokenCookie.name,
    {
      purpose: 'The wallet’s own token',
      whyUnused: 'It authorises payments, so it stays on the server. Sign-out clears one that is found.',
    },
  ],
  [
    visitStored.qualityCheckLanguageKey.name,
    {
      purpose: 'The language of a quality check',
      whyUnused:
        'The address of a page says its language (`/en/`, `/fr/`), which the server renders. Sign-out clears one that is found.',
    },
  ],
  [
    visitStored.metaEventIdKey.name,
    {
      purpose: 'The id that joins marketing events',
      whyUnused:
        'Events belong to the customer who consented. An id of the browser would join the people who share it.',
    },
  ],
])

const useOf = (name: string, language: Language): Use =>
  unused.get(name) ?? { purpose: translatorIn(language, en, fr)(name as MessageKey<typeof en>) }

/** A cookie of the shop, with its lifetime in seconds. */
export type CookieRow = Use & {
  name: string
  seconds: number
  sameSite: 'strict' | 'lax'
  readOnly: boolean
}
/** A key of the shop in session or local storage. */
export type StorageRow = Use & { name: string; area: 'session' | 'local' }

/**
 * Every cookie of the shop (specification §3): name, lifetime in seconds, purpose. All are `Secure`, with the path `/`.
 * @param language of the purposes
 */
export function cookieTable(language: Language = 'en'): CookieRow[] {
  return cookies.map(({ name, lifetime, sameSite, readOnly }) => ({
    name,
    seconds: lifetimeSeconds(lifetime),
    sameSite: sameSite ?? 'lax',
    readOnly: readOnly ?? false,
    ...useOf(name, language),
  }))
}

/**
 * Every key of the shop in session and local storage (specification §3).
 * @param language of the purposes
 */
export function storageTable(language: Language = 'en'): StorageRow[] {
  return stored.map(({ name, area }) => ({ name, area, ...useOf(name, language) }))
}
