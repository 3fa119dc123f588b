import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { bagOrdered } from '../bag/bag.service.ts'
import type { Pool } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { addMilliseconds, subMilliseconds } from '../kernel/instants.ts'
import type { DeclinedPayments, Payer } from './declines.ts'
import { refuse } from './payment.messages.ts'
import {
  abandonPayments,
  leasePayment,
  type OpenPayment,
  openPaymentOf,
  releasePayment,
  setPaymentState,
  setPaymentStuck,
  setWalletStuck,
  setWalletVoided,
  stalePayments,
  startPayment,
} from './payment.queries.ts'
import type { PaymentProviders, ProviderName } from './providers.ts'
import { voidAuthorizations, voidByReference } from './void-authorizations.ts'

/** An authorised payment of a bag. `reference` names its row. */
export type Authorised = { reference: string; provider: ProviderName; token: string; authorizationId: string }

/** The means of payment: a card's token, or the wallet's order. */
export type Means = { provider: ProviderName; token: string }

/** How long a request leases a payment: longer than any response of the provider takes. */
const leaseMs = 60_000
/** A failed request's payment is reconciled after this time; until then a retry may reuse it. */
const staleMs = 120_000
/** An executed wallet payment without an order is voided after this time. */
const abandonedMs = 3 * 3_600_000

const areas = { capture: 'CreditCard', wallet: 'Paypal' } as const
const cardRefusals = {
  card: 'card-declined',
  expired: 'card-declined-expired',
  code: 'card-code-wrong',
  token: 'card-unknown',
} as const
const away = (provider: ProviderName) => refuse(503, { code: 'payment-away', area: areas[provider] }, 5)

/**
 * Authorises a payment at a provider exactly once, even if the response is lost, this process dies or the shopper disconnects.
 *
 * 1. A row is written before the call; its reference is the idempotency key, so the call can be repeated.
 * 2. A bag has at most one open payment, by a constraint of the database. A request that finds one waits while it is leased. After
 *    that, the same card and amount reuse it; any other payment voids it first.
 * 3. A declined card leaves no open payment. Neither does a provider that was not asked, since its breaker is open
 *    (outside/call.ts). If the provider was asked and did not respond, the payment stays, for the next try or `reconcileStale`.
 * 4. A payment voided at the wallet must be approved there again.
 * 5. A payer with too many declines is refused before the provider is asked (declines.ts).
 * 6. A payment that a provider refuses to void or may still be authorising does not block the bag: `stuckService` retries it.
 */
