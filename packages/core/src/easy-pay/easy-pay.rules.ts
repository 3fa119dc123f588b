import { addDays } from '../shared/dates/days.ts'
import type { Cents } from '../shared/money.ts'
import { offersEasyPay } from './offer.rules.ts'

/** Days from one payment to the next (specification §1). */
export const easyPayIntervalDays = 30
/** The most payments of an Easy Pay order. */
export const maxEasyPays = 6
/** Payments on a page of the Easy Pay list (specification §9). */
export const easyPayPageSize = 12
/** Before the payments load, the list's date range ends this many days from today. */
export const easyPayInitialMaxDays = 7
/** The text between the two days of a range (specification §9). */
export const rangeSeparator = ' - '

/** One payment: its number from 1, its due date (`YYYY-MM-DD`) and its amount. */
export type Instalment = { number: number; dueDate: string; amountCents: Cents }

/** An order to divide into payments. Amounts in cents. */
export type InstalmentsInput = {
  /** Merchandise after discount. */
  merchandiseCents: Cents
  /** Of the merchandise, what offers no Easy Pay, such as donations and gift cards. 0 if not given. */
  wholeCents?: Cents
  shippingCents: Cents
  taxCents: Cents
  /** The amount paid by gift cards and credit: positive, at most the sum of the three amounts above. */
  paidCents?: Cents
  /** The number of payments, 1 to 6. */
  count: number
  /** The day of the order, `YYYY-MM-DD`. The first payment is due on this day. */
  firstDate: string
}

/**
 * Divides an order into Easy Pay payments, without interest.
 *
 * 1. The payments add up to merchandise + shipping + taxes − gift cards and credit: the grand total.
 * 2. Merchandise that offers Easy Pay is divided into equal whole cents; the cents left over go on the first payment.
 * 3. Shipping, taxes and merchandise that offers no Easy Pay go on the first payment.
 * 4. Gift cards and credit reduce the first payment, then the second, and so on; none becomes negative.
 * 5. A payment is due every 30 days, the first on the day of the order.
 * 6. There are always `count` payments, even when gift cards reduce some of them to zero.
 *
 * @throws {RangeError} when `count` is not 1 to 6, or `wholeCents` exceeds the merchandise, or `paidCents` the amount due.
 */
export function instalments(input: InstalmentsInput): Instalment[] {
  return instalmentAmounts(input).map((amountCents, index) => ({
    number: index + 1,
    dueDate: addDays(input.firstDate, index * easyPayIntervalDays),
    amountCents,
  }))
}

/** The amount of each payment: `instalments` without due dates. */
export function instalmentAmounts(input: Omit<InstalmentsInput, 'firstDate'>): Cents[] {
  const { merchandiseCents, wholeCents = 0, shippingCents, taxCents, paidCents = 0, count } = input
  if (!Number.isInteger(count) || count < 1 || count > maxEasyPays) {
    throw new RangeError(`The number of payments must be 1 to ${maxEasyPays}, not ${count}`)
  }
  if (wholeCents > merchandiseCents) throw new RangeError('What is paid whole exceeds the merchandise')
  if (paidCents > merchandiseCents + shippingCents + taxCents) {
    throw new RangeError('The amount paid exceeds the amount due')
  }
  const equal = easyPaymentPrice(merchandiseCents - wholeCents, count)
  const first = merchandiseCents - equal * (count - 1) + shippingCents + taxCents
  let paid = paidCents
  return Array.from({ length: count }, (_, index) => {
    const full = index === 0 ? first : equal
    const reduction = Math.min(full, paid)
    paid -= reduction
    return full - reduction
  })
}

/** The amount of every payment but the first, in whole cents. */
export function easyPaymentPrice(priceCents: Cents, count: number): Cents {
  return Math.floor(priceCents / count)
}

/**
 * The maximum number of payments for a bag.
 *
 * 1. It is the smallest offer among the bag's lines that offer Easy Pay. The others are paid whole with the first payment.
 * 2. It is 1 when no line offers Easy Pay.
 *
 * @param offers the number of payments that each line's product offers.
 */
export function maxInstallments(offers: readonly (number | null)[]): number {
  const offering = offers.filter(offersEasyPay)
  return offering.length > 0 ? Math.min(maxEasyPays, ...offering) : 1
}

/** An order's `NoOfEasyPays`: 0 for a single payment. */
export function noOfEasyPays(noOfInstallments: number): number {
  return noOfInstallments > 1 ? noOfInstallments : 0
}
