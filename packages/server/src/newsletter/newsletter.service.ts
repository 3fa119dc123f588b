import type { Language } from '@onair/core/language'
import { inTransaction, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { queueMail } from '../kernel/mail/outbox.queries.ts'
import { hashOf } from '../sign-in/tokens.ts'
import { refuse } from './newsletter.messages.ts'
import { confirmRequest, leaveByToken, noteRequest, subscribeMember, unsubscribeMember } from './newsletter.queries.ts'

/** The recipient of a letter. Its text is composed when it is sent. */
export type NewsletterLetter = { email: string }

/** Queues the letter that asks an address for confirmation, unless one was asked for less than an hour ago. */
export async function askForConfirmation(
  on: Queryable,
  email: string,
  language: Language,
  now: Date,
): Promise<undefined> {
  const [noted] = await noteRequest(on, { email, language, now })
  if (noted) await queueMail<NewsletterLetter>(on, 'newsletter', { email }, now)
}

/**
 * Subscriptions to the newsletter (specification §7; Canada's anti-spam law, CASL).
 *
 * 1. A subscription belongs to an address: a member's account shows and changes that of its e-mail, at once. It follows the member to
 *    another e-mail, and ends with the account.
 * 2. Anybody else, guests included, subscribes by address and confirms by the link of a letter, which works once, for three days. The
 *    reply is the same whether the address is known, subscribed or neither. An address gets at most one letter an hour.
 * 3. The link that unsubscribes is in every letter, never expires, and works any number of times. It also ends a request.
 * 4. Unsubscribing deletes the address; its hash stays, so that the links of old letters still work.
 */
export function newsletterService({ pool, clock }: { pool: Pool; clock: () => Date }) {
  return {
    ask: (email: string, language: Language): Promise<undefined> =>
      inTransaction(pool, (client) => askForConfirmation(client, email, language, clock())),

    confirm: (token: string) =>
      inTransaction(pool, async (client) => {
        const now = clock()
        const [reader] = await confirmRequest(client, { hash: hashOf(token), now })
        if (!reader) return refuse(417, { code: 'newsletter-link-spent', area: 'Token' })
        await queueMail<NewsletterLetter>(client, 'newsletter', { email: reader.email }, now)
        return undefined
      }),

    async leave(token: string) {
      const [left] = await leaveByToken(pool, { token, now: clock() })
      return left ? undefined : refuse(417, { code: 'newsletter-link-unknown', area: 'Token' })
    },

    async setMember(edp: number, subscribed: boolean): Promise<undefined> {
      await (subscribed ? subscribeMember : unsubscribeMember)(pool, { edp, now: clock() })
      return undefined
    },
  }
}
