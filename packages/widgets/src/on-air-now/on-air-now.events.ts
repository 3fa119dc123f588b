import type { Show } from '@onair/core/guide/client'

/** `onair:show-changed`: another programme is on air, or none. Not fired for the first one. */
export type ShowChanged = { show: Show | null }

/** `onair:before-open`: the shopper opens a product. After a veto the widget does not navigate. */
export type BeforeOpenProduct = { itemNo: string; href: string }
