import { randomBytes } from 'node:crypto'
import { emailLinkMinutes } from '@onair/core/information'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import { addMinutes } from '../kernel/instants.ts'
import type { MailMessage, QueuedMail } from '../kernel/mail/mail.ts'
import { hashOf } from '../sign-in/tokens.ts'
import { emailChangeMail } from './email-change.mail.ts'
import { makeLink, memberForEmail } from './information.queries.ts'

/** Who asked for which e-mail; `session` is the hash of the asking session's token, as hexadecimal digits. */
export type EmailChange = { edp: number; email: string; session: string }

/**
 * Composes the mail to the new address, and creates its link.
 *
 * 1. No mail is sent to an address that a member has, nor for an account that was closed or a session that ended meanwhile.
 * 2. The link is created when the mail is sent, so that only the mail contains it. It replaces the account's earlier ones.
 */
export function composeEmailChange(
  { pool, clock, shopOrigin, careEmail }: { pool: Pool; clock: () => Date; shopOrigin: string; careEmail: string },
  { content: { edp, email, session } }: Pick<QueuedMail<EmailChange>, 'content'>,
): Promise<MailMessage | 'unneeded'> {
  return inTransaction(pool, async (client) => {
    const now = clock()
    const sessionHash = Buffer.from(session, 'hex')
    const [member] = await memberForEmail(client, { edp, email, thisSession: sessionHash, now })
    if (!member || member.taken) return 'unneeded'
    const token = randomBytes(32).toString('base64url')
    await makeLink(client, {
      edp,
      hash: hashOf(token),
      email,
      thisSession: sessionHash,
      expiresAt: addMinutes(now, emailLinkMinutes),
    })
    return emailChangeMail({ to: email, language: member.language, token }, { shopOrigin, careEmail })
  })
}
