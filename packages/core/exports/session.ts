/** The shopper’s session: cookies, storage, tokens, sign-out. Each piece can be imported by itself. */

export { acceptsCookies } from '../src/session/accepts-cookies.ts'
export { clearBag, readProvince, readSessionCart, writeSessionCart } from '../src/session/bag.ts'
export { onBagCount, readBagCount, writeBagCount } from '../src/session/bag-count.ts'
export { browserJar } from '../src/session/browser-jar.ts'
export { browserStorages } from '../src/session/browser-storages.ts'
export {
  consumeWantedFavourite,
  readFavourites,
  readMenu,
  saveWantedFavourite,
  writeFavourites,
  writeMenu,
} from '../src/session/cached.ts'
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
export {
  accessPointCookie,
  analyticsConsentCookie,
  appTokenCookie,
  autoPlayVideosCookie,
  type CookieRule,
  cartGuidCookie,
  cartMergeCookie,
  cartProductCountCookie,
  cartProvinceCookie,
  clientIpCookie,
  currentDateCookie,
  expressCheckoutCreateAccountCookie,
  guestAccountLoginCookie,
  holidayPopupCookie,
  type Lifetime,
  languageCookie,
  lastNameCookie,
  lifetimeSeconds,
  modifyOrderNumberCookie,
  modifyOrderPromoCodeCookie,
  nowBarCookie,
  orderedCartGuidCookie,
  recentlyViewedCookie,
  redirectToCartCookie,
  referrerUrlCookie,
  responsiveSiteCookie,
  signOutMessageCookie,
  stayInRegularSiteCookie,
  targetUrlCookie,
  timeZoneCookie,
  typedFormCookie,
  userEmailCookie,
  userNameCookie,
  userTokenCookie,
  videoSoundCookie,
  walletAccessTokenCookie,
  walletPayerEmailCookie,
  walletPayerIdCookie,
  walletPaymentIdCookie,
  walletTransactionIdCookie,
} from '../src/session/cookies.ts'
export { enterAccount, isAuthenticated, readUserToken, writeUserToken } from '../src/session/customer.ts'
export type { UserToken, ValueKind } from '../src/session/kinds.ts'
export { type MemoryJar, memoryJar } from '../src/session/memory-jar.ts'
export {
  type ModifiedOrder,
  readModifiedOrder,
  startModifyingOrder,
  stopModifyingOrder,
} from '../src/session/modified-order.ts'
export { forgetWrite, pendingWrites, recordWrite } from '../src/session/pending-writes.ts'
export { chooseTimeZone, readLanguage, readLocale, readTimeZone, saveTimeZone } from '../src/session/preferences.ts'
export { type SavedItem, savedItemsKey } from '../src/session/saved.ts'
export { clearCookie, createSession, readCookie, type Session, writeCookie } from '../src/session/session.ts'
export {
  clearStored,
  favouriteItemsKey,
  type KeyValueStore,
  menuKey,
  metaEventIdKey,
  type OrderAttempt,
  orderAttemptKey,
  orderedCartKey,
  orderModificationDeadlineKey,
  qualityCheckLanguageKey,
  queryCacheKey,
  readStored,
  type StorageRule,
  type Storages,
  sessionCartKey,
  storeCreditCardApplicationKey,
  timeStampKey,
  type WalletLine,
  walletLineKey,
  writeStored,
} from '../src/session/storage.ts'
export { type CookieRow, cookieTable, type StorageRow, storageTable } from '../src/session/table.ts'
export { clearRecentlyViewed, readRecentlyViewed, rememberViewed } from '../src/session/viewed.ts'
export {
  consumeReturnTarget,
  consumeSignOutMessage,
  currentDateHeader,
  readReturnTarget,
  returnToBagAfterSignIn,
  type SignOutOutcome,
  saveReferrer,
  saveReturnTarget,
  signOutMessages,
  storeSignOutMessage,
} from '../src/session/visit.ts'
export { clearWallet } from '../src/session/wallet.ts'
