import { randomBytes } from 'node:crypto'
import { passwordLinkMinutes } from '@onair/core/sign-in'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import type { MailMessage, QueuedMail } from '../kernel/mail/mail.ts'
import { passwordResetMail } from './password.mail.ts'
import { dropLinkOf, makeLink, memberForLetter } from './password-reset.queries.ts'
import { hashOf } from './tokens.ts'

/** Who forgot their password: the address as it was typed. */
export type PasswordReset = { to: string }

/** Within the life of a link an account is written to so often, whoever asks and from wherever. */
const mostLinks = 3

/**
 * Writes the letter that a forgotten password asked for, and makes its link.
 *
 * 1. Nobody has an account with the address, or a guest has: nothing is written.
 * 2. An account has at most three links at a time; who asks more often gets no more mail.
 * 3. The link is made as the letter goes out, so that it is nowhere but in the mail. A letter that could not be sent gets
 *    another, and the earlier one is gone.
 */
export function composePasswordReset(
  { pool, clock, shopOrigin, careEmail }: { pool: Pool; clock: () => Date; shopOrigin: string; careEmail: string },
  { id, content }: Pick<QueuedMail<PasswordReset>, 'id' | 'content'>,
): Promise<MailMessage | 'unneeded'> {
  return inTransaction(pool, async (client) => {
    const [member] = await memberForLetter(client, content.to)
    if (!member) return 'unneeded'
    const { edp, email: to, language } = member
    const token = randomBytes(32).toString('base64url')
    const now = clock()
    await dropLinkOf(client, id)
    const expiresAt = new Date(now.getTime() + passwordLinkMinutes * 60_000)
    const [link] = await makeLink(client, id, edp, hashOf(token), now, expiresAt, mostLinks)
    return link?.made ? passwordResetMail({ to, language, token }, { shopOrigin, careEmail }) : 'unneeded'
  })
}
