import type { Language } from '@onair/core/language'
import type { Deps } from '../kernel/feature.ts'
import { afterOthers, queueMail } from '../kernel/mail/outbox.queries.ts'
import { refuseUnlessOffered } from './availability.ts'
import { refuseAll } from './catalogue.messages.ts'
import type { Share } from './share.mail.ts'

// A scheme or `www.`; an e-mail address; a domain name whose last part is in one case, or is a common top-level domain.
const links = [
  /[a-z][a-z0-9+.-]*:\/\/|\b(?:www\.|mailto:)/i,
  /\S@\S/,
  /[\p{L}\p{N}][.。](?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u,
  /[\p{L}\p{N}][.。](?:com|net|org|info|biz|io|ru|cn|top|xyz)(?!\p{L})/iu,
]

/**
 * Whether a mail client would turn a part of this text into a link. A full stop between two words without a space
 * (`Great.Thanks`) is not one.
 */
export function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC')
  return links.some((link) => link.test(plain))
}

/**
 * Sharing a product by mail.
 *
 * 1. The mail is queued in the outbox, and sent soon after the reply.
 * 2. Neither field may contain a link (400), so that the form cannot be used to send strangers to other sites.
 * 3. An unknown product is 404, a withdrawn one 410.
 *
 * Two statements.
 */
export function createSharing({ pool, clock }: Pick<Deps, 'pool' | 'clock'>) {
  return async (language: Language, itemNo: string, body: { to: string; from: string; message: string }) => {
    const { to, from, message } = body
    const linked = Object.entries({ From: from, Message: message }).filter(([, text]) => hasLink(text))
    if (linked.length > 0) {
      return refuseAll(
        400,
        linked.map(([area]) => ({ code: 'share-link', area })),
      )
    }
    const refusal = await refuseUnlessOffered(pool, itemNo)
    if (refusal) return refusal
    await queueMail<Share>(pool, 'share', { itemNo, to, from, message, language }, clock(), afterOthers)
    return undefined
  }
}
