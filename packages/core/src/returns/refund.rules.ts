import type { Cents } from '../shared/money.ts'

/** A line as it was charged: discount and taxes are the whole line's. */
type PaidLine = { quantity: number; priceCents: Cents; discountCents: Cents; taxCents: Cents }

/** A line with how many of it came back before, and how many come back now. A donation or a gift card is `isFinal`. */
export type ReturningLine = PaidLine & { returnedBefore: number; returning: number; isFinal: boolean }

/** What a return is worth. */
type Refund = { goodsCents: Cents; shippingCents: Cents; taxCents: Cents; totalCents: Cents }

/** What so many of a line are worth, of all that it cost. */
const share = (cents: Cents, count: number, quantity: number): Cents => Math.floor((cents * count) / quantity)

/**
 * What is given back for what comes back.
 *
 * 1. A whole line is worth what was paid for it: price times quantity − its share of the discount + its taxes.
 * 2. A part of it is worth what the parts so far are worth together, less what those before were: rounded down to the cent, so
 *    that all parts add up to the whole and none ever gives back more than its share.
 * 3. Shipping and its taxes are given back with the last thing that can come back; donations and gift cards cannot, and
 *    do not count.
 * 4. An order of these alone gives nothing back.
 *
 * @param order shipping as it was charged, and all taxes of the order: those that no line bears are shipping's.
 * @throws {RangeError} when more comes back than was sent, or something that cannot does.
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

/** Somewhere that money came from, or still would: what of it can go back there. */
export type RefundSource = { id: string; cents: Cents }

/** Where a refund goes: only what is more than nothing, in the order in which it is given back. */
export type RefundPlan = { instalments: RefundSource[]; payments: RefundSource[]; giftCards: RefundSource[] }

/**
 * Where the money of a refund goes.
 *
 * 1. First instalments that nobody was charged for come to less, the last one first: the shopper pays them no more.
 * 2. Then what cards and the wallet were charged goes back to them, the last payment first.
 * 3. Then gift cards get back what they paid, the last one first.
 * 4. Nothing gets back more than came from it; altogether it is exactly the refund.
 *
 * @throws {RangeError} when more is to be given back than was paid.
 */
export function refundPlan(
  totalCents: Cents,
  paid: { instalments: readonly RefundSource[]; payments: readonly RefundSource[]; giftCards: readonly RefundSource[] },
): RefundPlan {
  let left = totalCents
  const giveBack = (sources: readonly RefundSource[]): RefundSource[] =>
    sources.toReversed().flatMap(({ id, cents }) => {
      const back = Math.min(cents, left)
      left -= back
      return back > 0 ? [{ id, cents: back }] : []
    })
  const plan = {
    instalments: giveBack(paid.instalments),
    payments: giveBack(paid.payments),
    giftCards: giveBack(paid.giftCards),
  }
  if (left > 0) throw new RangeError(`${left} cents more are to be given back than were paid`)
  return plan
}
