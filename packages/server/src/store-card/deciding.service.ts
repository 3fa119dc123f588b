import { maxCards } from '@onair/core/payment'
import type { FastifyBaseLogger } from 'fastify'
import { lockCustomer } from '../account/account.queries.ts'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import { addMilliseconds } from '../kernel/instants.ts'
import { queueMail } from '../kernel/mail/outbox.queries.ts'
import type { Credit, CreditDecision } from '../outside/credit.ts'
import { addCard } from '../payment/cards.queries.ts'
import { staleMs } from './standing.ts'
import {
  type ApplicationRow,
  decideApplication,
  dropApplication,
  dueApplications,
  latestApplication,
  leaseApplication,
  releaseApplication,
} from './store-card.queries.ts'

/** How long a request leases an application: longer than any response of the credit service takes. */
export const leaseMs = 60_000
/** How often the credit service is asked about an application in review. */
const reviewMs = 300_000
/** The most applications of one run of the job. */
const mostDue = 50

/** The mail about a decision. Its data is read when it is composed. */
export type DecisionMail = { reference: string }

/**
 * Records the decisions on applications.
 *
 * 1. A decision, its card and its letter are written in one transaction, by the first process that has the decision.
 *    The credit service returns the same card token to every request, so an account never gets two cards.
 * 2. An application that a request left unfinished (the response was lost, the process died) is looked up at the credit service.
 *    If the service does not know it two minutes after it was last sent, it never arrived: it is deleted, and nothing was decided.
 * 3. An application in review is looked up every five minutes until a person has decided.
 */
export function decidingService(deps: {
  pool: Pool
  clock: () => Date
  credit: Credit
  log: Pick<FastifyBaseLogger, 'warn'>
}) {
  const { pool, clock, credit, log } = deps

  /** Writes a decision. @returns undefined if it was written already, or the account is closed */
  function finish(reference: string, edp: number, decided: CreditDecision): Promise<ApplicationRow | undefined> {
    return inTransaction(pool, async (client) => {
      await lockCustomer(client, { edp })
      const now = clock()
      const card = decided.decision === 'approved' ? decided.card : undefined
      const limit = decided.decision === 'approved' ? decided.creditLimitCents : null
      const [row] = await decideApplication(client, {
        reference,
        state: decided.decision,
        now,
        lookAt: addMilliseconds(now, reviewMs),
        creditLimitCents: limit,
        lastDigits: card?.lastDigits ?? null,
      })
      if (!row) return undefined
      if (card) {
        const { token, lastDigits, expiryMonth, expiryYear, holderName } = card
        // One more than the limit: another card may have been added while the service decided.
        const most = maxCards + 1
        await addCard(client, { edp, token, cardType: 'FI', lastDigits, expiryMonth, expiryYear, holderName, most })
      }
      await queueMail<DecisionMail>(client, 'store-card-decision', { reference }, now)
      return row
    })
  }

  /** Looks an application up at the credit service if it is due and no other process does. */
  async function decide({ reference, edp, state, lookAt }: ApplicationRow): Promise<void> {
    const now = clock()
    if (lookAt > now) return
    const [leased] = await leaseApplication(pool, {
      reference,
      seen: lookAt,
      until: addMilliseconds(now, state === 'review' ? reviewMs : leaseMs),
    })
    if (!leased) return
    const lookup = await credit.find(reference)
    if (lookup.status === 'decided') await finish(reference, edp, lookup)
    else if (lookup.status === 'unavailable') {
      log.warn({ reason: lookup.reason, reference }, 'the credit service is unavailable')
      await releaseApplication(pool, { reference, since: lookAt })
    } else if (now.getTime() - lookAt.getTime() >= staleMs) await dropApplication(pool, { reference })
    else await releaseApplication(pool, { reference, since: lookAt })
  }

  return {
    finish,
    /** The customer's latest application. If a request left it unfinished, it is looked up at the credit service. */
    async latest(edp: number): Promise<ApplicationRow | undefined> {
      const [row] = await latestApplication(pool, { edp })
      if (row?.state !== 'asked' || row.lookAt > clock()) return row
      await decide(row)
      return (await latestApplication(pool, { edp }))[0]
    },
    /** Looks up the applications that are due. @returns how many */
    async decideDue(): Promise<number> {
      const due = await dueApplications(pool, { now: clock(), most: mostDue })
      for (const row of due) await decide(row)
      return due.length
    },
  }
}
