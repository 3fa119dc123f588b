import { nextAfter, onAirAt } from '@onair/core/guide'
import type { Show } from '@onair/core/guide/client'

export type CurrentShow = { live: Show | undefined; next: Show | undefined }

/**
 * The programme on air.
 *
 * 1. The channel's last event takes precedence: the channel may run late or change its plan.
 * 2. Otherwise the plan at this time.
 * 3. Without a clock (in the server's HTML), the programme that the plan marks as live.
 */
export function currentShow(
  shows: readonly Show[],
  onAir: { now: Show | null | undefined; next: Show | null | undefined },
  time: Date | undefined,
): CurrentShow {
  if (onAir.now !== undefined) return { live: onAir.now ?? undefined, next: onAir.next ?? undefined }
  const live = time ? onAirAt(shows, time) : shows.find((show) => show.isLive)
  const after = time ?? (live && new Date(live.start))
  return { live, next: after && nextAfter(shows, after) }
}
