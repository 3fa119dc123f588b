import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { bagOrdered } from '../bag/bag.service.ts'
import type { Pool } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { refuse } from './payment.messages.ts'
import {
  abandonPayments,
  holdPayment,
  leftPayments,
  type OpenPayment,
  openPaymentOf,
  releasePayment,
  setPaymentState,
  setPaymentStuck,
  setWalletStuck,
  setWalletVoided,
  startPayment,
} from './payment.queries.ts'
import type { PaymentProviders, ProviderName } from './providers.ts'
import { releaseAt, releaseHeld } from './release.ts'

/** Money that was set aside for a bag, and the reference of its payment row. */
export type Authorised = { reference: string; provider: ProviderName; token: string; authorizationId: string }

/** What is to be paid with: a card's token, or the wallet's order. */
export type Means = { provider: ProviderName; token: string }

/** How long a placing may hold a payment: longer than any answer of the provider's takes. */
const holdMs = 60_000
/** What a placing left behind is put right this long after; until then a second try may still use it. */
const leftMs = 120_000
/** A wallet payment that nobody placed an order with is released after this long. */
const abandonedMs = 3 * 3_600_000

const areas = { capture: 'CreditCard', wallet: 'Paypal' } as const
const away = (provider: ProviderName) => refuse(503, { code: 'payment-away', area: areas[provider] }, 5)

/**
 * Sets money aside at a payment provider, once, whatever happens to the answer, to this process or to the shopper's
 * connection.
 *
 * 1. A row is written before the service is asked; its reference is the idempotency key, so asking again is harmless.
 * 2. A bag has at most one open payment (the database's own limit). Who finds one waits while it is held; when nobody
 *    holds it, the same card and amount use it again, and any other is first given back.
 * 3. A declined card leaves nothing open. A service that is away leaves the row: the next try, or `settleLeft`, puts it right.
 * 4. What is given back at the wallet has to be approved there again.
 * 5. What a service refuses to give back, or may still be setting aside, does not hold the bag up: `stuckService` looks after it.
 */
export function authoriseService(deps: { pool: Pool; clock: () => Date; providers: PaymentProviders }) {
  const { pool, clock, providers } = deps
  const heldUntil = () => new Date(clock().getTime() + holdMs)

  /**
   * Gives back what a payment may have set aside. False while the service is away: then it stays open. `isRecent`: the service
   * may still be at work on it.
   */
  async function giveBack(
    payment: Pick<OpenPayment, 'reference' | 'provider' | 'token'> & { authorizationId?: string },
    { isRecent = false } = {},
  ): Promise<boolean> {
    const { reference, provider, token, authorizationId } = payment
    const [mine] = await setPaymentState(pool, reference, 'voiding')
    // The order stands after all: the answer to its commit was lost.
    if (!mine) return true
    // Also when the answer was lost: the service is asked what it knows. The wallet knows its own orders only.
    const outcome = authorizationId
      ? await releaseAt(providers[provider], [authorizationId])
      : await releaseHeld(providers[provider], provider === 'wallet' ? token : reference)
    if (outcome === 'away') await releasePayment(pool, reference, clock())
    else if (outcome === 'stuck') await setPaymentStuck(pool, reference, clock())
    // What it does not know yet is asked for once more when it must be done. The wallet's own order may be another try's by then.
    else if (outcome === 'none' && isRecent && provider === 'capture')
      await setPaymentStuck(pool, reference, new Date(clock().getTime() + leftMs))
    else await setPaymentState(pool, reference, 'voided')
    // What was never set aside may still be: the shopper need not approve it again.
    if (provider === 'wallet' && outcome === 'released') await setWalletVoided(pool, token, clock())
    return outcome !== 'away'
  }

  /** The payment row to ask with: a new one, or one that a try before this left behind. */
  async function hold(
    edp: number,
    guid: string,
    { provider, token }: Means,
    amountCents: number,
  ): Promise<OpenPayment | Refusal> {
    let found = true
    for (let tries = 0; tries < 100; tries += 1) {
      const until = heldUntil()
      const fresh = { reference: randomUUID(), provider, token, amountCents, heldUntil: until }
      const [started] = await startPayment(pool, fresh.reference, edp, guid, provider, token, amountCents, until)
      if (started) return { ...fresh, state: 'started' }
      const [open] = await openPaymentOf(pool, guid)
      // It may just have ended; when there is none the next time either, it is the bag that is no longer open.
      if (!open && !found) return bagOrdered()
      found = open !== undefined
      if (!open) continue
      if (open.heldUntil > clock()) {
        await pause(100)
        continue
      }
      const [mine] = await holdPayment(pool, open.reference, open.heldUntil, until)
      if (!mine) continue
      if (
        open.provider === provider &&
        open.token === token &&
        open.amountCents === amountCents &&
        open.state !== 'voiding'
      )
        return open
      if (!(await giveBack(open, { isRecent: true }))) return away(open.provider)
    }
    return refuse(503, { code: 'order-under-way', area: 'CartGuid' })
  }

  /** Wallet payments that were executed and never became an order. */
  async function releaseAbandoned(): Promise<number> {
    const now = clock()
    const before = (ms: number) => new Date(now.getTime() - ms)
    let released = 0
    for (const { transactionId } of await abandonPayments(pool, before(abandonedMs), now, before(leftMs))) {
      const outcome = await releaseAt(providers.wallet, [transactionId])
      if (outcome === 'stuck') await setWalletStuck(pool, transactionId, clock())
      if (outcome !== 'released') continue
      await setWalletVoided(pool, transactionId, clock())
      released += 1
    }
    return released
  }

  return {
    async authorise(request: {
      edp: number
      guid: string
      means: Means
      amountCents: number
    }): Promise<Authorised | Refusal> {
      const { edp, guid, means, amountCents } = request
      const { provider, token } = means
      const payment = await hold(edp, guid, means, amountCents)
      if (!('reference' in payment)) return payment
      const { reference } = payment
      const outcome = await providers[provider].authorize({
        token,
        amountCents,
        currency: 'CAD',
        reference,
        idempotencyKey: reference,
      })
      // Written down with the order; until then the reference finds it again.
      if (outcome.status === 'authorized') return { reference, ...means, authorizationId: outcome.id }
      if (outcome.status === 'declined') {
        await setPaymentState(pool, reference, 'declined')
        const card = outcome.reason === 'token' ? 'card-unknown' : 'card-declined'
        return refuse(417, { code: provider === 'wallet' ? 'wallet-declined' : card, area: areas[provider] })
      }
      await releasePayment(pool, reference, clock())
      return away(provider)
    },

    giveBack: (authorised: Authorised) => giveBack(authorised),

    /** Puts right what placings left behind: after a crash, or while the service was away. Answers how many. */
    async settleLeft(): Promise<number> {
      const left = await leftPayments(pool, new Date(clock().getTime() - leftMs))
      let settled = 0
      for (const payment of left) {
        const [mine] = await holdPayment(pool, payment.reference, payment.heldUntil, heldUntil())
        if (mine && (await giveBack(payment))) settled += 1
      }
      return settled + (await releaseAbandoned())
    },
  }
}
export type AuthoriseService = ReturnType<typeof authoriseService>
