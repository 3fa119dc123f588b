import type { Language } from '../shared/language.ts'
import { type MessageKey, translatorIn } from '../shared/messages.ts'
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
import en from './table.messages.en.json' with { type: 'json' }
import fr from './table.messages.fr.json' with { type: 'json' }
import * as video from './video.cookies.ts'

const cookies: readonly Pick<CookieRule<never>, 'name' | 'lifetime' | 'sameSite' | 'readOnly'>[] = [
  bag.cartGuidCookie,
  bag.orderedCartGuidCookie,
  c.clientIpCookie,
  preferences.timeZoneCookie,
  preferences.languageCookie,
  brief.signOutMessageCookie,
  brief.typedFormCookie,
  c.userNameCookie,
  c.lastNameCookie,
  province.cartProvinceCookie,
  c.userEmailCookie,
  bag.cartProductCountCookie,
  preferences.stayInRegularSiteCookie,
  preferences.responsiveSiteCookie,
  c.recentlyViewedCookie,
  bag.cartMergeCookie,
  c.currentDateCookie,
  c.targetUrlCookie,
  c.referrerUrlCookie,
  c.guestAccountLoginCookie,
  c.expressCheckoutCreateAccountCookie,
  bag.redirectToCartCookie,
  paying.modifyOrderNumberCookie,
  paying.modifyOrderPromoCodeCookie,
  preferences.holidayPopupCookie,
  preferences.nowBarCookie,
  preferences.analyticsConsentCookie,
  bag.accessPointCookie,
  video.autoPlayVideosCookie,
  video.videoSoundCookie,
  paying.walletPaymentIdCookie,
  paying.walletPayerIdCookie,
  paying.walletTransactionIdCookie,
  paying.walletPayerEmailCookie,
  paying.walletAccessTokenCookie,
  c.userTokenCookie,
  c.appTokenCookie,
]

const stored: readonly Pick<StorageRule<never>, 'name' | 'area'>[] = [
  bagStored.sessionCartKey,
  bagStored.timeStampKey,
  placing.orderedCartKey,
  ordering.orderModificationDeadlineKey,
  placing.orderAttemptKey,
  ordering.walletLineKey,
  s.menuKey,
  s.qualityCheckLanguageKey,
  s.storeCreditCardApplicationKey,
  s.metaEventIdKey,
  f.wantedFavouriteKey,
  f.favouriteItemsKey,
  f.favouritesOwnerKey,
  savedItemsPlace,
  recentSearchesKey,
  f.pendingWritesKey,
  queryCache.queryCacheKey,
]

type Use = {
  purpose: string
  /** Why the shop neither reads nor writes it. Absent where it does. */
  whyUnused?: string
}

/** What the shop does not use; the purposes of all else are texts, which customer service shows. */
const unused: ReadonlyMap<string, Use> = new Map([
  [
    c.clientIpCookie.name,
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
    paying.walletAccessTokenCookie.name,
    {
      purpose: 'The wallet’s own token',
      whyUnused: 'It authorises payments, so it stays on the server. Sign-out clears one that is found.',
    },
  ],
  [
    s.qualityCheckLanguageKey.name,
    {
      purpose: 'The language of a quality check',
      whyUnused:
        'The address of a page says its language (`/en/`, `/fr/`), which the server renders. Sign-out clears one that is found.',
    },
  ],
  [
    s.metaEventIdKey.name,
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
