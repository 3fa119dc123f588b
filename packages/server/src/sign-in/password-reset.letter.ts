import { randomBytes } from 'node:crypto'
import { passwordLinkMinutes } from '@onair/core/sign-in'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import { addMinutes } from '../kernel/instants.ts'
import type { MailMessage, QueuedMail } from '../kernel/mail/mail.ts'
import { passwordResetMail } from './password.mail.ts'
import { dropLinkOf, makeLink, memberForReset } from './password-reset.queries.ts'
import { hashOf } from './tokens.ts'

/** The e-mail that was typed into the form. */
export type PasswordReset = { to: string }

/** The most mails to an account within the life of a link, from all requests. */
const mostLinks = 3

/**
 * Composes the mail for a forgotten password, and creates its link.
 *
 * 1. Without a member's account for the e-mail, no mail is sent.
 * 2. An account has at most three links at a time; further requests send no mail.
 * 3. The link is created when the mail is sent, so that only the mail contains it. A retry replaces the link of the failed try.
 */
export function composePasswordReset(
  { pool, clock, shopOrigin, careEmail }: { pool: Pool; clock: () => Date; shopOrigin: string; careEmail: string },
  { id, content }: Pick<QueuedMail<PasswordReset>, 'id' | 'content'>,
): Promise<MailMessage | 'unneeded'> {
  return inTransaction(pool, async (client) => {
    const [member] = await memberForReset(client, { email: content.to })
    if (!member) return 'unneeded'
    const { edp, email: to, language } = member
    const token = randomBytes(32).toString('base64url')
    const now = clock()
    await dropLinkOf(client, { letterId: id })
    const expiresAt = addMinutes(now, passwordLinkMinutes)
    const [link] = await makeLink(client, { letterId: id, edp, hash: hashOf(token), now, expiresAt, most: mostLinks })
    return link?.made ? passwordResetMail({ to, language, token }, { shopOrigin, careEmail }) : 'unneeded'
  })
}
