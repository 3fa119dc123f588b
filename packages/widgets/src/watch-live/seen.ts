import { onAirAt } from '@onair/core/guide'
import type { Show } from '@onair/core/guide/client'

/** What a viewer sees at a moment of the stream. */
export type Seen = { show: Show | undefined; itemNo: string | undefined }

/**
 * What was on the screen at an instant.
 *
 * 1. The known programme that ran then. Of two that overlap, the later one: the channel moved on to it.
 * 2. Its product whose time had come last; none before the first one's time.
 */
export function seenAt(shows: readonly Show[], instant: Date): Seen {
  const show = onAirAt(shows, instant)
  const begun = show?.products.filter(({ airTime }) => Date.parse(airTime) <= instant.getTime()) ?? []
  return { show, itemNo: begun.at(-1)?.itemNo }
}

/** Adds a programme, or replaces its earlier plan, and keeps only the last few programmes. */
export function withShow(shows: readonly Show[], show: Show | null | undefined): readonly Show[] {
  if (!show) return shows
  return [...shows.filter(({ id }) => id !== show.id), show].slice(-remembered)
}

/** The programme on air, the next one, and those that a viewer behind the channel may still see. */
const remembered = 4
