import { planTimeZone } from '@onair/core/dates'
import { expired, oldest } from '../kernel/db/expired.ts'
import { statement } from '../kernel/db/pool.ts'

export const forgetWaiting = oldest('waitlist', 'joined_at <= :before')

export const forgetWindows = expired('price_window', 'ends_at <= :before')

export const forgetSearched = expired('searched', `day <= (:before at time zone '${planTimeZone}')::date`)

/** A term that only one asker searched may be about a person, unless products have all of its words. */
export const forgetSearchedOnce = expired(
  'searched',
  `day < (:before at time zone '${planTimeZone}')::date and askers < 2
   and not (coalesce(results, 0) > 0 and instead is null and without is null)`,
  'searched-once',
)

export const waitingFor = statement<{ EdpNo: number }, { email: string }>(
  'own-data.waiting',
  'select edp_no as "EdpNo" from waitlist where lower(email) = lower(:email)',
)
export const endWaiting = statement<never, { email: string }>(
  'own-data.end-waiting',
  'delete from waitlist where lower(email) = lower(:email)',
)
