// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

/**
 * The elements' types for scripts: `import '@onair/widgets/html'` once. `querySelector` and `createElement` then know the
 * elements by their tags, and `addEventListener` knows the details of their events.
 */
import type { BagOrDialog } from '../src/bag/bag-or-dialog.tsx'
import type { BagCounter } from '../src/bag-counter/bag-counter.tsx'
import type { CheckoutOfBag } from '../src/checkout/checkout-of-bag.tsx'
import type { CreateAccount } from '../src/create-account/create-account.tsx'
import type { OwnPayments } from '../src/easy-pay/own-payments.tsx'
import type { OwnFavourites } from '../src/favourites/own-favourites.tsx'
import type { ForgotPassword } from '../src/forgot-password/forgot-password.tsx'
import type { GiftCardBalance } from '../src/gift-card-balance/gift-card-balance.tsx'
import type { DetailOf, PropsOf } from '../src/kit/widget.ts'
import type { OnAirNow } from '../src/on-air-now/on-air-now.tsx'
import type { OwnOrders } from '../src/order-list/own-orders.tsx'
import type { OrderStatusByNumber } from '../src/order-status/order-status-by-number.tsx'
import type { ProductByNumber } from '../src/product/product-by-number.tsx'
import type { ProductsByQuery } from '../src/product-list/products-by-query.tsx'
import type { QuickOrder } from '../src/quick-order/quick-order.tsx'
import type { RecentlyViewed } from '../src/recently-viewed/recently-viewed.tsx'
import type { ReturnItemsByNumber } from '../src/return-items/return-items-by-number.tsx'
import type { Reviews } from '../src/reviews/reviews.tsx'
import type { Schedule } from '../src/schedule/schedule.tsx'
import type { SearchBox } from '../src/search-box/search-box.tsx'
import type { Showstopper } from '../src/showstopper/showstopper.tsx'
import type { SignIn } from '../src/sign-in/sign-in.tsx'
import type { StoreCardOfCustomer } from '../src/store-card/store-card-of-customer.tsx'
import type { TrackOrder } from '../src/track-order/track-order.tsx'
import type { WatchLive } from '../src/watch-live/watch-live.tsx'
import type { WriteReview } from '../src/write-review/write-review.tsx'

type Components = {
  bag: typeof BagOrDialog
  'bag-counter': typeof BagCounter
  checkout: typeof CheckoutOfBag
  'create-account': typeof CreateAccount
  'easy-pay': typeof OwnPayments
  favourites: typeof OwnFavourites
  'forgot-password': typeof ForgotPassword
  'gift-card-balance': typeof GiftCardBalance
  'on-air-now': typeof OnAirNow
  'order-list': typeof OwnOrders
  'order-status': typeof OrderStatusByNumber
  product: typeof ProductByNumber
  'product-list': typeof ProductsByQuery
  'quick-order': typeof QuickOrder
  'recently-viewed': typeof RecentlyViewed
  'return-items': typeof ReturnItemsByNumber
  reviews: typeof Reviews
  schedule: typeof Schedule
  'search-box': typeof SearchBox
  showstopper: typeof Showstopper
  'sign-in': typeof SignIn
  'store-card': typeof StoreCardOfCustomer
  'track-order': typeof TrackOrder
  'watch-live': typeof WatchLive
  'write-review': typeof WriteReview
}

type Prop<Name extends keyof Components, Key extends keyof PropsOf<Components[Name]>> = PropsOf<Components[Name]>[Key]
type Detail<Name extends keyof Components, Key extends keyof PropsOf<Components[Name]>> = DetailOf<Prop<Name, Key>>

/** What every element takes. */
export type CommonAttributes = {
  /** The shop's address; the script's own origin if not given. */
  shop?: string
  /** In any spelling: `fr`, `fr-CA`, `fr_CA`. The page's own language if not given. */
  language?: string
  /** The province that prices and empty addresses begin with, by its two letters: `QC`. The shopper’s own choice goes before it; Ontario if neither is known. */
  province?: string
  /** `eager`: the script tag fetches the element's code at once, not when it comes near the screen. */
  loading?: 'eager' | 'lazy'
  /** The colours: `auto` follows the reader's preference. Those of the element's place in the page if not given. */
  theme?: 'auto' | 'light' | 'dark'
}

