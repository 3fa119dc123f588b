import { formatTime } from '@onair/core/dates'
import type { Visit } from '../kernel/visit.ts'

/**
 * A time of day outside of the islands. The server writes it in the page's time zone, which on a page that is the same for
 * everyone is the channel's; the browser rewrites it in the shopper's.
 */
export function LocalTime({ visit: { language, timeZone }, at }: { visit: Visit; at: string }) {
  return (
    <time dateTime={at} data-zone={timeZone}>
      {formatTime(at, language, timeZone)}
    </time>
  )
}
