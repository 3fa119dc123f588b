/**
 * The elements' types for JSX: `import '@onair/widgets/jsx'` once, then `<onair-schedule view="now" />`.
 * Events are listened to with `addEventListener`; their details are typed in `HTMLElementEventMap`.
 */
import type { Bag } from '@onair/core/bag/client'
import type { Product } from '@onair/core/catalogue/client'
import type { Reviews } from '@onair/core/reviews/client'
import type { DailySchedule } from '@onair/core/schedule/client'
import type { HTMLAttributes, Ref } from 'react'
import type { BeforeCheckout } from '../src/bag/bag.events.ts'
import type { BeforeOpenBag, CountChanged } from '../src/bag-counter/bag-counter.events.ts'
import type { OrderPlaced } from '../src/checkout/checkout.events.ts'
import type { BeforeOpenProduct } from '../src/on-air-now/on-air-now.events.ts'
import type { Added, BeforeAdd } from '../src/product/product.events.ts'
import type { ShowChanged } from '../src/schedule/schedule.events.ts'
import type { ScheduleView } from '../src/schedule/schedule.model.ts'
import type { BeforeSearch } from '../src/search-box/search-box.events.ts'
import type { BeforeReturn } from '../src/sign-in/sign-in.events.ts'
import type { ReviewWritten } from '../src/write-review/write-review.events.ts'

/** What every element takes. */
type Common = HTMLAttributes<HTMLElement> & {
  ref?: Ref<HTMLElement>
  class?: string
  /** The shop's address; where the script came from without it. */
  shop?: string
  /** Any spelling: `fr`, `fr-CA`, `fr_CA`. The page's own without it. */
  language?: string
}

type OnairElements = {
  'onair-bag': Common & { initial?: Bag }
  'onair-bag-counter': Common & { compact?: boolean }
  'onair-checkout': Common & { 'site-key'?: string }
  'onair-create-account': Common & { 'return-to'?: string }
  'onair-easy-pay': Common
  'onair-forgot-password': Common & { token?: string }
  'onair-gift-card-balance': Common
  'onair-on-air-now': Common & { 'time-zone'?: string; schedule?: DailySchedule; products?: Product[] }
  'onair-order-list': Common
  'onair-order-status': Common & { 'order-no'?: string }
  'onair-product': Common & { 'item-no'?: string }
  'onair-product-list': Common & {
    'search-term'?: string
    dimensions?: string
    'sort-key'?: string
    'item-nos'?: string
    count?: number
    look?: 'grid' | 'rail'
    heading?: string
  }
  'onair-recently-viewed': Common & { 'item-no'?: string; open?: boolean }
  'onair-reviews': Common & { 'item-no'?: string; initial?: Reviews }
  'onair-schedule': Common & {
    view?: ScheduleView
    date?: string
    'time-zone'?: string
    compact?: boolean
    initial?: DailySchedule
  }
  'onair-search-box': Common & { 'search-term'?: string }
  'onair-sign-in': Common & { 'return-to'?: string; 'site-key'?: string }
  'onair-write-review': Common & { 'item-no'?: string }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends OnairElements {}
  }
}

declare global {
  interface HTMLElementEventMap {
    'onair:added': CustomEvent<Added>
    'onair:before-add': CustomEvent<BeforeAdd>
    'onair:before-checkout': CustomEvent<BeforeCheckout>
    'onair:before-open': CustomEvent<BeforeOpenBag | BeforeOpenProduct>
    'onair:before-search': CustomEvent<BeforeSearch>
    'onair:before-return': CustomEvent<BeforeReturn>
    'onair:count-changed': CustomEvent<CountChanged>
    'onair:order-placed': CustomEvent<OrderPlaced>
    'onair:review-written': CustomEvent<ReviewWritten>
    'onair:show-changed': CustomEvent<ShowChanged>
  }
}
