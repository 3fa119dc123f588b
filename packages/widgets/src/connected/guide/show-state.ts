import { isLive } from '@onair/core/guide'
import type { Show } from '@onair/core/guide/client'
import type { ShowState } from './show-row.tsx'

/** Whether a programme is over, on air or upcoming; without a clock, as in the server's HTML, the plan decides. */
export function stateOf(show: Show, time: Date | undefined): ShowState {
  if (!time) return show.isLive ? 'live' : 'coming'
  if (isLive(show, time)) return 'live'
  return Date.parse(show.end) <= time.getTime() ? 'past' : 'coming'
}
