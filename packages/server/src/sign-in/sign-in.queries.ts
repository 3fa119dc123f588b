import { statement } from '../kernel/db/pool.ts'

export const memberOf = statement<{ edp: number; passwordHash: string }, { email: string }>(
  'sign-in.member',
  `select edp, password_hash as "passwordHash" from customer where lower(email) = lower(:email) and not is_guest`,
)
