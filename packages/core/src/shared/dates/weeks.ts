import { startOfWeek } from 'date-fns/startOfWeek'
import { isoDay, utcMidnight } from './days.ts'

/** The first day of a calendar day's week. `weekStartsOn`: 0 is Sunday. */
export const weekStart = (date: string, weekStartsOn: 0 | 1): string =>
  isoDay(startOfWeek(utcMidnight(date), { weekStartsOn }))
