/** The shopper’s session: cookies, storage, tokens, sign-out. Each piece can be imported by itself. */

export { acceptsCookies } from '../src/session/accepts-cookies.ts'
export {
  accessPointCookie,
  cartGuidCookie,
  cartMergeCookie,
  cartProductCountCookie,
  cartProvinceCookie,
  orderedCartGuidCookie,
  redirectToCartCookie,
} from '../src/session/bag.cookies.ts'
export { clearBag, readProvince, readSessionCart, writeSessionCart } from '../src/session/bag.ts'
export { onBagCount, readBagCount, writeBagCount } from '../src/session/bag-count.ts'
export { browserJar } from '../src/session/browser-jar.ts'
export { browserStorages } from '../src/session/browser-storages.ts'
export {
  alsoClearedOnSignOut,
  clearAfterUnauthorised,
  clearedAfterUnauthorised,
  clearedOnSignOut,
  clearSignIn,
  signOut,
} from '../src/session/clean-up.ts'
export { readAnalyticsConsent, writeAnalyticsConsent } from '../src/session/consent.ts'
export { type CookieJar, type CookieOptions, cookiesNeedHttps, decodeCookieValue } from '../src/session/cookie-jar.ts'
export { type CookieRule, type Lifetime, lifetimeSeconds } from '../src/session/cookie-rule.ts'
export {
  appTokenCookie,
  clientIpCookie,
  currentDateCookie,
  expressCheckoutCreateAccountCookie,
  guestAccountLoginCookie,
  lastNameCookie,
  modifyOrderNumberCookie,
  modifyOrderPromoCodeCookie,
  recentlyViewedCookie,
  referrerUrlCookie,
  signOutMessageCookie,
  targetUrlCookie,
  typedFormCookie,
  userEmailCookie,
  userNameCookie,
  userTokenCookie,
  walletAccessTokenCookie,
  walletPayerEmailCookie,
  walletPayerIdCookie,
  walletPaymentIdCookie,
  walletTransactionIdCookie,
} from '../src/session/cookies.ts'
export { currentDateHeader } from '../src/session/current-date.ts'
export { enterAccount, isAuthenticated, readUserToken, writeUserToken } from '../src/session/customer.ts'
export type { ValueKind } from '../src/session/kinds.ts'
export { type SignOutOutcome, saveReturnTarget, storeSignOutMessage } from '../src/session/leaving.ts'
export { type MemoryJar, memoryJar } from '../src/session/memory-jar.ts'
export { readMenu, writeMenu } from '../src/session/menu.ts'
export {
  type ModifiedOrder,
  readModifiedOrder,
  startModifyingOrder,
  stopModifyingOrder,
} from '../src/session/modified-order.ts'
export { cacheBagOffline, type OfflineBag, readOfflineBag } from '../src/session/offline.ts'
export { forgetWrite, pendingWrites, recordWrite } from '../src/session/pending-writes.ts'
export {
  analyticsConsentCookie,
  autoPlayVideosCookie,
  holidayPopupCookie,
  languageCookie,
  nowBarCookie,
  responsiveSiteCookie,
  stayInRegularSiteCookie,
  timeZoneCookie,
  videoSoundCookie,
} from '../src/session/preference.cookies.ts'
export { chooseTimeZone, readLanguage, readLocale, readTimeZone, saveTimeZone } from '../src/session/preferences.ts'
export { type SavedItem, savedItemsKey } from '../src/session/saved.ts'
export { clearCookie, createSession, readCookie, type Session, writeCookie } from '../src/session/session.ts'
export {
  clearStored,
  type KeyValueStore,
  readStored,
  type StorageRule,
  type Storages,
  writeStored,
} from '../src/session/storage.ts'
export {
  favouriteItemsKey,
  menuKey,
  metaEventIdKey,
  type OrderAttempt,
  orderAttemptKey,
  orderedCartKey,
  orderModificationDeadlineKey,
  qualityCheckLanguageKey,
  queryCacheKey,
  sessionCartKey,
  storeCreditCardApplicationKey,
  timeStampKey,
  type WalletLine,
  walletLineKey,
} from '../src/session/stored.ts'
export { readFavourites, writeFavourites } from '../src/session/stored-favourites.ts'
export { type CookieRow, cookieTable, type StorageRow, storageTable } from '../src/session/table.ts'
export type { UserToken } from '../src/session/token-kinds.ts'
export { clearRecentlyViewed, readRecentlyViewed, rememberViewed } from '../src/session/viewed.ts'
export {
  consumeReturnTarget,
  consumeSignOutMessage,
  readReturnTarget,
  returnToBagAfterSignIn,
  saveReferrer,
  signOutMessages,
} from '../src/session/visit.ts'
export { clearWallet } from '../src/session/wallet.ts'
export { consumeWantedFavourite, saveWantedFavourite } from '../src/session/wanted-favourite.ts'
