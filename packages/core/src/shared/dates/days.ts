// A file of its own: most code that counts days needs no time zones.

import { UTCDateMini } from '@date-fns/utc/date/mini'
import { addDays as addDaysTo } from 'date-fns/addDays'

/** The midnight at which a calendar day, `YYYY-MM-DD`, begins in UTC, for functions of date-fns: they count its days in UTC. */
export const utcMidnight = (date: string): Date => new UTCDateMini(date)

/** The day, `YYYY-MM-DD`, of a moment in UTC. */
export const isoDay = (utc: Date | number): string => new Date(utc).toISOString().slice(0, 10)

/** A calendar day some days later (or, with a negative number, earlier). */
export function addDays(date: string, days: number): string {
  return isoDay(addDaysTo(utcMidnight(date), days))
}
