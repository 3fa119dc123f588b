import type { Show } from '@onair/core/schedule/client'

/** `onair:show-changed`: another programme is on air, or none. Not told for the first. */
export type ShowChanged = { show: Show | null }
