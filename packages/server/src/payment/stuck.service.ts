import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../kernel/db/pool.ts'
import { dueStuckPayments, dueStuckWalletPayments, endStuckPayment, setWalletVoided } from './payment.queries.ts'
import type { PaymentProviders, ProviderName } from './providers.ts'
import { type Released, releaseAt, releaseHeld } from './release.ts'

/** How long a stuck payment is left alone before it is tried, and told of, again. */
const restMs = 3_600_000

/**
 * Looks after payments for no order whose money a provider refused to give back, or may have set aside late.
 *
 * 1. The operator is told at once and then every hour, by one server, until the money is no longer the shop's.
 * 2. It is tried again before each telling: what the operator released, or refunded, at the provider is thereby over here, too.
 * 3. The bag is not held up by it: it can be paid with something else.
 * 4. What the provider set aside late is given back, and nobody is told.
 */
export function stuckService(deps: {
  pool: Pool
  clock: () => Date
  providers: PaymentProviders
  log: Pick<FastifyBaseLogger, 'error'>
}) {
  const { pool, clock, providers, log } = deps

  function tell(provider: ProviderName, reference: string, amountCents: number, outcome: Released): void {
    const what = 'a payment that no order has could not be given back: please release or refund it at the provider'
    log.error({ provider, reference, amountCents, outcome }, what)
  }

  /** What the wallet executed can be given back before it was ever authorised. */
  async function releaseOrder(transactionId: string): Promise<Released> {
    const outcome = await releaseHeld(providers.wallet, transactionId)
    return outcome === 'none' ? releaseAt(providers.wallet, [transactionId]) : outcome
  }

  return {
    /** Answers how many are over. */
    async followUp(): Promise<number> {
      const now = clock()
      const again = new Date(now.getTime() + restMs)
      let over = 0
      for (const { reference, provider, token, amountCents } of await dueStuckPayments(pool, now, again)) {
        const asked = provider === 'wallet' ? token : reference
        const outcome = await releaseHeld(providers[provider], asked)
        if (outcome === 'released' || outcome === 'none') {
          await endStuckPayment(pool, reference)
          if (provider === 'wallet' && outcome === 'released') await setWalletVoided(pool, token, clock())
          over += 1
        } else tell(provider, asked, amountCents, outcome)
      }
      for (const { transactionId, amountCents } of await dueStuckWalletPayments(pool, now, again)) {
        const outcome = await releaseOrder(transactionId)
        if (outcome === 'released') {
          await setWalletVoided(pool, transactionId, clock())
          over += 1
        } else tell('wallet', transactionId, amountCents, outcome)
      }
      return over
    },
  }
}