/** What each element takes: attributes by their names in HTML, and the properties that take objects. */
export type ElementAttributes = {
  'onair-shop': Omit<CommonAttributes, 'loading'>
  'onair-bag': CommonAttributes & {
    dialog?: Prop<'bag', 'dialog'>
    open?: Prop<'bag', 'open'>
    initial?: Prop<'bag', 'initial'>
  }
  'onair-bag-counter': CommonAttributes & {
    compact?: Prop<'bag-counter', 'compact'>
  }
  'onair-checkout': CommonAttributes & {
    'site-key'?: Prop<'checkout', 'siteKey'>
  }
  'onair-create-account': CommonAttributes & {
    'return-to'?: Prop<'create-account', 'returnTo'>
  }
  'onair-easy-pay': CommonAttributes
  'onair-favourites': CommonAttributes
  'onair-forgot-password': CommonAttributes & {
    token?: Prop<'forgot-password', 'token'>
  }
  'onair-gift-card-balance': CommonAttributes
  'onair-on-air-now': CommonAttributes & {
    'time-zone'?: Prop<'on-air-now', 'timeZone'>
    compact?: Prop<'on-air-now', 'compact'>
    schedule?: Prop<'on-air-now', 'schedule'>
    products?: Prop<'on-air-now', 'products'>
  }
  'onair-order-list': CommonAttributes
  'onair-order-status': CommonAttributes & {
    'order-no'?: Prop<'order-status', 'orderNo'>
  }
  'onair-product': CommonAttributes & {
    'item-no'?: Prop<'product', 'itemNo'>
  }
  'onair-product-list': CommonAttributes & {
    'search-term'?: Prop<'product-list', 'searchTerm'>
    dimensions?: Prop<'product-list', 'dimensions'>
    'sort-key'?: Prop<'product-list', 'sortKey'>
    'item-nos'?: Prop<'product-list', 'itemNos'>
    count?: Prop<'product-list', 'count'>
    look?: Prop<'product-list', 'look'>
    heading?: Prop<'product-list', 'heading'>
  }
  'onair-quick-order': CommonAttributes & {
    items?: Prop<'quick-order', 'items'>
  }
  'onair-recently-viewed': CommonAttributes & {
    'item-no'?: Prop<'recently-viewed', 'itemNo'>
    open?: Prop<'recently-viewed', 'open'>
    page?: Prop<'recently-viewed', 'page'>
    initial?: Prop<'recently-viewed', 'initial'>
  }
  'onair-return-items': CommonAttributes & {
    'order-no'?: Prop<'return-items', 'orderNo'>
  }
  'onair-reviews': CommonAttributes & {
    'item-no'?: Prop<'reviews', 'itemNo'>
    initial?: Prop<'reviews', 'initial'>
  }
  'onair-schedule': CommonAttributes & {
    view?: Prop<'schedule', 'view'>
    date?: Prop<'schedule', 'date'>
    'time-zone'?: Prop<'schedule', 'timeZone'>
    compact?: Prop<'schedule', 'compact'>
    initial?: Prop<'schedule', 'initial'>
  }
  'onair-search-box': CommonAttributes & {
    'search-term'?: Prop<'search-box', 'searchTerm'>
  }
  'onair-showstopper': CommonAttributes & {
    'time-zone'?: Prop<'showstopper', 'timeZone'>
    initial?: Prop<'showstopper', 'initial'>
  }
  'onair-sign-in': CommonAttributes & {
    'return-to'?: Prop<'sign-in', 'returnTo'>
    'site-key'?: Prop<'sign-in', 'siteKey'>
  }
  'onair-store-card': CommonAttributes
  'onair-track-order': CommonAttributes & {
    'order-no'?: Prop<'track-order', 'orderNo'>
    'postal-code'?: Prop<'track-order', 'postalCode'>
  }
  'onair-watch-live': CommonAttributes & {
    'time-zone'?: Prop<'watch-live', 'timeZone'>
    live?: Prop<'watch-live', 'live'>
    products?: Prop<'watch-live', 'products'>
  }
  'onair-write-review': CommonAttributes & {
    'item-no'?: Prop<'write-review', 'itemNo'>
  }
}

