import { isPassword, maskedEmail, mostWrongAnswers, normaliseAnswer } from '@onair/core/sign-in'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { beforeOthers, queueMail } from '../kernel/mail/outbox.queries.ts'
import { forgetAttempts } from './attempts.ts'
import { isGuessable } from './guessable.ts'
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
 * 1. A request always queues one mail, with the same reply in the same time, so that it reveals no account. The account is
 *    looked up, and the link created, when the mail is composed.
 * 2. A link allows one change, for 30 minutes. The database stores only the hash of its token.
 * 3. The new password follows the rule of section 5, is confirmed, and differs from the present one.
 * 4. If the account has a security question, the answer is required. Five wrong answers invalidate the link, even concurrent ones.
 * 5. Of two concurrent changes by one link, one succeeds. It ends every session of the account and every other link, sends a
 *    mail, and clears the limit of password attempts.
 */
export function passwordResetService({ pool, clock }: { pool: Pool; clock: () => Date }) {
  const open = async (token: string) =>
    (await openReset(pool, { hash: hashOf(token), now: clock(), mostWrong: mostWrongAnswers }))[0]

  /** The refusal of a wrong answer, which is counted. */
  async function answerRefusal(token: string, answer: string, stored: string): Promise<Refusal | undefined> {
    if (normaliseAnswer(answer) === '') return refuse(417, { code: 'answer-needed', area: 'Answer' })
    const [counted] = await countAnswer(pool, { hash: hashOf(token), now: clock(), mostWrong: mostWrongAnswers })
    if (!counted) return spent()
    if (await checkPassword(normaliseAnswer(answer), stored)) {
      await uncountAnswer(pool, { hash: hashOf(token) })
      return undefined
    }
    if (counted.wrongAnswers >= mostWrongAnswers) return refuse(417, { code: 'answer-wrong-last', area: 'Token' })
    return refuse(417, { code: 'answer-wrong', area: 'Answer' })
  }

  return {
    async ask(email: string): Promise<undefined> {
      await queueMail<PasswordReset>(pool, 'password-reset', { to: email }, clock(), beforeOthers)
    },

    verify: async (token: string) => ({ valid: (await open(token)) !== undefined }),

    async info(token: string) {
      const reset = await open(token)
      if (!reset) return spent()
      return { email: maskedEmail(reset.email), securityQuestionId: reset.securityQuestionId }
    },

    async update({ token, answer = '', newPassword, newPasswordConfirmed }: Update): Promise<Refusal | undefined> {
      const reset = await open(token)
      if (!reset) return spent()
      if (!isPassword(newPassword)) return refuse(417, { code: 'password-simple', area: 'NewPassword' })
      if (newPassword !== newPasswordConfirmed) {
        return refuse(417, { code: 'password-mismatch', area: 'NewPasswordConfirmed' })
      }
      if (await isGuessable(newPassword, reset.email)) {
        return refuse(417, { code: 'password-common', area: 'NewPassword' })
      }
      if (reset.securityAnswerHash !== null) {
        const wrong = await answerRefusal(token, answer, reset.securityAnswerHash)
        if (wrong) return wrong
      }
      if (await checkPassword(newPassword, reset.passwordHash)) {
        return refuse(417, { code: 'password-unchanged', area: 'NewPassword' })
      }
      const passwordHash = await hashPassword(newPassword)
      return inTransaction(pool, async (client) => {
        const now = clock()
        const [spentReset] = await spendReset(client, { hash: hashOf(token), now })
        if (!spentReset) return spent()
        const [customer] = await replacePassword(client, { edp: spentReset.edp, passwordHash, now })
        if (!customer) throw new Error('The link’s customer does not exist')
        const { email: to, language } = customer
        await forgetAttempts(client, to)
        await queueMail<PasswordChanged>(client, 'password-changed', { to, language, at: now.toISOString() }, now)
        return undefined
      })
    },
  }
}
