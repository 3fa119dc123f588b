import { isPassword, maskedEmail, mostWrongAnswers, normalisedAnswer } from '@onair/core/sign-in'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { queueMail } from '../kernel/mail/outbox.queries.ts'
import { forgetAttempts } from './attempts.ts'
import type { PasswordChanged } from './password.mail.ts'
import type { PasswordReset } from './password-reset.letter.ts'
import { countAnswer, openReset, replacePassword, spendReset, uncountAnswer } from './password-reset.queries.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { refuse } from './sign-in.messages.ts'
import { hashOf } from './tokens.ts'

type Update = { token: string; answer?: string | undefined; newPassword: string; newPasswordConfirmed: string }

const spent = () => refuse(417, { code: 'password-link-spent', area: 'Token' })

/**
 * A forgotten password (specification §5 and §7).
 *
 * 1. Asking leaves one letter to be written, whoever asks: the answer and the time it takes tell nothing of any account.
 *    Whether there is one, and its link, is seen to when the letter is written.
 * 2. A link opens one change, for 30 minutes. The database holds only the hash of what is in it.
 * 3. The new password keeps the rule of section 5, is confirmed, and is not the present one.
 * 4. Where the account has a security question, its answer is needed. Five wrong ones spend the link, also when they come
 *    all at once.
 * 5. Of two changes at once by one link one is made. It ends every session of the account and every other link, and a mail
 *    tells of it. Who could not sign in for too many wrong passwords now can.
 */
export function passwordResetService({ pool, clock }: { pool: Pool; clock: () => Date }) {
  const open = async (token: string) => (await openReset(pool, hashOf(token), clock(), mostWrongAnswers))[0]

  /** Whether the answer is right; wrong ones are counted. */
  async function answerRefusal(token: string, answer: string, stored: string): Promise<Refusal | undefined> {
    if (normalisedAnswer(answer) === '') return refuse(417, { code: 'answer-needed', area: 'Answer' })
    const [counted] = await countAnswer(pool, hashOf(token), clock(), mostWrongAnswers)
    if (!counted) return spent()
    if (await checkPassword(normalisedAnswer(answer), stored)) {
      await uncountAnswer(pool, hashOf(token))
      return undefined
    }
    if (counted.wrongAnswers >= mostWrongAnswers) return refuse(417, { code: 'answer-wrong-last', area: 'Token' })
    return refuse(417, { code: 'answer-wrong', area: 'Answer' })
  }

  return {
    async ask(email: string): Promise<undefined> {
      await queueMail<PasswordReset>(pool, 'password-reset', { to: email.trim() }, clock())
    },

    verify: async (token: string) => ({ valid: (await open(token)) !== undefined }),

    async info(token: string) {
      const found = await open(token)
      if (!found) return spent()
      return { email: maskedEmail(found.email), securityQuestionId: found.securityQuestionId }
    },

    async update({ token, answer = '', newPassword, newPasswordConfirmed }: Update): Promise<Refusal | undefined> {
      const found = await open(token)
      if (!found) return spent()
      if (!isPassword(newPassword)) return refuse(417, { code: 'password-simple', area: 'NewPassword' })
      if (newPassword !== newPasswordConfirmed) {
        return refuse(417, { code: 'password-mismatch', area: 'NewPasswordConfirmed' })
      }
      if (found.securityAnswerHash !== null) {
        const wrong = await answerRefusal(token, answer, found.securityAnswerHash)
        if (wrong) return wrong
      }
      if (await checkPassword(newPassword, found.passwordHash)) {
        return refuse(417, { code: 'password-unchanged', area: 'NewPassword' })
      }
      const passwordHash = await hashPassword(newPassword)
      return inTransaction(pool, async (client) => {
        const now = clock()
        const [mine] = await spendReset(client, hashOf(token), now)
        if (!mine) return spent()
        const [customer] = await replacePassword(client, mine.edp, passwordHash, now)
        if (!customer) throw new Error('A link of a customer who is not there')
        const { email: to, language } = customer
        await forgetAttempts(client, to)
        await queueMail<PasswordChanged>(client, 'password-changed', { to, language, at: now.toISOString() }, now)
        return undefined
      })
    },
  }
}
