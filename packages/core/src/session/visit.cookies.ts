import { planTimeZone } from '../shared/dates/time-zone.ts'
import { type CookieRule, trimmed } from './cookie-rule.ts'
import { readCookie, type Session, writeCookie } from './session.ts'

// For the next page alone

export const signOutMessageCookie: CookieRule<string> = {
  name: 'signOutMessage',
  lifetime: { seconds: 20 },
  kind: trimmed,
}
export const typedFormCookie: CookieRule<string> = {
  name: 'typedForm',
  lifetime: { seconds: 60 },
  sameSite: 'strict',
  kind: trimmed,
}

// For the visit

export const currentDateCookie: CookieRule<string> = { name: 'currentDate', lifetime: { hours: 8 }, kind: trimmed }
export const clientIpCookie: CookieRule<string> = {
  name: 'clientIp',
  lifetime: { days: 0 },
  readOnly: true,
  kind: trimmed,
}

/** The value of the `current-date` header: the day on which this visit began, stored for 8 hours (specification §3). */
export function currentDateHeader(session: Pick<Session, 'jar' | 'now'>): string {
  const stored = readCookie(session, currentDateCookie)
  if (stored !== undefined && /^\d{4}-\d\d-\d\d$/.test(stored)) return stored
  // sv-SE formats as YYYY-MM-DD. `zonedDate` would add its code to every element, since all make calls.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: planTimeZone }).format(session.now())
  writeCookie(session, currentDateCookie, today)
  return today
}
