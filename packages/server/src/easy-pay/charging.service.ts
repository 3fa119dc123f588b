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
  beginCharge,
  type Charge,
  type ChargedOrder,
  chargedOrder,
  countDeclinedTry,
  dropCharge,
  finishCharge,
  type LaterInstalment,
  laterInstalments,
  leaseCharge,
  releaseCharge,
} from './charging.queries.ts'
import type { PaymentCharged, PaymentFailed } from './easy-pay.mail.ts'

/** How long a process leases a charge: longer than both calls to the provider take. */
const leaseMs = 60_000
/** How long an operator has to correct a payment at the provider before it is retried. */
const operatorMs = 3_600_000

/** `away`: the provider is unavailable, or an operator has to act. The charge stays unfinished. */
export type ChargeResult = { status: 'paid' } | Declined | { status: 'away' }

/** A shopper's request for a charge. The job's charges have none. */
export type ChargeRequest = { key: string; hash: Buffer }

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
  const leaseEnd = () => addMilliseconds(clock(), leaseMs)

  /** Counts a declined try of the job, and notifies the customer. */
  async function recordFailedTry(on: Queryable, orderNo: string, number: number, reason: PaymentFailed['reason']) {
    const instalment = (await laterInstalments(on, { orderNo })).find((one) => one.number === number)
    if (!instalment) throw new Error(`Order ${orderNo} has no payment ${number}`)
    const next = nextTryOn(instalment.firstTriedOn ?? today(), instalment.tries + 1) ?? null
    await countDeclinedTry(on, { orderNo, number, today: today(), nextTryOn: next })
    await queueMail<PaymentFailed>(on, 'easy-pay-failed', { orderNo, number, reason, nextTryOn: next }, clock())
  }

  async function recordPaid(charge: Charge, authorizationId: string, captureId: string, lastDigits: string) {
    const { reference, orderNo, amountCents, numbers } = charge
    await inTransaction(pool, async (client) => {
      await lockOrder(client, { orderNo })
      const now = clock()
      const [finished] = await finishCharge(client, { reference, authorizationId, captureId, now })
      // Otherwise another process has recorded it.
      if (!finished) return
      await post(client, orderNo, 'captured', now, { card: amountCents, receivable: -amountCents })
      await queueMail<PaymentCharged>(client, 'easy-pay-taken', { orderNo, numbers, amountCents, lastDigits }, now)
    })
  }

  async function recordDeclined({ reference, orderNo, numbers, requestKey }: Charge, reason: 'card' | 'token') {
    await inTransaction(pool, async (client) => {
      await lockOrder(client, { orderNo })
      const [dropped] = await dropCharge(client, { reference, state: 'declined' })
      if (!dropped || requestKey !== null) return
      for (const number of numbers) await recordFailedTry(client, orderNo, number, reason)
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
    request?: ChargeRequest,
  ): Promise<Charge> {
    const reference = randomUUID()
    const numbers = instalments.map(({ number }) => number)
    const amountCents = instalments.reduce((sum, { cents }) => sum + cents, 0)
    const until = leaseEnd()
    const requestKey = request?.key ?? null
    const { orderNo, edp } = order
    const hash = request?.hash ?? null
    const [begun] = await beginCharge(on, {
      reference,
      edp,
      orderNo,
      token,
      cents: amountCents,
      numbers,
      leasedUntil: until,
      requestKey,
      requestHash: hash,
    })
    if (begun?.marked !== numbers.length) throw new Error(`Payments ${numbers} of order ${orderNo} are not free`)
    return { reference, orderNo, token, amountCents, numbers, requestKey, leasedUntil: until }
  }

  return {
    begin,

    /** Begins the job's charge of one instalment. Undefined if it must not be charged now, or if the order has no card. */
    beginDue: (orderNo: string, number: number): Promise<Charge | undefined> =>
      inTransaction(pool, async (client) => {
        await lockOrder(client, { orderNo })
        const [order] = await chargedOrder(client, { orderNo })
        const instalment = (await laterInstalments(client, { orderNo })).find((one) => one.number === number)
        if (!order || !instalment || !isUncharged(instalment) || !acceptsCharges(order)) return undefined
        if (instalment.chargeOn === null || instalment.chargeOn > today()) return undefined
        if (order.cardToken !== null) return begin(client, order, [instalment], order.cardToken)
        await recordFailedTry(client, orderNo, number, 'token')
        return undefined
      }),

    /** Leases a charge whose lease has expired. Undefined if another process was faster. */
    async lease(charge: Charge): Promise<Charge | undefined> {
      const until = leaseEnd()
      const [leased] = await leaseCharge(pool, {
        reference: charge.reference,
        seen: charge.leasedUntil,
        leasedUntil: until,
      })
      return leased && { ...charge, leasedUntil: until }
    },

    /** Drops a charge before the provider was asked. */
    drop: ({ reference }: Charge) => dropCharge(pool, { reference, state: 'voided' }),

    /** Asks the provider, and records the result. The caller leases the charge. */
    async complete(charge: Charge): Promise<ChargeResult> {
      const { reference, orderNo, token, amountCents } = charge
      const authorized = await capture.authorize({
        token,
        amountCents,
        currency: 'CAD',
        reference,
        idempotencyKey: reference,
      })
      if (authorized.status === 'declined') {
        await recordDeclined(charge, authorized.reason === 'token' ? 'token' : 'card')
        return authorized
      }
      if (authorized.status === 'unavailable') {
        await releaseCharge(pool, { reference, until: clock() })
        return { status: 'away' }
      }
      const captured = await capture.capture(authorized.id, { amountCents, idempotencyKey: `capture-${reference}` })
      if (captured.status === 'captured') {
        await recordPaid(charge, authorized.id, captured.id, authorized.lastDigits)
        return { status: 'paid' }
      }
      const mustAct = captured.status !== 'unavailable'
      if (mustAct) {
        const why = whyNot('capture', captured, amountCents)
        log.error({ orderNo, reference, why }, 'an Easy Pay payment was not booked: please correct it at the provider')
      }
      await releaseCharge(pool, { reference, until: mustAct ? addMilliseconds(clock(), operatorMs) : clock() })
      return { status: 'away' }
    },
  }
}
export type ChargingService = ReturnType<typeof chargingService>

/** Whether an instalment is owed, and no charge of it has begun. */
export const isUncharged = ({ isPaid, cents, reference }: LaterInstalment): boolean =>
  !isPaid && cents > 0 && reference === null

/** Whether later payments of an order may be charged: once it has shipped, and not while a return may reduce them. */
export const acceptsCharges = ({ state, isReturning }: Pick<ChargedOrder, 'state' | 'isReturning'>): boolean =>
  (state === 'shipped' || state === 'delivered') && !isReturning
