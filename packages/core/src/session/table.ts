import * as c from './cookies.ts'
import * as s from './storage.ts'

const cookiePurposes: readonly (readonly [
  Pick<c.CookieRule<never>, 'name' | 'lifetime' | 'sameSite' | 'readOnly'>,
  string,
])[] = [
  [c.cartGuidCookie, 'Which bag is this shopper’s'],
  [c.orderedCartGuidCookie, 'The bag that became the latest order'],
  [c.clientIpCookie, 'The shopper’s network address, set by the installation in front of the shop'],
  [c.timeZoneCookie, 'The time zone in which the schedule is shown'],
  [c.languageCookie, 'The language chosen, en_CA or fr_CA'],
  [c.signOutMessageCookie, 'How signing out went, shown once'],
  [c.typedFormCookie, 'What stood in a refused form, encrypted, until it is shown again'],
  [c.userNameCookie, 'The first name that greets the shopper'],
  [c.lastNameCookie, 'The last name'],
  [c.cartProvinceCookie, 'The province that taxes are estimated for'],
  [c.userEmailCookie, 'The e-mail address that the sign-in form offers'],
  [c.cartProductCountCookie, 'How many things the bag holds, so that the counter needs no call'],
  [c.stayInRegularSiteCookie, 'Stay on the regular site'],
  [c.responsiveSiteCookie, 'Use the responsive site'],
  [c.recentlyViewedCookie, 'The items looked at, latest first'],
  [c.cartMergeCookie, 'The bag is to be merged at sign-in'],
  [c.currentDateCookie, 'The day on which the visit began, sent with calls'],
  [c.targetUrlCookie, 'Where to go after signing in'],
  [c.referrerUrlCookie, 'Where the shopper came from'],
  [c.guestAccountLoginCookie, 'The shopper checks out as a guest'],
  [c.expressCheckoutCreateAccountCookie, 'An express checkout is to create an account'],
  [c.redirectToCartCookie, 'Go to the bag after signing in'],
  [c.modifyOrderNumberCookie, 'The order that is being modified'],
  [c.modifyOrderPromoCodeCookie, 'Its promo code'],
  [c.holidayPopupCookie, 'The holiday message was seen'],
  [c.analyticsConsentCookie, 'Whether the marketing feed may be told what the shopper does'],
  [c.accessPointCookie, 'The pick-up point chosen'],
  [c.autoPlayVideosCookie, 'Videos start by themselves'],
  [c.videoSoundCookie, 'Videos have sound'],
  [c.walletPaymentIdCookie, 'The wallet payment under way'],
  [c.walletPayerIdCookie, 'Its payer'],
  [c.walletTransactionIdCookie, 'Its transaction'],
  [c.walletPayerEmailCookie, 'Its payer’s e-mail address'],
  [c.walletAccessTokenCookie, 'The wallet’s own token'],
  [c.userTokenCookie, 'Who is signed in: token and customer id'],
  [c.appTokenCookie, 'The token of calls that need no customer'],
]

const storagePurposes: readonly (readonly [Pick<s.StorageRule<never>, 'name' | 'area'>, string])[] = [
  [s.sessionCartKey, 'The bag, without buyer, address and card'],
  [s.timeStampKey, 'When the bag was kept'],
  [s.orderedCartKey, 'The bag that became the latest order'],
  [s.orderModificationDeadlineKey, 'Until when the order can be modified'],
  [s.orderAttemptKey, 'An order whose placing is not known to have gone through, to be repeated unchanged'],
  [s.walletLineKey, 'What paying by wallet put into the bag, so that it is not put there once more'],
  [s.menuKey, 'The menu'],
  [s.qualityCheckLanguageKey, 'The language of a quality check'],
  [s.storeCreditCardApplicationKey, 'A store card application that is not yet sent'],
  [s.metaEventIdKey, 'The id that joins marketing events'],
  [s.wantedFavouriteKey, 'What is to become a favourite once the shopper has signed in'],
  [s.favouriteItemsKey, 'The favourites’ item numbers'],
  [s.favouritesOwnerKey, 'Whose favourites they are, and since when'],
  [s.savedItemsPlace, 'What was taken out of the bag for later'],
  [s.queryCacheKey, 'Replies kept for when the network is away'],
]

export type CookieRow = {
  name: string
  seconds: number
  sameSite: 'strict' | 'lax'
  readOnly: boolean
  purpose: string
}
export type StorageRow = { name: string; area: 'session' | 'local'; purpose: string }

/** Every cookie of the shop (specification §3): name, lifetime in seconds, what it is for. All are `Secure`, path `/`. */
export function cookieTable(): CookieRow[] {
  return cookiePurposes.map(([{ name, lifetime, sameSite, readOnly }, purpose]) => ({
    name,
    seconds: c.lifetimeSeconds(lifetime),
    sameSite: sameSite ?? 'lax',
    readOnly: readOnly ?? false,
    purpose,
  }))
}

/** Everything that the shop keeps in session and local storage (specification §3). */
export function storageTable(): StorageRow[] {
  return storagePurposes.map(([{ name, area }, purpose]) => ({ name, area, purpose }))
}
