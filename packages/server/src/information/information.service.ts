import { isEmail, isPassword, normaliseAnswer, securityQuestion } from '@onair/core/sign-in'
import type { Customer } from '../kernel/call/auth.ts'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import { fieldName } from '../kernel/errors/field-names.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { beforeOthers, queueMail } from '../kernel/mail/outbox.queries.ts'
import { mayWriteTo } from '../kernel/mail/recipients.ts'
import { moveSubscription } from '../newsletter/newsletter.queries.ts'
import { forgetAttempts } from '../sign-in/attempts.ts'
import { isGuessable } from '../sign-in/guessable.ts'
import type { PasswordChanged } from '../sign-in/password.mail.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { hashOf, tokenSeconds } from '../sign-in/tokens.ts'
import type { EmailChange } from './email-change.letter.ts'
import type { EmailChangeAsked, EmailChanged } from './email-change.mail.ts'
import { refuse } from './information.messages.ts'
import {
  endOtherSessions,
  endSession,
  sessionsOf,
  setEmail,
  setPassword,
  setQuestion,
  spendLink,
} from './information.queries.ts'
import { type Asker, accountOwner } from './owner.ts'

type Passwords = { currentPassword: string; newPassword: string; newPasswordConfirmed: string }
type Question = { currentPassword: string; securityQuestionId: string; answer: string }

/** The most letters that ask one address for confirmation. */
const mostChanges = { most: 3, hours: 1 }

/**
 * Changes of a member's credentials (specification §2, §5 and §7).
 *
 * 1. Every change needs the current password. Wrong ones count as attempts to sign in (429, Area `CurrentPassword`), so that a
 *    stolen session cannot guess it.
 * 2. A new e-mail is set when the link mailed to it is opened, once, within 30 minutes. The former address is notified of the request
 *    and of the change. An address that another member has gets no mail, and every address at most three in an hour, whoever asks;
 *    the reply is the same.
 * 3. A changed password or e-mail ends every session but the one that asked for it, and invalidates the links mailed before.
 * 4. Guests have nothing to change (403).
 */
export function informationService({ pool, clock }: { pool: Pool; clock: () => Date }) {
  const owner = accountOwner({ pool, clock })

  return {
    async changeEmail(asker: Asker, body: { currentPassword: string; email: string }): Promise<Refusal | undefined> {
      const member = await owner(asker, body.currentPassword)
      if (member instanceof Refusal) return member
      const { email } = body
      if (!isEmail(email))
        return refuse(417, { code: 'field-invalid', area: 'Email', values: { field: fieldName('Email') } })
      if (email.toLowerCase() === member.email.toLowerCase()) {
        return refuse(417, { code: 'email-unchanged', area: 'Email' })
      }
      const { edp, token } = asker.customer
      const session = hashOf(token).toString('hex')
      return inTransaction(pool, async (client) => {
        const now = clock()
        if (!(await mayWriteTo(client, { kind: 'email-change', email, ...mostChanges }, now))) return undefined
        await queueMail<EmailChange>(client, 'email-change', { edp, email, session }, now, beforeOthers)
        const { email: to, language } = member
        await queueMail<EmailChangeAsked>(client, 'email-change-asked', { to, language, at: now.toISOString() }, now)
        return undefined
      })
    },

    async verifyEmail(token: string): Promise<Refusal | undefined> {
      const spent = () => refuse(417, { code: 'email-link-spent', area: 'Token' })
      return inTransaction(pool, async (client) => {
        const now = clock()
        const [link] = await spendLink(client, { hash: hashOf(token), now })
        if (!link) return spent()
        const [changed] = await setEmail(client, { edp: link.edp, email: link.email, session: link.sessionHash, now })
        if (!changed) return spent()
        await forgetAttempts(client, changed.before)
        await moveSubscription(client, { before: changed.before, after: link.email, now })
        const { before: to, language } = changed
        await queueMail<EmailChanged>(client, 'email-changed', { to, language, at: now.toISOString() }, now)
        return undefined
      }).catch((error: unknown) => {
        // A member registered with the address in the same moment.
        if (error instanceof Error && 'constraint' in error && error.constraint === 'customer_email') return spent()
        throw error
      })
    },

    async changePassword(asker: Asker, body: Passwords): Promise<Refusal | undefined> {
      const member = await owner(asker, body.currentPassword)
      if (member instanceof Refusal) return member
      const { newPassword, newPasswordConfirmed } = body
      if (newPassword === body.currentPassword) return refuse(417, { code: 'password-unchanged', area: 'NewPassword' })
      if (!isPassword(newPassword)) return refuse(417, { code: 'password-simple', area: 'NewPassword' })
      if (newPassword !== newPasswordConfirmed) {
        return refuse(417, { code: 'password-mismatch', area: 'NewPasswordConfirmed' })
      }
      if (await isGuessable(newPassword, member.email)) {
        return refuse(417, { code: 'password-common', area: 'NewPassword' })
      }
      const { edp, token } = asker.customer
      const passwordHash = await hashPassword(newPassword)
      return inTransaction(pool, async (client) => {
        const now = clock()
        const [changed] = await setPassword(client, { edp, passwordHash, thisSession: hashOf(token), now })
        if (!changed) throw new Error('The token’s customer does not exist')
        const { email: to, language } = changed
        await queueMail<PasswordChanged>(
          client,
          'password-changed',
          { to, language, at: now.toISOString(), by: 'owner' },
          now,
        )
        return undefined
      })
    },

    async setQuestion(asker: Asker, body: Question): Promise<Refusal | undefined> {
      const member = await owner(asker, body.currentPassword)
      if (member instanceof Refusal) return member
      if (!securityQuestion(body.securityQuestionId)) {
        return refuse(417, { code: 'question-unknown', area: 'SecurityQuestionId' })
      }
      const answer = normaliseAnswer(body.answer)
      if (answer === '') return refuse(417, { code: 'answer-needed', area: 'Answer' })
      await setQuestion(pool, {
        edp: asker.customer.edp,
        questionId: body.securityQuestionId,
        answerHash: await hashPassword(answer),
      })
      return undefined
    },

    async sessions({ edp, isGuest, token }: Customer) {
      if (isGuest) return refuse(403, { code: 'members-only', area: 'Authorization' })
      return {
        sessions: await sessionsOf(pool, { edp, thisSession: hashOf(token), now: clock(), lifeSeconds: tokenSeconds }),
      }
    },

    async endSession({ edp, isGuest }: Customer, id: string): Promise<Refusal | undefined> {
      if (isGuest) return refuse(403, { code: 'members-only', area: 'Authorization' })
      const [ended] = await endSession(pool, { edp, id })
      return ended ? undefined : refuse(404, { code: 'session-unknown', area: 'Id' })
    },

    async endOtherSessions({ edp, isGuest, token }: Customer): Promise<Refusal | undefined> {
      if (isGuest) return refuse(403, { code: 'members-only', area: 'Authorization' })
      await endOtherSessions(pool, { edp, thisSession: hashOf(token) })
      return undefined
    },
  }
}
