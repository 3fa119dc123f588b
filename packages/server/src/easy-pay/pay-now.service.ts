import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { inTransaction, json, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { lockOrder } from '../orders/order.queries.ts'
import type { DeclinedPayments, Payer } from '../payment/declines.ts'
import type { ChargeCard } from './card.service.ts'
import {
  type Charge,
  type ChargedOrder,
  chargedOrder,
  chargeOf,
  chargeOfRequest,
  laterInstalments,
} from './charging.queries.ts'
import { acceptsCharges, type ChargingService } from './charging.service.ts'
import { refuse } from './easy-pay.messages.ts'

const area = 'Numbers'
const cardRefusals = {
  card: 'instalment-declined',
  expired: 'instalment-expired',
  code: 'instalment-code-wrong',
  token: 'later-card-unknown',
} as const

/** A request to pay now. */
export type PayNow = {
  orderNo: string
  numbers: readonly number[]
  /** The card to charge; without one, the order's. */
  card: ChargeCard | undefined
  /** The `Idempotency-Key`. */
  key: string
  address: string
  recaptchaToken: string | undefined
}

/** What to do next, after reading the locked order. */
type Step =
  | { step: 'done' }
  | { step: 'wait'; charge: Charge }
  | { step: 'charge'; charge: Charge; card: Payer['card']; edp: number }
  | Refusal

/** How often a charge of another process is looked at, and the pause in between: 10 s in all. */
const [mostLooks, lookMs] = [100, 100]

/**
 * Pays Easy Pay payments at a shopper's request: a failed one, the next, or all remaining ones, in one charge.
 *
 * 1. A repeated request whose payments were charged succeeds without another charge. A refused request frees its key. A key that was
 *    used for another request is refused (409).
 * 2. If a payment is being charged, the request waits; if a process left the charge unfinished, the request completes it. Then the
 *    payment is paid (409), or free again.
 * 3. The order must have shipped, and must have no return in progress. The first payment cannot be paid now: it is captured at shipping.
 * 4. A payer with too many declines is refused before the provider is asked.
 */
export function payNowService(deps: {
  pool: Pool
  clock: () => Date
  charging: ChargingService
  declines: DeclinedPayments
}) {
  const { pool, clock, charging, declines } = deps

  async function look(on: Queryable, { orderNo, numbers, card, key }: PayNow, hash: Buffer): Promise<Step> {
    await lockOrder(on, { orderNo })
    const [earlier] = await chargeOfRequest(on, { orderNo, key })
    if (earlier) {
      if (!earlier.requestHash.equals(hash)) return refuse(409, { code: 'payment-key-reused', area: 'Idempotency-Key' })
      return earlier.state === 'started' ? { step: 'wait', charge: earlier } : { step: 'done' }
    }
    const [order] = await chargedOrder(on, { orderNo })
    if (!order) return refuse(404, { code: 'order-unknown', area: 'OrderNo', values: { orderNo } })
    const instalments = await laterInstalments(on, { orderNo })
    const chosen = numbers.map((number) => instalments.find((one) => one.number === number))
    const unknown = numbers.find((_, index) => chosen[index] === undefined)
    if (unknown !== undefined) {
      return refuse(417, { code: 'instalment-unknown', area, values: { orderNo, number: unknown } })
    }
    const requested = chosen.filter((one) => one !== undefined)
    const notOwed = requested.find(({ isPaid, cents }) => isPaid || cents === 0)
    if (notOwed) return refuse(409, { code: 'instalment-paid', area, values: { orderNo, number: notOwed.number } })
    const [charge] = await chargeOf(on, {
      reference: requested.find(({ reference }) => reference !== null)?.reference ?? '',
    })
    if (charge) return { step: 'wait', charge }
    if (!acceptsCharges(order)) return refusalOf(order)
    const token = card?.token ?? order.cardToken
    if (token === null) {
      return refuse(417, { code: 'later-card-missing', area: 'CreditCard', values: { orderNo } })
    }
    const begun = await charging.begin(on, order, requested, token, { key, hash })
    return { step: 'charge', charge: begun, card: card ?? order.card ?? undefined, edp: order.edp }
  }

  async function completeCharge({ charge, card, edp }: Extract<Step, { step: 'charge' }>, request: PayNow) {
    const { address, recaptchaToken, orderNo } = request
    const payer = { guid: `order ${orderNo}`, edp, address, card, recaptchaToken }
    const refusal = await declines.refuse(payer)
    if (refusal) {
      await charging.drop(charge)
      return refusal
    }
    const result = await charging.complete(charge)
    if (result.status === 'declined') {
      await declines.declined(payer)
      return refuse(417, { code: cardRefusals[result.reason], area: 'CreditCard' })
    }
    return result.status === 'away' ? refuse(503, { code: 'instalment-away', area: 'CreditCard' }, 5) : undefined
  }

  return {
    /** @returns a refusal, or nothing when all are paid. The caller has checked that the order is the customer's. */
    async pay(request: PayNow): Promise<Refusal | undefined> {
      const numbers = [...new Set(request.numbers)].toSorted((a, b) => a - b)
      const { orderNo, card } = request
      const hash = createHash('sha256')
        .update(json([orderNo, numbers, card?.token ?? null]))
        .digest()
      for (let looks = 0; looks < mostLooks; looks += 1) {
        const step = await inTransaction(pool, (client) => look(client, { ...request, numbers }, hash))
        if (step instanceof Refusal) return step
        if (step.step === 'done') return undefined
        if (step.step === 'charge') return completeCharge(step, request)
        if (step.charge.leasedUntil > clock()) {
          await pause(lookMs)
          continue
        }
        const leased = await charging.lease(step.charge)
        if (leased && (await charging.complete(leased)).status === 'away') {
          return refuse(503, { code: 'instalment-away', area: 'CreditCard' }, 5)
        }
      }
      return refuse(503, { code: 'payment-under-way', area })
    },
  }
}

function refusalOf({ orderNo, isReturning }: ChargedOrder): Refusal {
  const values = { orderNo }
  if (isReturning) return refuse(503, { code: 'order-returning', area: 'OrderNo', values }, 60)
  return refuse(417, { code: 'payments-not-begun', area, values })
}
