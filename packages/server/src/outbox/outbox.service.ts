import type { FastifyBaseLogger } from 'fastify'
import { shareMail } from '../catalogue/share.mail.ts'
import { productsNamed } from '../catalogue/tiles.ts'
import { backInStockMail } from '../catalogue/waitlist.mail.ts'
import { backInStock } from '../catalogue/waitlist.queries.ts'
import { giftCardPayments } from '../gift-card/gift-card.queries.ts'
import { giftCardsMail } from '../gift-card/gift-cards.mail.ts'
import { soldGiftCards } from '../gift-card/sold.ts'
import type { Pool } from '../kernel/db/pool.ts'
import { anyOrder } from '../orders/order.queries.ts'
import type { Mail, MailMessage } from '../outside/mail.ts'
import { passwordChangedMail } from '../sign-in/password.mail.ts'
import { passwordResetLetter } from '../sign-in/password-reset.letter.ts'
import { confirmationMail } from './confirmation.mail.ts'
import { type DueMail, setFailed, setSent, takeDue } from './outbox.queries.ts'

/** How long a mail that is being sent is nobody else's. */
const sendingMs = 60_000
/** After this many tries (some ten hours) a mail is given up. */
const mostAttempts = 12

/** When to try again after so many tries: 5 seconds, 10, 20 … at most two hours. */
export const backoffMs = (attempts: number): number => Math.min(5000 * 2 ** (attempts - 1), 7_200_000)

/**
 * Sends the mail that transactions left in the outbox.
 *
 * 1. An order's mail is sent only if the order stands: both were written in one transaction.
 * 2. It is sent once, unless this process dies between sending and saying so; then once more.
 * 3. A mail server that is away is tried again, later and later; one that will never take the mail is not, and a mail whose
 *    product has been withdrawn meanwhile is not sent.
 * 4. A mail that cannot be made is tried again likewise, and holds up no other.
 */
export function outboxService(deps: {
  pool: Pool
  clock: () => Date
  mail: Mail
  shopOrigin: string
  imageBase: string
  careEmail: string
  giftCardKey: string
  log: Pick<FastifyBaseLogger, 'warn'>
}) {
  const { pool, clock, mail, shopOrigin, imageBase, careEmail, giftCardKey, log } = deps

  /** Nothing where what it tells of is no longer there. */
  async function write(letter: DueMail): Promise<MailMessage | undefined> {
    switch (letter.kind) {
      case 'order-confirmation': {
        const [order] = await anyOrder(pool, letter.orderNo)
        const giftCards = order?.giftCardCents ? await giftCardPayments(pool, letter.orderNo) : []
        return order && confirmationMail(order, { shopOrigin, careEmail, giftCards })
      }
      case 'gift-cards': {
        const [order] = await anyOrder(pool, letter.orderNo)
        const cards = await soldGiftCards(pool, giftCardKey, letter.orderNo)
        return order && cards.length > 0 ? giftCardsMail(order, cards, { shopOrigin, careEmail }) : undefined
      }
      case 'share': {
        const { language, itemNo } = letter.content
        const [product] = await productsNamed[language](pool, [itemNo])
        return product && shareMail(letter.content, product, { shopOrigin, imageBase })
      }
      case 'back-in-stock': {
        const { language, edpNo } = letter.content
        const [style] = await backInStock[language](pool, edpNo)
        return style && backInStockMail(letter.content, style, { shopOrigin, imageBase })
      }
      case 'password-reset':
        return passwordResetLetter({ pool, clock, shopOrigin, careEmail }, letter)
      case 'password-changed':
        return passwordChangedMail(letter.content, { shopOrigin, careEmail })
    }
  }

  async function attempt(due: DueMail) {
    try {
      const message = await write(due)
      return message ? await mail.send(message) : ({ status: 'gone' } as const)
    } catch (error) {
      log.warn({ err: error, mail: due.id, kind: due.kind }, 'a mail could not be made')
      return { status: 'unavailable', reason: 'error' } as const
    }
  }

  async function send(due: DueMail): Promise<boolean> {
    const { id, kind, attempts } = due
    const outcome = await attempt(due)
    // Nobody has such an account, or has asked too often: that is no failure, and no news.
    if (outcome.status === 'gone' && kind === 'password-reset') {
      await setSent(pool, id, clock())
      return false
    }
    if (outcome.status === 'sent') {
      await setSent(pool, id, clock())
      return true
    }
    const lasting = outcome.status !== 'unavailable' || attempts >= mostAttempts
    const nextAt = lasting ? null : new Date(clock().getTime() + backoffMs(attempts))
    const reason = outcome.status === 'unavailable' ? outcome.reason : outcome.status
    await setFailed(pool, id, nextAt, reason)
    // Not to whom: a log is no place for people's addresses.
    log.warn({ mail: id, kind, attempts, reason, givenUp: lasting }, 'a mail could not be sent')
    return false
  }

  return {
    /** Sends what is due. Answers how many mails went out. */
    async sendDue(count = 10): Promise<number> {
      let sent = 0
      // One by one: a mail server may let each wait, and those behind it are not held meanwhile.
      for (let turn = 0; turn < count; turn += 1) {
        const now = clock()
        const [due] = await takeDue(pool, now, new Date(now.getTime() + sendingMs))
        if (!due) break
        if (await send(due)) sent += 1
      }
      return sent
    },
  }
}
