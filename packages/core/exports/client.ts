import type { accountClient } from '../src/account/account.client.ts'
import type { bagClient } from '../src/bag/bag.client.ts'
import type { catalogueClient } from '../src/catalogue/catalogue.client.ts'
import type { easyPayClient } from '../src/easy-pay/easy-pay.client.ts'
import type { favouritesClient } from '../src/favourites/favourites.client.ts'
import type { Result } from '../src/http/http.ts'
import type { ordersClient } from '../src/orders/orders.client.ts'
import type { paymentClient } from '../src/payment/payment.client.ts'
import type { reviewsClient } from '../src/reviews/reviews.client.ts'
import type { scheduleClient } from '../src/schedule/schedule.client.ts'

export { type AccountRequest, accountClient } from '../src/account/account.client.ts'
export { addressClient } from '../src/address/address.client.ts'
export { analyticsClient } from '../src/analytics/analytics.client.ts'
export { bagClient, type LineRequest } from '../src/bag/bag.client.ts'
export { handoverClient } from '../src/bag/handover.client.ts'
export { bagToMerge, mergeBag } from '../src/bag/merge.client.ts'
export { catalogueClient, type ProductsQuery, type ShareRequest } from '../src/catalogue/catalogue.client.ts'
export {
  type AddressRequest,
  checkoutClient,
  type GiftCardRequest,
  type PaymentRequest,
} from '../src/checkout/checkout.client.ts'
export { easyPayClient } from '../src/easy-pay/easy-pay.client.ts'
export { favouritesClient } from '../src/favourites/favourites.client.ts'
export { createHttp, type Http, type HttpOptions, type Refused, type Result, Unreachable } from '../src/http/http.ts'
export { ordersClient } from '../src/orders/orders.client.ts'
export { paymentClient } from '../src/payment/payment.client.ts'
export { type ReviewRequest, reviewsClient } from '../src/reviews/reviews.client.ts'
export { type ShowEvent, scheduleClient } from '../src/schedule/schedule.client.ts'
export { type PasswordUpdate, passwordRecoveryClient } from '../src/sign-in/password-recovery.client.ts'
export { type SignedIn, type SignInRequest, signInClient } from '../src/sign-in/sign-in.client.ts'
export { type WalletPayment, type WalletRequest, walletClient } from '../src/wallet/wallet.client.ts'

/** The value of a call that succeeded: `Reply<typeof bagClient, 'read'>` is a bag as the code sees it. */
type Reply<
  Client extends (...args: never[]) => object,
  Name extends keyof ReturnType<Client>,
> = ReturnType<Client>[Name] extends (...args: never[]) => Promise<Result<infer Value>> ? Value : never

export type Account = Reply<typeof accountClient, 'read'>
export type Bag = Reply<typeof bagClient, 'read'>
export type BagLine = Bag['cartLines'][number]
export type Brands = Reply<typeof catalogueClient, 'brands'>
export type CaptureConfig = Reply<typeof paymentClient, 'captureConfig'>
export type Categories = Reply<typeof catalogueClient, 'categories'>
export type DailySchedule = Reply<typeof scheduleClient, 'daily'>
export type EasyPaySchedule = Reply<typeof easyPayClient, 'schedule'>
export type Favourites = Reply<typeof favouritesClient, 'list'>
export type Menu = Reply<typeof catalogueClient, 'menu'>
export type OrderDetail = Reply<typeof ordersClient, 'read'>
export type OrderList = Reply<typeof ordersClient, 'list'>
export type ProductDetail = Reply<typeof catalogueClient, 'product'>
export type ProductList = Reply<typeof catalogueClient, 'products'>
export type Product = ProductList['products'][number]
export type Reviews = Reply<typeof reviewsClient, 'list'>
export type Section = Reply<typeof catalogueClient, 'section'>
export type Show = DailySchedule['shows'][number]
export type StyleCodes = Reply<typeof catalogueClient, 'styleCodes'>
export type Suggestions = Reply<typeof catalogueClient, 'suggestions'>
export type Showstopper = Reply<typeof catalogueClient, 'todayShowstopper'>
