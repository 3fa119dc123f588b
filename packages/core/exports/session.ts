/** The shopper’s session: cookies, storage, tokens, sign-out. Each piece can be imported by itself. */

export {
  accessPointCookie,
  cartGuidCookie,
  cartMergeCookie,
  cartProductCountCookie,
  onBagCount,
  orderedCartGuidCookie,
  readBagCount,
  writeBagCount,
} from '../src/session/bag.cookies.ts'
export {
  cacheBagOffline,
  clearBag,
  type OfflineBag,
  readOfflineBag,
  readProvince,
  type SavedItem,
  savedItemsKey,
  writeSessionCart,
} from '../src/session/bag.stored.ts'
export { clearAfterUnauthorised, clearSignIn } from '../src/session/clean-up.ts'
export {
  areCookiesSecure,
  browserJar,
  type CookieJar,
  type CookieOptions,
  cookiesNeedHttps,
  type MemoryJar,
  memoryJar,
} from '../src/session/cookie-jar.ts'
export type { CookieRule, Lifetime, ValueKind } from '../src/session/cookie-rule.ts'
export { cookiesRefused } from '../src/session/cookies-refused.ts'
export {
  appTokenCookie,
  enterAccount,
  expressCheckoutCreateAccountCookie,
  guestAccountLoginCookie,
  guestTokenPrefix,
  isAuthenticated,
  isGuestToken,
  readUserToken,
  type UserToken,
  userEmailCookie,
  userNameCookie,
  userTokenCookie,
} from '../src/session/customer.cookies.ts'
export {
  consumeWantedFavourite,
  favouriteItemsKey,
  readFavourites,
  saveWantedFavourite,
  writeFavourites,
} from '../src/session/favourites.stored.ts'
export {
  clearWallet,
  type ModifiedOrder,
  startModifyingOrder,
  stopModifyingOrder,
  walletPayerEmailCookie,
  walletPayerIdCookie,
  walletPaymentIdCookie,
  walletTransactionIdCookie,
} from '../src/session/order.cookies.ts'
export {
  type OrderAttempt,
  orderAttemptKey,
  orderedCartKey,
  type WalletLine,
  walletLineKey,
} from '../src/session/order.stored.ts'
export { forgetWrite, pendingWrites, recordWrite } from '../src/session/pending-writes.stored.ts'
export {
  autoPlayVideosCookie,
  cartProvinceCookie,
  chooseTimeZone,
  holidayPopupCookie,
  languageCookie,
  nowBarCookie,
  readAnalyticsConsent,
  readTimeZone,
  saveTimeZone,
  timeZoneCookie,
  videoSoundCookie,
  writeAnalyticsConsent,
} from '../src/session/preferences.cookies.ts'
export { forgetSearches, readRecentSearches, rememberSearch } from '../src/session/recent-searches.stored.ts'
export { clearRecentlyViewed, readRecentlyViewed, rememberViewed } from '../src/session/recently-viewed.cookies.ts'
export {
  consumeReturnTarget,
  readReturnTarget,
  returnToBagAfterSignIn,
  saveReferrer,
  saveReturnTarget,
} from '../src/session/return-target.cookies.ts'
export { clearCookie, createSession, readCookie, type Session, writeCookie } from '../src/session/session.ts'
export { consumeSignOutMessage, type SignOutOutcome, signOut } from '../src/session/sign-out.ts'
export {
  browserStorages,
  clearStored,
  type KeyValueStore,
  readStored,
  type StorageRule,
  type Storages,
  writeStored,
} from '../src/session/storage.ts'
export { type CookieRow, cookieTable, type StorageRow, storageTable } from '../src/session/table.ts'
export { currentDateHeader, typedFormCookie } from '../src/session/visit.cookies.ts'
export { readMenu, storeCreditCardApplicationKey, writeMenu } from '../src/session/visit.stored.ts'
