import type { Show } from '@onair/core/schedule/client'

/** `onair:show-changed`: another programme is on air, or none. Not told for the first. */
export type ShowChanged = { show: Show | null }

/** `onair:before-open`: the shopper asks for a product. Vetoed, the widget goes nowhere. */
export type BeforeOpenProduct = { itemNo: string; href: string }
