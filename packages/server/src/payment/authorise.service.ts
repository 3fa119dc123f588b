import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { bagOrdered } from '../bag/bag.service.ts'
import type { Pool } from '../db/pool.ts'
import { type Refusal, refuse } from '../errors.ts'
import type { Capture } from '../outside/capture.ts'
import {
  holdPayment,
  leftPayments,
  type OpenPayment,
  openPaymentOf,
  releasePayment,
  setPaymentState,
  startPayment,
} from './payment.queries.ts'

/** Money that was set aside for a bag, and the reference of its payment row. */
export type Authorised = { reference: string; authorizationId: string }

/** How long a placing may hold a payment or a key: longer than any answer of the provider's takes. */
export const holdMs = 60_000
/** What a placing left behind is put right this long after; until then a second try may still use it. */
const leftMs = 120_000

const away = () => refuse(503, { code: 'payment-away', area: 'CreditCard' }, 5)

/**
 * Sets money aside at the capture service, once, whatever happens to the answer, to this process or to the shopper's
 * connection.
 *
 * 1. A row is written before the service is asked; its reference is the idempotency key, so asking again is harmless.
 * 2. A bag has at most one open payment (the database's own limit). Who finds one waits while it is held; when nobody
 *    holds it, the same card and amount use it again, and any other is first given back.
 * 3. A declined card leaves nothing open. A service that is away leaves the row: the next try, or `settleLeft`, puts it right.
 */
export function authoriseService({ pool, clock, capture }: { pool: Pool; clock: () => Date; capture: Capture }) {
  const heldUntil = () => new Date(clock().getTime() + holdMs)

  /** Gives back what a payment may have set aside. False while the service is away: then it stays open. */
  async function giveBack(payment: Pick<OpenPayment, 'reference' | 'authorizationId'>): Promise<boolean> {
    const { reference } = payment
    const [mine] = await setPaymentState(pool, reference, 'voiding', null)
    // The order stands after all: the answer to its commit was lost.
    if (!mine) return true
    const ids = payment.authorizationId ? [payment.authorizationId] : await authorisationsOf(reference)
    const done = ids !== undefined && (await Promise.all(ids.map(voided))).every(Boolean)
    if (done) await setPaymentState(pool, reference, 'voided', null)
    else await releasePayment(pool, reference, clock())
    return done
  }

  /** Also when the answer was lost: the service is asked what it knows of the reference. */
  async function authorisationsOf(reference: string): Promise<string[] | undefined> {
    const found = await capture.find(reference)
    if (found.status !== 'found') return undefined
    return found.authorizations.filter(({ status }) => status === 'authorized').map(({ id }) => id)
  }

  async function voided(id: string): Promise<boolean> {
    const outcome = await capture.void(id, { idempotencyKey: `void-${id}` })
    return outcome.status === 'voided' || (outcome.status === 'refused' && outcome.area === 'Voided')
  }

  /** The payment row to ask with: a new one, or one that a try before this left behind. */
  async function hold(edp: number, guid: string, token: string, amountCents: number): Promise<OpenPayment | Refusal> {
    for (let tries = 0; tries < 100; tries += 1) {
      const until = heldUntil()
      const fresh = { reference: randomUUID(), token, amountCents, authorizationId: null, heldUntil: until }
      const [started] = await startPayment(pool, fresh.reference, edp, guid, token, amountCents, until)
      if (started) return { ...fresh, state: 'started' }
      const [open] = await openPaymentOf(pool, guid)
      // Once it may just have ended; after that it is the bag that is no longer open.
      if (!open && tries > 0) return bagOrdered()
      if (!open) continue
      if (open.heldUntil > clock()) {
        await pause(100)
        continue
      }
      const [mine] = await holdPayment(pool, open.reference, open.heldUntil, until)
      if (!mine) continue
      if (open.token === token && open.amountCents === amountCents && open.state !== 'voiding') return open
      if (!(await giveBack(open))) return away()
    }
    return refuse(503, { code: 'order-under-way', area: 'CartGuid' })
  }

  return {
    async authorise(request: {
      edp: number
      guid: string
      token: string
      amountCents: number
    }): Promise<Authorised | Refusal> {
      const { edp, guid, token, amountCents } = request
      const payment = await hold(edp, guid, token, amountCents)
      if (!('reference' in payment)) return payment
      const { reference } = payment
      if (payment.authorizationId) return { reference, authorizationId: payment.authorizationId }
      const outcome = await capture.authorize({
        token,
        amountCents,
        currency: 'CAD',
        reference,
        idempotencyKey: reference,
      })
      if (outcome.status === 'authorized') {
        await setPaymentState(pool, reference, 'authorised', outcome.id)
        return { reference, authorizationId: outcome.id }
      }
      if (outcome.status === 'declined') {
        await setPaymentState(pool, reference, 'declined', null)
        const code = outcome.reason === 'token' ? 'card-unknown' : 'card-declined'
        return refuse(417, { code, area: 'CreditCard' })
      }
      await releasePayment(pool, reference, clock())
      return away()
    },

    giveBack: ({ reference, authorizationId }: Authorised) => giveBack({ reference, authorizationId }),

    /** Puts right what placings left behind: after a crash, or while the service was away. Answers how many. */
    async settleLeft(): Promise<number> {
      const left = await leftPayments(pool, new Date(clock().getTime() - leftMs))
      let settled = 0
      for (const payment of left) {
        const [mine] = await holdPayment(pool, payment.reference, payment.heldUntil, heldUntil())
        if (mine && (await giveBack(payment))) settled += 1
      }
      return settled
    },
  }
}
export type AuthoriseService = ReturnType<typeof authoriseService>
