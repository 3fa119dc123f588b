import { randomUUID } from 'node:crypto'
import { planTimeZone, zonedDate } from '@onair/core/dates'
import { nextTryOn } from '@onair/core/easy-pay'
import type { FastifyBaseLogger } from 'fastify'
import { inTransaction, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { addMilliseconds } from '../kernel/instants.ts'
import { queueMail } from '../kernel/mail/outbox.queries.ts'
import { post } from '../orders/ledger.ts'
import { lockOrder } from '../orders/order.queries.ts'
import type { Declined } from '../outside/capture.ts'
import type { PaymentProviders } from '../payment/providers.ts'
import { whyNot } from '../payment/why-not.ts'
import {
  beginTaking,
  type ChargedOrder,
  chargedOrder,
  countTry,
  dropTaking,
  finishTaking,
  holdTaking,
  type LaterInstalment,
  laterInstalments,
  releaseTaking,
  type Taking,
} from './charging.queries.ts'
import type { PaymentFailed, PaymentTaken } from './easy-pay.mail.ts'

/** How long a process leases a charge: longer than both calls to the provider take. */
const holdMs = 60_000
/** How long an operator has to correct a payment at the provider before it is retried. */
const operatorMs = 3_600_000

/** `away`: the provider is unavailable, or an operator has to act. The charge stays unfinished. */
export type Settled = { status: 'paid' } | Declined | { status: 'away' }

/** A shopper's request for a charge. The job's charges have none. */
export type Request = { key: string; hash: Buffer }

/**
 * Charges later Easy Pay payments, each exactly once, even after a crash.
 *
 * 1. The charge is written before the provider is asked, and its instalments refer to it: while they do, no other process charges
 *    them. Its reference is the idempotency key, so that a process that finds it unfinished repeats the same call.
 * 2. It is authorised and captured at once. The result is recorded in one transaction: charge, instalments,
 *    ledger and mail.
 * 3. A declined charge frees its instalments. If the job began it, the try is counted and the customer is notified.
 * 4. If the provider is unavailable, the charge stays unfinished, and is completed later.
 * 5. If the provider captured another amount, or refuses to capture what it authorised, nothing is booked. An operator is notified
 *    every hour.
 */
export function chargingService(deps: {
  pool: Pool
  clock: () => Date
  providers: Pick<PaymentProviders, 'capture'>
  log: Pick<FastifyBaseLogger, 'error'>
}) {
  const { pool, clock, log } = deps
  const { capture } = deps.providers
  const today = () => zonedDate(clock(), planTimeZone)
  const heldUntil = () => addMilliseconds(clock(), holdMs)

  /** Counts a declined try of the job, and notifies the customer. */
  async function tryFailed(on: Queryable, orderNo: string, number: number, reason: PaymentFailed['reason']) {
    const instalment = (await laterInstalments(on, { orderNo })).find((one) => one.number === number)
    if (!instalment) throw new Error(`Order ${orderNo} has no payment ${number}`)
    const next = nextTryOn(instalment.firstTriedOn ?? today(), instalment.tries + 1) ?? null
    await countTry(on, { orderNo, number, today: today(), nextTryOn: next })
    await queueMail<PaymentFailed>(on, 'easy-pay-failed', { orderNo, number, reason, nextTryOn: next }, clock())
  }

  async function finish(taking: Taking, authorizationId: string, captureId: string, lastDigits: string) {
    const { reference, orderNo, amountCents, numbers } = taking
    await inTransaction(pool, async (client) => {
      await lockOrder(client, { orderNo })
      const now = clock()
      const [finished] = await finishTaking(client, { reference, authorizationId, captureId, now })
      // Otherwise another process has recorded it.
      if (!finished) return
      await post(client, orderNo, 'captured', now, { card: amountCents, receivable: -amountCents })
      await queueMail<PaymentTaken>(client, 'easy-pay-taken', { orderNo, numbers, amountCents, lastDigits }, now)
    })
  }

  async function declined({ reference, orderNo, numbers, requestKey }: Taking, reason: 'card' | 'token') {
    await inTransaction(pool, async (client) => {
      await lockOrder(client, { orderNo })
      const [dropped] = await dropTaking(client, { reference, state: 'declined' })
      if (!dropped || requestKey !== null) return
      for (const number of numbers) await tryFailed(client, orderNo, number, reason)
    })
  }

  /**
   * Begins a charge within a transaction that has locked the order.
   *
   * @returns the charge, leased by this process
   */
  async function begin(
    on: Queryable,
    order: ChargedOrder,
    instalments: readonly LaterInstalment[],
    token: string,
    request?: Request,
  ): Promise<Taking> {
    const reference = randomUUID()
    const numbers = instalments.map(({ number }) => number)
    const amountCents = instalments.reduce((sum, { cents }) => sum + cents, 0)
    const until = heldUntil()
    const requestKey = request?.key ?? null
    const { orderNo, edp } = order
    const hash = request?.hash ?? null
    const [begun] = await beginTaking(on, {
      reference,
      edp,
      orderNo,
      token,
      cents: amountCents,
      numbers,
      heldUntil: until,
      requestKey,
      requestHash: hash,
    })
    if (begun?.marked !== numbers.length) throw new Error(`Payments ${numbers} of order ${orderNo} are not free`)
    return { reference, orderNo, token, amountCents, numbers, requestKey, heldUntil: until }
  }

  return {
    begin,

    /** Begins the job's charge of one instalment. Undefined if it must not be charged now, or if the order has no card. */
    beginDue: (orderNo: string, number: number): Promise<Taking | undefined> =>
      inTransaction(pool, async (client) => {
        await lockOrder(client, { orderNo })
        const [order] = await chargedOrder(client, { orderNo })
        const instalment = (await laterInstalments(client, { orderNo })).find((one) => one.number === number)
        if (!order || !instalment || !isFree(instalment) || !isTakenFrom(order)) return undefined
        if (instalment.takeOn === null || instalment.takeOn > today()) return undefined
        if (order.cardToken !== null) return begin(client, order, [instalment], order.cardToken)
        await tryFailed(client, orderNo, number, 'token')
        return undefined
      }),

    /** Leases a charge whose lease has expired. Undefined if another process was faster. */
    async hold(taking: Taking): Promise<Taking | undefined> {
      const until = heldUntil()
      const [held] = await holdTaking(pool, { reference: taking.reference, seen: taking.heldUntil, heldUntil: until })
      return held && { ...taking, heldUntil: until }
    },

    /** Drops a charge before the provider was asked. */
    drop: ({ reference }: Taking) => dropTaking(pool, { reference, state: 'voided' }),

    /** Asks the provider, and records the result. The caller leases the charge. */
    async settle(taking: Taking): Promise<Settled> {
      const { reference, orderNo, token, amountCents } = taking
      const authorized = await capture.authorize({
        token,
        amountCents,
        currency: 'CAD',
        reference,
        idempotencyKey: reference,
      })
      if (authorized.status === 'declined') {
        await declined(taking, authorized.reason === 'token' ? 'token' : 'card')
        return authorized
      }
      if (authorized.status === 'unavailable') {
        await releaseTaking(pool, { reference, until: clock() })
        return { status: 'away' }
      }
      const captured = await capture.capture(authorized.id, { amountCents, idempotencyKey: `capture-${reference}` })
      if (captured.status === 'captured') {
        await finish(taking, authorized.id, captured.id, authorized.lastDigits)
        return { status: 'paid' }
      }
      const mustAct = captured.status !== 'unavailable'
      if (mustAct) {
        const why = whyNot('capture', captured, amountCents)
        log.error({ orderNo, reference, why }, 'an Easy Pay payment was not booked: please correct it at the provider')
      }
      await releaseTaking(pool, { reference, until: mustAct ? addMilliseconds(clock(), operatorMs) : clock() })
      return { status: 'away' }
    },
  }
}
export type ChargingService = ReturnType<typeof chargingService>

/** Whether an instalment is owed, and no charge of it has begun. */
export const isFree = ({ isPaid, cents, reference }: LaterInstalment): boolean =>
  !isPaid && cents > 0 && reference === null

/** Whether later payments of an order may be charged: once it has shipped, and not while a return may reduce them. */
export const isTakenFrom = ({ state, isReturning }: Pick<ChargedOrder, 'state' | 'isReturning'>): boolean =>
  (state === 'shipped' || state === 'delivered') && !isReturning
