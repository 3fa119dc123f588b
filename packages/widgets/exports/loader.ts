/**
 * The script tag: `<script type="module" src="https://shop.example/widgets/v1/onair.js"></script>`. Fetches a widget's
 * code when one of its elements comes near the screen. The shop is where this script came from.
 */
import { watchFor } from '../src/kit/element/loader.ts'

/** Fetches and registers an element that the loader cannot see, inside another component's shadow root. */
export const load = watchFor(new URL(import.meta.url).origin, {
  // Generated.
  'onair-bag': () => import('./define/bag.ts'),
  'onair-bag-counter': () => import('./define/bag-counter.ts'),
  'onair-checkout': () => import('./define/checkout.ts'),
  'onair-create-account': () => import('./define/create-account.ts'),
  'onair-easy-pay': () => import('./define/easy-pay.ts'),
  'onair-favourites': () => import('./define/favourites.ts'),
  'onair-forgot-password': () => import('./define/forgot-password.ts'),
  'onair-gift-card-balance': () => import('./define/gift-card-balance.ts'),
  'onair-on-air-now': () => import('./define/on-air-now.ts'),
  'onair-order-list': () => import('./define/order-list.ts'),
  'onair-order-status': () => import('./define/order-status.ts'),
  'onair-product': () => import('./define/product.ts'),
  'onair-product-list': () => import('./define/product-list.ts'),
  'onair-quick-order': () => import('./define/quick-order.ts'),
  'onair-recently-viewed': () => import('./define/recently-viewed.ts'),
  'onair-return-items': () => import('./define/return-items.ts'),
  'onair-reviews': () => import('./define/reviews.ts'),
  'onair-schedule': () => import('./define/schedule.ts'),
  'onair-search-box': () => import('./define/search-box.ts'),
  'onair-showstopper': () => import('./define/showstopper.ts'),
  'onair-sign-in': () => import('./define/sign-in.ts'),
  'onair-store-card': () => import('./define/store-card.ts'),
  'onair-track-order': () => import('./define/track-order.ts'),
  'onair-watch-live': () => import('./define/watch-live.ts'),
  'onair-write-review': () => import('./define/write-review.ts'),
  // End.
})
