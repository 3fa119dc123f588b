import { addDays, planTimeZone, zonedDate, zonedInstant } from '@onair/core/dates'

const wallClock = new Intl.DateTimeFormat('en-GB', { timeZone: planTimeZone, hour: '2-digit', minute: '2-digit' })

const hour = 3_600_000

/** The channel's local time at an instant, `HH:MM`. */
export const clockTime = (instant: string | Date): string => wallClock.format(new Date(instant))

/**
 * The instant that an operator means by a typed time.
 *
 * 1. It is the first one after the programme's start at which the channel's clock shows that time: past midnight, on the next
 *    day.
 * 2. If the clock shows a time twice because it goes back, the first of the two after the start.
 */
export function endAt(time: string, start: string): Date {
  const day = zonedDate(start, planTimeZone)
  const first = zonedInstant(day, time, planTimeZone)
  const again = new Date(first.getTime() + hour)
  if (first > new Date(start)) return first
  return clockTime(again) === time && again > new Date(start)
    ? again
    : zonedInstant(addDays(day, 1), time, planTimeZone)
}
