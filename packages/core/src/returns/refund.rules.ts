import type { Cents } from '../shared/money.ts'

/** A charged line; discount and taxes are those of the whole line. */
type PaidLine = { quantity: number; priceCents: Cents; discountCents: Cents; taxCents: Cents }

/** A line with its quantities returned before and now. Donations and gift cards are `isFinal`: they cannot be returned. */
export type ReturningLine = PaidLine & { returnedBefore: number; returning: number; isFinal: boolean }

/** A refund's amounts. */
export type Refund = { goodsCents: Cents; shippingCents: Cents; taxCents: Cents; totalCents: Cents }

/** The share of a line's amount for a part of its quantity, rounded down. */
const share = (cents: Cents, count: number, quantity: number): Cents => Math.floor((cents * count) / quantity)

/**
 * Computes the refund of a return.
 *
 * 1. A whole line refunds what was paid for it: price × quantity − its discount + its taxes.
 * 2. A part of a line refunds the value of all returned parts, rounded down to the cent, minus the earlier refunds. So
 *    all parts add up to the whole, and no part refunds more than its share.
 * 3. Shipping and its taxes are refunded with the last returnable item. Donations and gift cards are not returnable and
 *    do not count.
 * 4. An order of donations and gift cards alone refunds nothing.
 *
 * @param order the charged shipping and all taxes of the order; taxes beyond the lines' are those of shipping.
 * @throws {RangeError} when a quantity exceeds what was sent, or a line is not returnable.
 */
export function refundOf(order: { shippingCents: Cents; taxCents: Cents; lines: readonly ReturningLine[] }): Refund {
  const { lines } = order
  let goodsCents = 0
  let taxCents = 0
  for (const line of lines) {
    const { quantity, returnedBefore, returning, isFinal } = line
    const after = returnedBefore + returning
    if (!Number.isInteger(returning) || returning < 0 || after > quantity) {
      throw new RangeError(`${returning} cannot come back of ${quantity} when ${returnedBefore} did before`)
    }
    if (isFinal && returning > 0) throw new RangeError('A donation or a gift card does not come back')
    const goods = line.priceCents * quantity - line.discountCents
    goodsCents += share(goods, after, quantity) - share(goods, returnedBefore, quantity)
    taxCents += share(line.taxCents, after, quantity) - share(line.taxCents, returnedBefore, quantity)
  }
  const returnable = lines.filter(({ isFinal }) => !isFinal)
  const completes =
    returnable.some(({ returning }) => returning > 0) &&
    returnable.every(({ quantity, returnedBefore, returning }) => returnedBefore + returning === quantity)
  const shippingCents = completes ? order.shippingCents : 0
  if (completes) taxCents += order.taxCents - lines.reduce((sum, line) => sum + line.taxCents, 0)
  return { goodsCents, shippingCents, taxCents, totalCents: goodsCents + shippingCents + taxCents }
}

/** A source of money and the amount that can be refunded to it. */
export type RefundSource = { id: string; cents: Cents }

/** The refund by source, in the order of refunding; without amounts of zero. */
export type RefundPlan = {
  instalments: RefundSource[]
  payments: RefundSource[]
  giftCards: RefundSource[]
  credits: RefundSource[]
}

/**
 * Distributes a refund over the sources of the payment.
 *
 * 1. Instalments that are not charged yet are reduced first, starting with the last.
 * 2. Then card and wallet payments are refunded, starting with the last.
 * 3. Then gift cards are credited, starting with the last.
 * 4. Then the account credit is restored.
 * 5. No source receives more than it paid, and the parts add up to the refund.
 *
 * @throws {RangeError} when the refund exceeds what was paid.
 */
export function refundPlan(
  totalCents: Cents,
  paid: { readonly [Kind in keyof RefundPlan]: readonly RefundSource[] },
): RefundPlan {
  let remaining = totalCents
  const giveBack = (sources: readonly RefundSource[]): RefundSource[] =>
    sources.toReversed().flatMap(({ id, cents }) => {
      const back = Math.min(cents, remaining)
      remaining -= back
      return back > 0 ? [{ id, cents: back }] : []
    })
  const plan = {
    instalments: giveBack(paid.instalments),
    payments: giveBack(paid.payments),
    giftCards: giveBack(paid.giftCards),
    credits: giveBack(paid.credits),
  }
  if (remaining > 0) throw new RangeError(`${remaining} cents more are to be given back than were paid`)
  return plan
}
