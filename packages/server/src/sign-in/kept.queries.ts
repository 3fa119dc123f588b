import { expired } from '../kernel/db/expired.ts'

export const forgetTokens = expired('token')
export const forgetPasswordLinks = expired('password_reset')
export const forgetAttempts = expired(
  'sign_in_attempts',
  `since <= $1::timestamptz - interval '15 minutes' and coalesce(known_until <= $1, true)`,
)
