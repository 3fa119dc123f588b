import type { Customer } from '../kernel/call/auth.ts'
import type { Pool } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { signInAttempts } from '../sign-in/attempts.ts'
import { checkPassword } from '../sign-in/passwords.ts'
import { refuse } from './information.messages.ts'
import { type MemberRow, memberOf } from './information.queries.ts'

/** The customer who asks, and their network address. */
export type Asker = { customer: Customer; address: string }

/**
 * Checks that the requester knows the member's password. Wrong ones count as attempts to sign in (429, Area `CurrentPassword`).
 * Guests have no password (403).
 */
export function accountOwner({ pool, clock }: { pool: Pool; clock: () => Date }) {
  const attempts = signInAttempts({ pool, clock })
  return async function owner({ customer, address }: Asker, currentPassword: string): Promise<MemberRow | Refusal> {
    const [member] = customer.isGuest ? [] : await memberOf(pool, { edp: customer.edp })
    if (!member) return refuse(403, { code: 'members-only', area: 'Authorization' })
    if (currentPassword === '') return refuse(417, { code: 'current-password-needed', area: 'CurrentPassword' })
    const attempt = await attempts.begin({ email: member.email, address })
    if (attempt instanceof Refusal) {
      const seconds = attempt.retryAfter ?? 60
      const values = { minutes: Math.ceil(seconds / 60) }
      return refuse(429, { code: 'current-password-closed', area: 'CurrentPassword', values }, seconds)
    }
    if (!(await checkPassword(currentPassword, member.passwordHash))) {
      return refuse(417, { code: 'current-password-wrong', area: 'CurrentPassword' })
    }
    await attempts.succeeded(attempt.known, { email: member.email, address })
    return member
  }
}
