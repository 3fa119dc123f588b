import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../db/pool.ts'
import { anyOrder } from '../orders/order.queries.ts'
import type { Mail } from '../outside/mail.ts'
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
 * 1. A mail is sent only if its order stands: both were written in one transaction.
 * 2. It is sent once, unless this process dies between sending and saying so; then once more.
 * 3. A mail server that is away is tried again, later and later; one that will never take the mail is not.
 */
export function outboxService(deps: {
  pool: Pool
  clock: () => Date
  mail: Mail
  shopOrigin: string
  careEmail: string
  log: Pick<FastifyBaseLogger, 'warn'>
}) {
  const { pool, clock, mail, shopOrigin, careEmail, log } = deps

  async function send({ id, orderNo, attempts }: DueMail): Promise<boolean> {
    const [order] = await anyOrder(pool, orderNo)
    if (!order) return false
    const outcome = await mail.send(confirmationMail(order, { shopOrigin, careEmail }))
    if (outcome.status === 'sent') {
      await setSent(pool, id, clock())
      return true
    }
    const lasting = outcome.status === 'rejected' || attempts >= mostAttempts
    const nextAt = lasting ? null : new Date(clock().getTime() + backoffMs(attempts))
    const reason = outcome.status === 'rejected' ? 'rejected' : outcome.reason
    await setFailed(pool, id, nextAt, reason)
    log.warn({ orderNo, attempts, reason, givenUp: lasting }, 'a mail could not be sent')
    return false
  }

  return {
    /** Sends what is due. Answers how many mails went out. */
    async sendDue(count = 10): Promise<number> {
      const now = clock()
      const due = await takeDue(pool, now, new Date(now.getTime() + sendingMs), count)
      let sent = 0
      for (const row of due) if (await send(row)) sent += 1
      return sent
    },
  }
}