export function authoriseService(deps: {
  pool: Pool
  clock: () => Date
  providers: PaymentProviders
  /** Counts declined payments; needed where shoppers pay. */
  declines?: DeclinedPayments
}) {
  const { pool, clock, providers, declines } = deps
  const leaseEnd = () => addMilliseconds(clock(), leaseMs)

  /**
   * Voids a payment that may have been authorised. False if the provider is unavailable: the payment stays open. `isRecent`: the
   * provider may still be processing it.
   */
  async function voidPayment(
    payment: Pick<OpenPayment, 'reference' | 'provider' | 'token'> & { authorizationId?: string },
    { isRecent = false } = {},
  ): Promise<boolean> {
    const { reference, provider, token, authorizationId } = payment
    const [changed] = await setPaymentState(pool, { reference, state: 'voiding' })
    // The order exists: only the response to its commit was lost.
    if (!changed) return true
    // Without an authorisation id the provider is asked by reference. The wallet knows only its own orders.
    const result = authorizationId
      ? await voidAuthorizations(providers[provider], [authorizationId])
      : await voidByReference(providers[provider], provider === 'wallet' ? token : reference)
    if (result === 'away') await releasePayment(pool, { reference, now: clock() })
    else if (result === 'stuck') await setPaymentStuck(pool, { reference, dueAt: clock() })
    // If the provider does not know the payment yet, it is asked again later. Not the wallet: its order may belong to another try by then.
    else if (result === 'none' && isRecent && provider === 'capture')
      await setPaymentStuck(pool, { reference, dueAt: addMilliseconds(clock(), staleMs) })
    else await setPaymentState(pool, { reference, state: 'voided' })
    // A wallet payment that was never authorised stays usable without a new approval.
    if (provider === 'wallet' && result === 'voided')
      await setWalletVoided(pool, { transactionId: token, now: clock() })
    return result !== 'away'
  }

  /** Leases the bag's payment: a new one, or the open one of an earlier try. */
  async function lease(
    edp: number,
    guid: string,
    { provider, token }: Means,
    amountCents: number,
  ): Promise<(OpenPayment & { isNew: boolean }) | Refusal> {
    let wasOpen = true
    for (let tries = 0; tries < 100; tries += 1) {
      const until = leaseEnd()
      const fresh = { reference: randomUUID(), provider, token, amountCents, leasedUntil: until }
      const [started] = await startPayment(pool, {
        reference: fresh.reference,
        edp,
        guid,
        provider,
        token,
        amountCents,
        leasedUntil: until,
      })
      if (started) return { ...fresh, state: 'started', isNew: true }
      const [open] = await openPaymentOf(pool, { guid })
      // The open payment may just have ended. If there is still none at the next try, the bag is no longer open.
      if (!open && !wasOpen) return bagOrdered()
      wasOpen = open !== undefined
      if (!open) continue
      if (open.leasedUntil > clock()) {
        await pause(100)
        continue
      }
      const [leased] = await leasePayment(pool, {
        reference: open.reference,
        seen: open.leasedUntil,
        leasedUntil: until,
      })
      if (!leased) continue
      if (
        open.provider === provider &&
        open.token === token &&
        open.amountCents === amountCents &&
        open.state !== 'voiding'
      )
        return { ...open, isNew: false }
      if (!(await voidPayment(open, { isRecent: true }))) return away(open.provider)
    }
    return refuse(503, { code: 'order-under-way', area: 'CartGuid' })
  }

  /** Voids executed wallet payments without an order. */
  async function voidAbandoned(): Promise<number> {
    const now = clock()
    const ago = (ms: number) => subMilliseconds(now, ms)
    let voided = 0
    for (const { transactionId } of await abandonPayments(pool, {
      before: ago(abandonedMs),
      now,
      triedBefore: ago(staleMs),
    })) {
      const result = await voidAuthorizations(providers.wallet, [transactionId])
      if (result === 'stuck') await setWalletStuck(pool, { transactionId, dueAt: clock() })
      if (result !== 'voided') continue
      await setWalletVoided(pool, { transactionId, now: clock() })
      voided += 1
    }
    return voided
  }

  return {
    async authorise(request: {
      edp: number
      guid: string
      means: Means
      amountCents: number
      payer?: Payer
    }): Promise<Authorised | Refusal> {
      const { edp, guid, means, amountCents, payer } = request
      const { provider, token } = means
      const payment = await lease(edp, guid, means, amountCents)
      if (!('reference' in payment)) return payment
      const { reference } = payment
      const refusal = payer && (await declines?.refuse(payer))
      if (refusal) {
        // A payment of an earlier try may have been authorised: it stays open.
        if (payment.isNew) await setPaymentState(pool, { reference, state: 'voided' })
        else await releasePayment(pool, { reference, now: clock() })
        return refusal
      }
      const result = await providers[provider].authorize({
        token,
        amountCents,
        currency: 'CAD',
        reference,
        idempotencyKey: reference,
      })
      // Stored with the order; until then it can be found by the reference.
      if (result.status === 'authorized') return { reference, ...means, authorizationId: result.id }
      if (result.status === 'declined') {
        if (payer) await declines?.declined(payer)
        await setPaymentState(pool, { reference, state: 'declined' })
        const code = provider === 'wallet' ? 'wallet-declined' : cardRefusals[result.reason]
        return refuse(417, { code, area: areas[provider] })
      }
      // A payment that was not sent is void at once, unless an earlier try may have authorised it.
      if (result.reason === 'paused' && payment.isNew) await setPaymentState(pool, { reference, state: 'voided' })
      else await releasePayment(pool, { reference, now: clock() })
      return away(provider)
    },

    voidPayment: (authorised: Authorised) => voidPayment(authorised),

    /** Voids a payment that an edit removed from its order. False if it stays for `reconcileStale`. */
    voidDetached: (payment: Pick<OpenPayment, 'reference' | 'provider' | 'token'>) => voidPayment(payment),

    /** Reconciles the payments of failed requests, after a crash or an outage of a provider. @returns how many */
    async reconcileStale(): Promise<number> {
      const stale = await stalePayments(pool, { before: subMilliseconds(clock(), staleMs) })
      let reconciled = 0
      for (const payment of stale) {
        const [leased] = await leasePayment(pool, {
          reference: payment.reference,
          seen: payment.leasedUntil,
          leasedUntil: leaseEnd(),
        })
        if (leased && (await voidPayment(payment))) reconciled += 1
      }
      return reconciled + (await voidAbandoned())
    },
  }
}
export type AuthoriseService = ReturnType<typeof authoriseService>
