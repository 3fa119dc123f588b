import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../kernel/db/pool.ts'
import { addMilliseconds } from '../kernel/instants.ts'
import { dueStuckPayments, dueStuckWalletPayments, endStuckPayment, setWalletVoided } from './payment.queries.ts'
import type { PaymentProviders, ProviderName } from './providers.ts'
import { type VoidResult, voidAuthorizations, voidByReference } from './void-authorizations.ts'

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

  function report(provider: ProviderName, reference: string, amountCents: number, result: VoidResult): void {
    const message = 'a payment without an order could not be voided: please release or refund it at the provider'
    log.error({ provider, reference, amountCents, outcome: result }, message)
  }

  /** Voids an executed wallet payment, with or without an authorisation. */
  async function voidOrder(transactionId: string): Promise<VoidResult> {
    const result = await voidByReference(providers.wallet, transactionId)
    return result === 'none' ? voidAuthorizations(providers.wallet, [transactionId]) : result
  }

  return {
    /** @returns how many ended */
    async followUp(): Promise<number> {
      const now = clock()
      const again = addMilliseconds(now, retryMs)
      let ended = 0
      for (const { reference, provider, token, amountCents } of await dueStuckPayments(pool, {
        now,
        dueAgain: again,
      })) {
        const providerReference = provider === 'wallet' ? token : reference
        const result = await voidByReference(providers[provider], providerReference)
        if (result === 'voided' || result === 'none') {
          await endStuckPayment(pool, { reference })
          if (provider === 'wallet' && result === 'voided')
            await setWalletVoided(pool, { transactionId: token, now: clock() })
          ended += 1
        } else report(provider, providerReference, amountCents, result)
      }
      for (const { transactionId, amountCents } of await dueStuckWalletPayments(pool, { now, dueAgain: again })) {
        const result = await voidOrder(transactionId)
        if (result === 'voided') {
          await setWalletVoided(pool, { transactionId, now: clock() })
          ended += 1
        } else report('wallet', transactionId, amountCents, result)
      }
      return ended
    },
  }
}