type None = Record<never, never>

/** What each element dispatches. */
export type ElementEvents = {
  'onair-shop': None
  'onair-bag': {
    'onair:before-checkout': CustomEvent<Detail<'bag', 'onBeforeCheckout'>>
    'onair:bag-opened': CustomEvent<Detail<'bag', 'onOpened'>>
    'onair:bag-closed': CustomEvent<Detail<'bag', 'onClosed'>>
  }
  'onair-bag-counter': {
    'onair:before-open': CustomEvent<Detail<'bag-counter', 'onBeforeOpen'>>
    'onair:count-changed': CustomEvent<Detail<'bag-counter', 'onCountChange'>>
  }
  'onair-checkout': {
    'onair:order-placed': CustomEvent<Detail<'checkout', 'onOrderPlaced'>>
  }
  'onair-create-account': {
    'onair:before-return': CustomEvent<Detail<'create-account', 'onBeforeReturn'>>
  }
  'onair-easy-pay': None
  'onair-favourites': None
  'onair-forgot-password': None
  'onair-gift-card-balance': None
  'onair-on-air-now': {
    'onair:show-changed': CustomEvent<Detail<'on-air-now', 'onShowChange'>>
    'onair:before-open': CustomEvent<Detail<'on-air-now', 'onBeforeOpen'>>
  }
  'onair-order-list': None
  'onair-order-status': None
  'onair-product': {
    'onair:before-add': CustomEvent<Detail<'product', 'onBeforeAdd'>>
    'onair:added': CustomEvent<Detail<'product', 'onAdded'>>
  }
  'onair-product-list': {
    'onair:before-add': CustomEvent<Detail<'product-list', 'onBeforeAdd'>>
    'onair:added': CustomEvent<Detail<'product-list', 'onAdded'>>
  }
  'onair-quick-order': {
    'onair:before-add': CustomEvent<Detail<'quick-order', 'onBeforeAdd'>>
    'onair:added': CustomEvent<Detail<'quick-order', 'onAdded'>>
  }
  'onair-recently-viewed': None
  'onair-return-items': None
  'onair-reviews': None
  'onair-schedule': {
    'onair:show-changed': CustomEvent<Detail<'schedule', 'onShowChange'>>
  }
  'onair-search-box': {
    'onair:before-search': CustomEvent<Detail<'search-box', 'onBeforeSearch'>>
  }
  'onair-showstopper': {
    'onair:before-open': CustomEvent<Detail<'showstopper', 'onBeforeOpen'>>
  }
  'onair-sign-in': {
    'onair:before-return': CustomEvent<Detail<'sign-in', 'onBeforeReturn'>>
  }
  'onair-store-card': None
  'onair-track-order': None
  'onair-watch-live': {
    'onair:before-add': CustomEvent<Detail<'watch-live', 'onBeforeAdd'>>
    'onair:added': CustomEvent<Detail<'watch-live', 'onAdded'>>
  }
  'onair-write-review': {
    'onair:review-written': CustomEvent<Detail<'write-review', 'onWritten'>>
  }
}

/** An element in a page. */
type OnairElement<Name extends keyof Components, Key extends keyof PropsOf<Components[Name]> = never> = HTMLElement &
  Pick<CommonAttributes, 'shop' | 'language' | 'province'> & {
    /** Mounts the widget again, which reads its data again. */
    refresh(): void
  } & { [Property in Key]: Prop<Name, Property> }

