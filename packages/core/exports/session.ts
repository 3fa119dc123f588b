/** The shopper’s session: cookies, storage, tokens, sign-out. Each piece can be imported by itself. */

export {
  accessPointCookie,
  cartGuidCookie,
  cartMergeCookie,
  cartProductCountCookie,
  orderedCartGuidCookie,
} from '../src/session/bag.cookies.ts'
export { clearBag, readProvince, writeSessionCart } from '../src/session/bag.ts'
export { onBagCount, readBagCount, writeBagCount } from '../src/session/bag-count.ts'
export { typedFormCookie } from '../src/session/brief.cookies.ts'
export { browserJar } from '../src/session/browser-jar.ts'
export { browserStorages } from '../src/session/browser-storages.ts'
export { clearSignIn } from '../src/session/clean-up.ts'
export { readAnalyticsConsent, writeAnalyticsConsent } from '../src/session/consent.ts'
export { areCookiesSecure, type CookieJar, type CookieOptions, cookiesNeedHttps } from '../src/session/cookie-jar.ts'
export type { CookieRule, Lifetime } from '../src/session/cookie-rule.ts'
export {
  appTokenCookie,
  expressCheckoutCreateAccountCookie,
  guestAccountLoginCookie,
  userEmailCookie,
  userNameCookie,
  userTokenCookie,
} from '../src/session/cookies.ts'
export { cookiesRefused } from '../src/session/cookies-refused.ts'
export { currentDateHeader } from '../src/session/current-date.ts'
export { isAuthenticated, readUserToken } from '../src/session/customer.ts'
export { enterAccount } from '../src/session/entering.ts'
export { favouriteItemsKey } from '../src/session/favourites.stored.ts'
export type { ValueKind } from '../src/session/kinds.ts'
export { returnToBagAfterSignIn, saveReferrer } from '../src/session/leading-to-sign-in.ts'
export { saveReturnTarget } from '../src/session/leaving.ts'
export { type MemoryJar, memoryJar } from '../src/session/memory-jar.ts'
export { readMenu, writeMenu } from '../src/session/menu.ts'
export { type ModifiedOrder, startModifyingOrder, stopModifyingOrder } from '../src/session/modified-order.ts'
export { cacheBagOffline, type OfflineBag, readOfflineBag } from '../src/session/offline.ts'
export { type WalletLine, walletLineKey } from '../src/session/ordering.stored.ts'
export {
  walletPayerEmailCookie,
  walletPayerIdCookie,
  walletPaymentIdCookie,
  walletTransactionIdCookie,
} from '../src/session/paying.cookies.ts'
export { forgetWrite, pendingWrites, recordWrite } from '../src/session/pending-writes.ts'
export { type OrderAttempt, orderAttemptKey, orderedCartKey } from '../src/session/placing.stored.ts'
export { holidayPopupCookie, languageCookie, nowBarCookie, timeZoneCookie } from '../src/session/preference.cookies.ts'
export { chooseTimeZone, readTimeZone, saveTimeZone } from '../src/session/preferences.ts'
export { cartProvinceCookie } from '../src/session/province.cookies.ts'
export { forgetSearches, readRecentSearches, rememberSearch } from '../src/session/recent-searches.ts'
export { type SavedItem, savedItemsKey } from '../src/session/saved.ts'
export { clearCookie, createSession, readCookie, type Session, writeCookie } from '../src/session/session.ts'
export { signOut } from '../src/session/sign-out.ts'
export type { SignOutOutcome } from '../src/session/sign-out-message.ts'
export {
  clearStored,
  type KeyValueStore,
  readStored,
  type StorageRule,
  type Storages,
  writeStored,
} from '../src/session/storage.ts'
export { storeCreditCardApplicationKey } from '../src/session/stored.ts'
export { readFavourites, writeFavourites } from '../src/session/stored-favourites.ts'
export { type CookieRow, cookieTable, type StorageRow, storageTable } from '../src/session/table.ts'
export { guestTokenPrefix, isGuestToken, type UserToken } from '../src/session/token-kinds.ts'
export { clearAfterUnauthorised } from '../src/session/unauthorised.ts'
export { autoPlayVideosCookie, videoSoundCookie } from '../src/session/video.cookies.ts'
export { clearRecentlyViewed, readRecentlyViewed, rememberViewed } from '../src/session/viewed.ts'
export { consumeReturnTarget, consumeSignOutMessage, readReturnTarget } from '../src/session/visit.ts'
export { clearWallet } from '../src/session/wallet.ts'
export { consumeWantedFavourite, saveWantedFavourite } from '../src/session/wanted-favourite.ts'
