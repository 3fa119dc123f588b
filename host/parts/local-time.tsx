import { formatDay, formatTime } from '@onair/core/dates'
import type { Visit } from '../kernel/visit.ts'

/**
 * A time of day outside of islands. The server writes it in the page's time zone (on a shared page the channel's); the browser
 * rewrites it in the shopper's. `withDay` puts the day before it, which may differ between time zones.
 */
export function LocalTime(props: { visit: Visit; at: string; withDay?: boolean }) {
  const { visit, at, withDay = false } = props
  const { language, timeZone } = visit
  return (
    <time dateTime={at} data-zone={timeZone} data-day={withDay ? '' : undefined}>
      {withDay && `${formatDay(at, language, timeZone)}, `}
      {formatTime(at, language, timeZone)}
    </time>
  )
}
