import { randomBytes } from 'node:crypto'
import type { Config } from '../kernel/config.ts'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import type { MailMessage, QueuedMail } from '../kernel/mail/mail.ts'
import { shopOf } from '../kernel/mail/shop.ts'
import { sellerSettings } from '../kernel/seller.settings.ts'
import { hashOf } from '../sign-in/tokens.ts'
import { confirmMail, welcomeMail } from './newsletter.mail.ts'
import { makeLink, readerForLetter } from './newsletter.queries.ts'
import type { NewsletterLetter } from './newsletter.service.ts'

/**
 * Composes a letter: the one that asks for confirmation, with its link, or for a subscribed address the one that says so.
 *
 * 1. The link is created when the letter is sent, so that only the letter contains it. It replaces the earlier one.
 * 2. No letter is sent to an address that unsubscribed meanwhile, nor for a request whose link would have expired already.
 */
export function composeNewsletter(
  { pool, clock, config }: { pool: Pool; clock: () => Date; config: Config },
  { content: { email } }: Pick<QueuedMail<NewsletterLetter>, 'content'>,
): Promise<MailMessage | 'unneeded'> {
  const shop = { ...shopOf(config), seller: sellerSettings.of(config) }
  return inTransaction(pool, async (client) => {
    const [reader] = await readerForLetter(client, { email })
    if (!reader) return 'unneeded'
    if (reader.isSubscribed) return welcomeMail(reader, shop)
    const { expiresAt } = reader
    if (!expiresAt || expiresAt <= clock()) return 'unneeded'
    const token = randomBytes(32).toString('base64url')
    await makeLink(client, { email, hash: hashOf(token) })
    return confirmMail({ ...reader, expiresAt, token }, shop)
  })
}
