import { accountContract } from '../src/account/account.contract.ts'
import { addressesContract } from '../src/account/addresses.contract.ts'
import { addressContract } from '../src/address/address.contract.ts'
import { analyticsContract } from '../src/analytics/analytics.contract.ts'
import { bagContract } from '../src/bag/bag.contract.ts'
import { handoverContract } from '../src/bag/handover.contract.ts'
import { catalogueContract } from '../src/catalogue/catalogue.contract.ts'
import { productContract } from '../src/catalogue/product.contract.ts'
import { checkoutContract } from '../src/checkout/checkout.contract.ts'
import { controlRoomContract } from '../src/control-room/control-room.contract.ts'
import { easyPayContract } from '../src/easy-pay/easy-pay.contract.ts'
import { editContract } from '../src/edit/edit.contract.ts'
import { favouritesContract } from '../src/favourites/favourites.contract.ts'
import { guideContract } from '../src/guide/guide.contract.ts'
import { informationContract } from '../src/information/information.contract.ts'
import { invoiceContract } from '../src/invoice/invoice.contract.ts'
import { liveContract } from '../src/live/live.contract.ts'
import { newsletterContract } from '../src/newsletter/newsletter.contract.ts'
import { ordersContract } from '../src/orders/orders.contract.ts'
import { ownDataContract } from '../src/own-data/own-data.contract.ts'
import { cardsContract } from '../src/payment/cards.contract.ts'
import { paymentContract } from '../src/payment/payment.contract.ts'
import { remindersContract } from '../src/reminders/reminders.contract.ts'
import { returnsContract } from '../src/returns/returns.contract.ts'
import { reviewsContract } from '../src/reviews/reviews.contract.ts'
import { passwordRecoveryContract } from '../src/sign-in/password-recovery.contract.ts'
import { signInContract } from '../src/sign-in/sign-in.contract.ts'
import { storeCardContract } from '../src/store-card/store-card.contract.ts'
import { trackingContract } from '../src/tracking/tracking.contract.ts'
import { walletContract } from '../src/wallet/wallet.contract.ts'

/** Every call of the shop's API, by its method and path. */
export const contract = {
  ...signInContract,
  ...passwordRecoveryContract,
  ...accountContract,
  ...addressesContract,
  ...informationContract,
  ...newsletterContract,
  ...remindersContract,
  ...ownDataContract,
  ...addressContract,
  ...catalogueContract,
  ...productContract,
  ...reviewsContract,
  ...guideContract,
  ...liveContract,
  ...controlRoomContract,
  ...bagContract,
  ...handoverContract,
  ...checkoutContract,
  ...paymentContract,
  ...cardsContract,
  ...ordersContract,
  ...editContract,
  ...invoiceContract,
  ...trackingContract,
  ...returnsContract,
  ...easyPayContract,
  ...storeCardContract,
  ...favouritesContract,
  ...analyticsContract,
  ...walletContract,
}

/** The rate limits that calls name. */
export type LimitName = Extract<(typeof contract)[keyof typeof contract], { limit: string }>['limit']

export { dimensionIds, sortKeys } from '../src/catalogue/catalogue.contract.ts'
export type { ProductPrices } from '../src/catalogue/product.schemas.ts'
export type {
  BodyOf,
  Call,
  Caller,
  CallName,
  Contract,
  ErrorItem,
  HeadersOf,
  Method,
  ParamsOf,
  QueryOf,
  ReplyOf,
  WireReplyOf,
} from '../src/http/contract.ts'

export { showEvents } from '../src/live/live.contract.ts'

export { type Camel, fromWire, toWire } from '../src/shared/wire.ts'
export { WalletPayment, WalletRelatedResource, WalletTransaction } from '../src/wallet/wallet.contract.ts'
export {
  accountContract,
  addressContract,
  addressesContract,
  analyticsContract,
  bagContract,
  cardsContract,
  catalogueContract,
  checkoutContract,
  controlRoomContract,
  easyPayContract,
  editContract,
  favouritesContract,
  guideContract,
  handoverContract,
  informationContract,
  invoiceContract,
  liveContract,
  newsletterContract,
  ordersContract,
  ownDataContract,
  passwordRecoveryContract,
  paymentContract,
  productContract,
  remindersContract,
  returnsContract,
  reviewsContract,
  signInContract,
  storeCardContract,
  trackingContract,
  walletContract,
}
