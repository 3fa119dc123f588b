import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../kernel/db/pool.ts'
import { addMilliseconds } from '../kernel/instants.ts'
import { dueStuckPayments, dueStuckWalletPayments, endStuckPayment, setWalletVoided } from './payment.queries.ts'
import type { PaymentProviders, ProviderName } from './providers.ts'
import { type Released, releaseAt, releaseHeld } from './release.ts'

/** The pause between two tries and two log lines of a stuck payment. */
const retryMs = 3_600_000

/**
 * Retries to void payments without an order that a provider refused to void or may have authorised late.
 *
 * 1. One server notifies the operator at once and then every hour, until the payment is voided or refunded.
 * 2. Voiding is retried before each log line, so that a payment which the operator voided or refunded at the provider ends here as
 *    well.
 * 3. The bag is not blocked: it can be paid otherwise.
 * 4. A late authorisation is voided without a log line.
 */
export function stuckService(deps: {
  pool: Pool
  clock: () => Date
  providers: PaymentProviders
  log: Pick<FastifyBaseLogger, 'error'>
}) {
  const { pool, clock, providers, log } = deps

  function report(provider: ProviderName, reference: string, amountCents: number, outcome: Released): void {
    const what = 'a payment without an order could not be voided: please release or refund it at the provider'
    log.error({ provider, reference, amountCents, outcome }, what)
  }

  /** Voids an executed wallet payment, with or without an authorisation. */
  async function releaseOrder(transactionId: string): Promise<Released> {
    const outcome = await releaseHeld(providers.wallet, transactionId)
    return outcome === 'none' ? releaseAt(providers.wallet, [transactionId]) : outcome
  }

  return {
    /** @returns how many ended */
    async followUp(): Promise<number> {
      const now = clock()
      const again = addMilliseconds(now, retryMs)
      let over = 0
      for (const { reference, provider, token, amountCents } of await dueStuckPayments(pool, {
        now,
        dueAgain: again,
      })) {
        const asked = provider === 'wallet' ? token : reference
        const outcome = await releaseHeld(providers[provider], asked)
        if (outcome === 'released' || outcome === 'none') {
          await endStuckPayment(pool, { reference })
          if (provider === 'wallet' && outcome === 'released')
            await setWalletVoided(pool, { transactionId: token, now: clock() })
          over += 1
        } else report(provider, asked, amountCents, outcome)
      }
      for (const { transactionId, amountCents } of await dueStuckWalletPayments(pool, { now, dueAgain: again })) {
        const outcome = await releaseOrder(transactionId)
        if (outcome === 'released') {
          await setWalletVoided(pool, { transactionId, now: clock() })
          over += 1
        } else report('wallet', transactionId, amountCents, outcome)
      }
      return over
    },
  }
}
