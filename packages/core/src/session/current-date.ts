import { planTimeZone } from '../shared/dates/time-zone.ts'
import { currentDateCookie } from './cookies.ts'
import { readCookie, type Session, writeCookie } from './session.ts'

/** The value of the `current-date` header: the day on which this visit began, stored for 8 hours (specification §3). */
export function currentDateHeader(session: Pick<Session, 'jar' | 'now'>): string {
  const stored = readCookie(session, currentDateCookie)
  if (stored !== undefined && /^\d{4}-\d\d-\d\d$/.test(stored)) return stored
  // Sweden writes days as the header does: every element makes calls, and few count the days of a time zone.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: planTimeZone }).format(session.now())
  writeCookie(session, currentDateCookie, today)
  return today
}
