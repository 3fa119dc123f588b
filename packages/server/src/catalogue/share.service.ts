import type { Language } from '@onair/core/language'
import { maxSenderNameLength } from '@onair/core/limits'
import { inTransaction } from '../kernel/db/pool.ts'
import type { Deps } from '../kernel/feature.ts'
import { afterOthers, queueMail } from '../kernel/mail/outbox.queries.ts'
import { mayWriteTo } from '../kernel/mail/recipients.ts'
import { refuseUnlessOffered } from './availability.ts'
import { refuse } from './catalogue.messages.ts'
import type { Share } from './share.mail.ts'

/** The most shares to one address, from all senders. */
const mostShares = { most: 10, hours: 24 }
const mostWords = 5
// Letters of any script, with the marks of names. No letter may follow a full stop, or mail clients would make a link of it.
const name = /^\p{L}[\p{L}\p{M} '’-]*(?:\.(?![\p{L}\p{M}'’-])[\p{L}\p{M} '’-]*)*$/u

/**
 * Whether a text can be the sender's name: a few words of letters. Strangers read it in a mail of the shop, so it must contain
 * neither an address nor a phone number.
 */
export function isSenderName(text: string): boolean {
  return text.length <= maxSenderNameLength && text.split(/\s+/).length <= mostWords && name.test(text)
}

/**
 * Sharing a product by mail.
 *
 * 1. The mail is queued in the outbox, and sent soon after the reply.
 * 2. Its words are the shop's own: a `Message` is accepted, as it always was, and never sent. The sender is a name (400).
 * 3. An unknown product is 404, a withdrawn one 410.
 * 4. An address gets ten shares in a day at most; the reply to a further one is the same.
 *
 * Three statements.
 */
export function createSharing({ pool, clock }: Pick<Deps, 'pool' | 'clock'>) {
  return async (language: Language, itemNo: string, { to, from, edpNo }: Pick<Share, 'to' | 'from' | 'edpNo'>) => {
    if (!isSenderName(from)) return refuse(400, { code: 'share-name', area: 'From' })
    const refusal = await refuseUnlessOffered(pool, itemNo)
    if (refusal) return refusal
    return inTransaction(pool, async (on) => {
      const now = clock()
      if (await mayWriteTo(on, { kind: 'share', email: to, ...mostShares }, now))
        await queueMail<Share>(on, 'share', { itemNo, to, from, language, edpNo }, now, afterOthers)
      return undefined
    })
  }
}
