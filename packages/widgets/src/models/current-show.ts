import { nextAfter, onAirAt } from '@onair/core/schedule'
import type { Show } from '@onair/core/schedule/client'

export type CurrentShow = { live: Show | undefined; next: Show | undefined }

/**
 * What is on air, from what is known.
 *
 * 1. What the channel told last counts first: it may run late, or change its plan.
 * 2. Else the plan at this time.
 * 3. Else, while there is no clock (in the server's HTML), what the plan itself says is live.
 */
export function currentShow(
  shows: readonly Show[],
  told: { now: Show | null | undefined; next: Show | null | undefined },
  time: Date | undefined,
): CurrentShow {
  if (told.now !== undefined) return { live: told.now ?? undefined, next: told.next ?? undefined }
  const live = time ? onAirAt(shows, time) : shows.find((show) => show.isLive)
  const after = time ?? (live && new Date(live.start))
  return { live, next: after && nextAfter(shows, after) }
}
