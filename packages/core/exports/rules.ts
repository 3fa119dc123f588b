/** Pure shop policy and shared arithmetic: the same in a browser and on the server. One block per feature. */

export {
  type PasswordChange,
  type PasswordChangeErrors,
  passwordChangeErrors,
  shownCustomerNo,
} from '../src/account/account.rules.ts'
export {
  type AccessPoint,
  accessPointSearch,
  accessPoints,
  type DropLocation,
  decodeEntities,
  locatorRequest,
} from '../src/address/access-points.rules.ts'
export {
  type AddressErrorKey,
  type AddressErrors,
  type AddressField,
  type AddressFields,
  addressErrors,
  addressLookup,
  displayPostalCode,
  formatPhone,
  isPoBox,
  isPostalCode,
  maxAddressFieldLength,
  phoneDigits,
  postalCodeForWire,
  provincesOfPostalCode,
  requiredAddressFields,
  splitRecipientName,
} from '../src/address/address.rules.ts'
export {
  type AddressPlace,
  type FoundAddress,
  foundAddresses,
  type LookupItem,
  retrievedPlace,
} from '../src/address/lookup.rules.ts'
export { type EventContent, isEventContent } from '../src/analytics/analytics.event.ts'
export {
  bagTotals,
  isQuantity,
  type LineKind,
  lineTotal,
  type PricedLine,
  type Promotion,
  promotionDiscount,
  type Totals,
  type TotalsInput,
} from '../src/bag/bag.rules.ts'
export { type BagBound, type BagSize, bagBeyond } from '../src/bag/bounds.rules.ts'
export { isDonationAmount, maxDonation, minDonation, parseAmount } from '../src/bag/donation.rules.ts'
export { type MergeBag, type MergedBag, type MergeLine, mergeBags } from '../src/bag/merge.rules.ts'
export {
  countedPromos,
  normalPromoCode,
  type PromoRefusal,
  type PromoSetting,
  type PromoTerms,
  promoRefusal,
} from '../src/bag/promo.rules.ts'
export { isSameThing, maxSavedItems, saveForLater } from '../src/bag/saved.rules.ts'
export {
  ratePercent,
  type Tax,
  type TaxedAmount,
  type Taxes,
  type TaxRate,
  taxesFor,
  taxOn,
  taxOnAmount,
  taxTable,
} from '../src/bag/tax.rules.ts'
export { type AiringDay, airingDay, airingText, countdown } from '../src/catalogue/airing.rules.ts'
export {
  descriptionLength,
  type ImageFormat,
  type ImageSize,
  imageAddress,
  isRange,
  nameLines,
  type PriceDisplay,
  type PriceRange,
  type ProductPrices,
  priceDisplay,
  recutDelayMs,
  truncateText,
} from '../src/catalogue/catalogue.rules.ts'
export { plainText } from '../src/catalogue/plain-text.ts'
export { waitlistPath } from '../src/catalogue/waitlist.rules.ts'
export {
  calendarLayout,
  type DateRange,
  type DateRangeError,
  dateRangeError,
  inDateRange,
  pickDay,
} from '../src/easy-pay/date-range.rules.ts'
export {
  easyPayInitialMaxDays,
  easyPayIntervalDays,
  easyPaymentPrice,
  easyPayPageSize,
  type Instalment,
  type InstalmentsInput,
  instalments,
  maxEasyPays,
  maxInstallments,
  minEasyPays,
  noOfEasyPays,
  noOfEasyPayText,
  parseNoOfEasyPay,
  paymentLabel,
  paymentProgress,
  rangeSeparator,
} from '../src/easy-pay/easy-pay.rules.ts'
export { estimatedTax } from '../src/easy-pay/plan.rules.ts'
export { withFavourite, withoutFavourite } from '../src/favourites/favourites.rules.ts'
export {
  type GiftCardErrorKey,
  type GiftCardErrors,
  type GiftCardForm,
  giftCardErrors,
  refusedGiftCard,
} from '../src/gift-card/gift-card.rules.ts'
export {
  defaultOrderDateRange,
  type EditRefusal,
  editDeadline,
  editRefusal,
  isCancelled,
  mayEdit,
  modifyOrderMessage,
  nextOrderStatuses,
  type OrderStatus,
  orderDateRanges,
  orderEditMinutes,
  orderStatusWords,
  ordersFromDate,
  ordersPageSize,
  searchedOrderNo,
} from '../src/orders/orders.rules.ts'
export {
  type CardBrand,
  type CardErrorKey,
  type CardField,
  type CardType,
  cardBrand,
  cardErrors,
  cardLogo,
  cardTypes,
  endingDigits,
  expiryMonths,
  expiryYears,
  isCardNumber,
  isExpiryValid,
  passesLuhn,
  walletCardType,
} from '../src/payment/card.rules.ts'
export {
  addRecentlyViewed,
  maxRecentlyViewed,
  parseRecentlyViewed,
  printRecentlyViewed,
  recentlyViewedPageSize,
} from '../src/recently-viewed/recently-viewed.rules.ts'
export {
  type RefundPlan,
  type RefundSource,
  type ReturningLine,
  refundOf,
  refundPlan,
} from '../src/returns/refund.rules.ts'
export {
  isMarketplace,
  isReturnDeadlinePassed,
  marketplaceSeller,
  partnerSeller,
  type ReturnAction,
  returnAction,
  returnButton,
  returnByDate,
  returnWindowDays,
} from '../src/returns/returns.rules.ts'
export { pickReviewResult } from '../src/reviews/reviews.rules.ts'
export {
  type Airing,
  isLive,
  nextAfter,
  nextChange,
  onAirAt,
  restOf,
  showProgress,
} from '../src/schedule/schedule.rules.ts'
export { businessDaysAfter, isHoliday } from '../src/shared/business-days.ts'
export {
  addDays,
  formatDate,
  formatDateTime,
  formatDay,
  formatShortDate,
  formatTime,
  isTimeZone,
  planTimeZone,
  type When,
  zonedDate,
  zonedDayRange,
  zonedInstant,
} from '../src/shared/dates.ts'
export {
  displayItemNumber,
  isItemNumber,
  itemNumberFromNav,
  parseItemNumber,
  productPath,
} from '../src/shared/item-number.ts'
export {
  apiLanguage,
  type Bilingual,
  defaultLocale,
  htmlLang,
  type Language,
  type Locale,
  localeOf,
  parseLocale,
} from '../src/shared/language.ts'
export { maxBagCents, maxBagGrams, maxBagLines, maxQuantity, minQuantity } from '../src/shared/limits.ts'
export {
  type Cents,
  formatMoney,
  formatMoneyUsdStyle,
  type MoneyPart,
  moneyParts,
  splitByLargestRemainder,
} from '../src/shared/money.ts'
export {
  clampPage,
  defaultPageSize,
  type PageSlot,
  pageSlots,
  pageToLoad,
  paginationWindow,
  shouldLoadPage,
} from '../src/shared/pagination.ts'
export { defaultProvince, isProvince, type Province, provinceCode, provinces } from '../src/shared/provinces.ts'
export { initialLoadDelayMs, scrollMs } from '../src/shared/timing.ts'
export {
  maskedEmail,
  mostWrongAnswers,
  type NewPassword,
  type NewPasswordErrors,
  newPasswordErrors,
  passwordLinkMinutes,
} from '../src/sign-in/new-password.rules.ts'
export {
  accountPath,
  createAccountPath,
  forgotPasswordPath,
  handoverPath,
  ownPath,
  safeReturnPath,
  signInPath,
} from '../src/sign-in/return-path.rules.ts'
export {
  normalisedAnswer,
  type SecurityQuestionId,
  securityQuestion,
  securityQuestions,
} from '../src/sign-in/security-questions.rules.ts'
export {
  isEmail,
  isPassword,
  maxPasswordLength,
  minPasswordLength,
  type SignInErrors,
  signInErrors,
} from '../src/sign-in/sign-in.rules.ts'
export {
  type GuestAccount,
  guestAccountOf,
  type PayerInfo,
  transactionIdOf,
  walletEnvironment,
  walletInstallments,
  walletShippingAddressId,
} from '../src/wallet/wallet.rules.ts'
