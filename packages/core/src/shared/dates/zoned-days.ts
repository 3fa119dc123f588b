import { tzOffset } from '@date-fns/tz/tzOffset'
import { formatter, isDay, type When } from './date-format.ts'
import { addDays, isoDay } from './days.ts'

const minute = 60_000
const day = 86_400_000

// The same moments recur, and each needs a formatter. Bounded like the formatters.
const offsets = new Map<string, number>()

/** Milliseconds by which the wall clock of a time zone is ahead of UTC. No zone changes its offset within a minute. */
function offsetAt(instant: number, timeZone: string): number {
  const start = Math.floor(instant / minute) * minute
  const key = `${start} ${timeZone}`
  const cached = offsets.get(key)
  if (cached !== undefined) return cached
  // date-fns caches a formatter per name without bound, so it gets one spelling of each name (`america/toronto` is valid too).
  const { timeZone: canonical } = formatter('time', 'en-US', timeZone).resolvedOptions()
  const offset = tzOffset(canonical, new Date(start)) * minute
  if (offsets.size >= 500) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** The calendar day, `YYYY-MM-DD`, on which an instant falls in a time zone. */
export function zonedDate(when: When, timeZone: string): string {
  if (isDay(when)) return when
  const instant = new Date(when).getTime()
  return isoDay(instant + offsetAt(instant, timeZone))
}

/**
 * The instant at which the wall clock of a time zone first shows a day and a time.
 *
 * 1. A time that occurs twice (the clock goes back) is its first occurrence.
 * 2. A time that does not occur (the clock goes forward) is as many minutes after the jump as it lies in the gap.
 *
 * @param time `HH:MM`, 24 hours.
 */
export function zonedInstant(date: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`)
  // The offsets a day before and after are the two that can be in force.
  const before = wall - offsetAt(wall - day, timeZone)
  const after = wall - offsetAt(wall + day, timeZone)
  const fits = [before, after].filter((instant) => instant + offsetAt(instant, timeZone) === wall)
  return new Date(fits.length > 0 ? Math.min(...fits) : before)
}

/** From the first instant of a calendar day in a time zone up to, not including, the first of the next: 23 to 25 hours. */
export function zonedDayRange(date: string, timeZone: string): { start: Date; end: Date } {
  return { start: zonedInstant(date, '00:00', timeZone), end: zonedInstant(addDays(date, 1), '00:00', timeZone) }
}
