import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../db/pool.ts'
import { isDatabaseAway } from '../errors/error-handler.ts'
import { addMilliseconds } from '../instants.ts'
import type { Metrics } from '../metrics.ts'
import type { Seller } from '../seller.settings.ts'
import { signed } from './layout.ts'
import type { Composers, Mail, QueuedMail } from './mail.ts'
import { claimDueMail, outboxState, setFailed, setSent } from './outbox.queries.ts'

/** How long a worker's claim on a mail lasts while it sends it. */
const claimMs = 60_000
/** After this many tries (some ten hours) a mail is given up. */
const maxAttempts = 12

/** The pause before the next try: 5 seconds, 10, 20 … at most two hours. */
export const backoffMs = (attempts: number): number => Math.min(5000 * 2 ** (attempts - 1), 7_200_000)

/**
 * Sends the mails that transactions queued in the outbox.
 *
 * 1. An order's mail is sent only if the order was placed: one transaction writes both.
 * 2. A mail is sent once, unless the process dies between sending it and recording that; then it is sent once more.
 * 3. While the mail server is unavailable, the mail is retried with growing pauses. A mail that the server rejects, or that is
 *    about something that no longer exists, is given up.
 * 4. A mail that cannot be composed is retried likewise, and does not delay the others.
 * 5. Mails are sent several at once and without a pause until none is due, so that a peak's confirmations delay nobody's mail for
 *    long. While the mail server is unavailable, a run tries a few.
 */
export function outboxService(deps: {
  pool: Pool
  clock: () => Date
  mail: Mail
  /** The sender, named at the end of every mail. */
  seller: Pick<Seller, 'name' | 'address'>
  composers: Composers
  log: Pick<FastifyBaseLogger, 'warn'>
  /** How many mails a process sends at the same time. */
  atOnce?: number
}) {
  const { pool, clock, mail, seller, composers, log, atOnce = 5 } = deps
  const kinds = Object.keys(composers)

  async function attempt(due: QueuedMail) {
    try {
      const compose = composers[due.kind]
      if (!compose) throw new Error(`No feature composes mails of the kind ${due.kind}`)
      // The content is what the feature queued under this kind.
      const message = await compose(due as never)
      return typeof message === 'string' ? { status: message } : await mail.send(signed(message, seller))
    } catch (error) {
      log.warn({ err: error, mail: due.id, kind: due.kind }, 'a mail could not be composed')
      return { status: 'not composed', reason: 'error' } as const
    }
  }

  /** Sends a mail, and records the result. */
  async function send(due: QueuedMail) {
    const { id, kind, attempts } = due
    const result = await attempt(due)
    if (result.status === 'unneeded' || result.status === 'sent') {
      await setSent(pool, { id, now: clock() })
      return result
    }
    const mayBeRetried = result.status === 'unavailable' || result.status === 'not composed'
    const givenUp = !mayBeRetried || attempts >= maxAttempts
    const nextAt = givenUp ? null : addMilliseconds(clock(), backoffMs(attempts))
    const reason = mayBeRetried ? result.reason : result.status
    await setFailed(pool, { id, nextAt, why: reason })
    // Without the recipient: addresses are not logged.
    log.warn({ mail: id, kind, attempts, reason, givenUp }, 'a mail could not be sent')
    return result
  }

  return {
    /** Sends mails until none is due, the mail server is unavailable or `stopping` is aborted. @returns how many were sent */
    async sendDue(stopping?: AbortSignal): Promise<number> {
      let sent = 0
      let isAway = false
      async function sendOneByOne() {
        while (!isAway && !stopping?.aborted) {
          const now = clock()
          // One by one: what waits behind a slow mail server can be claimed by other processes.
          const [due] = await claimDueMail(pool, { now, until: addMilliseconds(now, claimMs), kinds })
          if (!due) return
          const { status } = await send(due)
          if (status === 'sent') sent += 1
          if (status === 'unavailable') isAway = true
        }
      }
      await Promise.all(Array.from({ length: atOnce }, sendOneByOne))
      return sent
    },
  }
}

/** Reports the mails that wait. While the database is away their number is unknown. */
export function observeOutbox(deps: { pool: Pool; clock: () => Date; metrics: Pick<Metrics, 'gauge'> }): void {
  const { pool, clock, metrics } = deps
  const state = async () => {
    try {
      const [row] = await outboxState(pool, { now: clock() })
      return row
    } catch (error) {
      if (error instanceof Error && isDatabaseAway(error)) return undefined
      throw error
    }
  }
  metrics.gauge(
    'onair_outbox_mails',
    'Mails that wait to be sent, and those that were given up',
    async () => {
      const row = await state()
      return row && { waiting: row.waiting, given_up: row.givenUp }
    },
    'state',
  )
  metrics.gauge(
    'onair_outbox_oldest_seconds',
    'The age of the oldest mail that waits',
    async () => (await state())?.oldestSeconds,
  )
}
