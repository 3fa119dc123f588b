/**
 * The script tag: `<script type="module" src="https://shop.example/widgets/v1/onair.js"></script>`. Fetches a widget's
 * code when one of its elements comes near the screen. The shop is where this script came from.
 */
import { type Registry, watchFor } from '../src/kit/element/loader.ts'

/** The files that the elements' code imports, by tag. The build inserts them (embed.ts). */
declare const ONAIR_SHARED: { files: readonly string[]; of: Readonly<Record<string, readonly number[]>> }

const { files, of } = ONAIR_SHARED

/** Requests them at once with the element's own code, which would name them only when it has arrived. */
function fetchShared(tag: string): void {
  for (const at of of[tag] ?? []) {
    // The element's own code imports the same file, and fails with it.
    import(/* @vite-ignore */ `./${files[at]}`).catch(() => {})
  }
}

const elements: Registry = {
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
}

/** Fetches and registers an element that the loader cannot see, inside another component's shadow root. */
export const load = watchFor(new URL(import.meta.url).origin, elements, fetchShared)