declare global {
  interface HTMLElementTagNameMap {
    'onair-shop': HTMLElement
    'onair-bag': OnairElement<'bag', 'dialog' | 'initial'> & { open(): void; close(): void }
    'onair-bag-counter': OnairElement<'bag-counter', 'compact'>
    'onair-checkout': OnairElement<'checkout', 'siteKey'>
    'onair-create-account': OnairElement<'create-account', 'returnTo'>
    'onair-easy-pay': OnairElement<'easy-pay'>
    'onair-favourites': OnairElement<'favourites'>
    'onair-forgot-password': OnairElement<'forgot-password', 'token'>
    'onair-gift-card-balance': OnairElement<'gift-card-balance'>
    'onair-on-air-now': OnairElement<'on-air-now', 'timeZone' | 'compact' | 'schedule' | 'products'>
    'onair-order-list': OnairElement<'order-list'>
    'onair-order-status': OnairElement<'order-status', 'orderNo'>
    'onair-product': OnairElement<'product', 'itemNo'>
    'onair-product-list': OnairElement<
      'product-list',
      'searchTerm' | 'dimensions' | 'sortKey' | 'itemNos' | 'count' | 'look' | 'heading'
    >
    'onair-quick-order': OnairElement<'quick-order', 'items'>
    'onair-recently-viewed': OnairElement<'recently-viewed', 'itemNo' | 'open' | 'page' | 'initial'>
    'onair-return-items': OnairElement<'return-items', 'orderNo'>
    'onair-reviews': OnairElement<'reviews', 'itemNo' | 'initial'>
    'onair-schedule': OnairElement<'schedule', 'view' | 'date' | 'timeZone' | 'compact' | 'initial'>
    'onair-search-box': OnairElement<'search-box', 'searchTerm'>
    'onair-showstopper': OnairElement<'showstopper', 'timeZone' | 'initial'>
    'onair-sign-in': OnairElement<'sign-in', 'returnTo' | 'siteKey'>
    'onair-store-card': OnairElement<'store-card'>
    'onair-track-order': OnairElement<'track-order', 'orderNo' | 'postalCode'>
    'onair-watch-live': OnairElement<'watch-live', 'timeZone' | 'live' | 'products'>
    'onair-write-review': OnairElement<'write-review', 'itemNo'>
  }

  interface GlobalEventHandlersEventMap {
    'onair:added': CustomEvent<
      | Detail<'product', 'onAdded'>
      | Detail<'product-list', 'onAdded'>
      | Detail<'quick-order', 'onAdded'>
      | Detail<'watch-live', 'onAdded'>
    >
    'onair:bag-closed': CustomEvent<Detail<'bag', 'onClosed'>>
    'onair:bag-opened': CustomEvent<Detail<'bag', 'onOpened'>>
    'onair:before-add': CustomEvent<
      | Detail<'product', 'onBeforeAdd'>
      | Detail<'product-list', 'onBeforeAdd'>
      | Detail<'quick-order', 'onBeforeAdd'>
      | Detail<'watch-live', 'onBeforeAdd'>
    >
    'onair:before-checkout': CustomEvent<Detail<'bag', 'onBeforeCheckout'>>
    'onair:before-open': CustomEvent<
      | Detail<'bag-counter', 'onBeforeOpen'>
      | Detail<'on-air-now', 'onBeforeOpen'>
      | Detail<'showstopper', 'onBeforeOpen'>
    >
    'onair:before-return': CustomEvent<Detail<'create-account', 'onBeforeReturn'> | Detail<'sign-in', 'onBeforeReturn'>>
    'onair:before-search': CustomEvent<Detail<'search-box', 'onBeforeSearch'>>
    'onair:count-changed': CustomEvent<Detail<'bag-counter', 'onCountChange'>>
    'onair:order-placed': CustomEvent<Detail<'checkout', 'onOrderPlaced'>>
    'onair:review-written': CustomEvent<Detail<'write-review', 'onWritten'>>
    'onair:show-changed': CustomEvent<Detail<'on-air-now', 'onShowChange'> | Detail<'schedule', 'onShowChange'>>
  }
}
