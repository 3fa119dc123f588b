import { isTimeZone, knownTimeZone } from '../shared/dates/time-zone.ts'
import { timeZoneCookie } from './preference.cookies.ts'
import { readCookie, type Session, writeCookie } from './session.ts'

/** The time zone of the schedule: the shopper's, or the planning time zone. */
export function readTimeZone(session: Pick<Session, 'jar'>): string {
  return knownTimeZone(readCookie(session, timeZoneCookie))
}

/** Saves the time zone that the shopper chose. What is no time zone is not saved. */
export function chooseTimeZone(session: Pick<Session, 'jar'>, zone: unknown): void {
  if (isTimeZone(zone)) writeCookie(session, timeZoneCookie, zone)
}

/** Saves the browser's time zone for the pages to come, unless the shopper has one already (specification §3). */
export function saveTimeZone(session: Pick<Session, 'jar'>, zone: unknown): void {
  if (!isTimeZone(readCookie(session, timeZoneCookie))) chooseTimeZone(session, zone)
}
