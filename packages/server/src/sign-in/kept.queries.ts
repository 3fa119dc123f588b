import { expired } from '../kernel/db/expired.ts'
import { statement } from '../kernel/db/pool.ts'

export const forgetTokens = expired('token')
export const forgetPasswordLinks = expired('password_reset')
export const forgetAttempts = expired(
  'sign_in_attempts',
  `since <= :before::timestamptz - interval '15 minutes' and coalesce(known_until <= :before, true)`,
)

export const ownSessions = statement<Record<string, unknown>, { edp: number }>(
  'own-data.sessions',
  `select device as "Device", to_json(last_seen_at) as "LastSeenAt", to_json(expires_at) as "ExpiresAt" from token
   where customer_edp = :edp order by expires_at`,
)
export const endSessions = statement<never, { edp: number }>(
  'own-data.end-sessions',
  `with passwords as (delete from password_reset where customer_edp = :edp) delete from token where customer_edp = :edp`,
)
