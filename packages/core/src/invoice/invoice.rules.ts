import { type Cents, splitByLargestRemainder } from '../shared/money.ts'

/** The page of an order's invoices (specification §2). */
export const invoicePath = '/pages/orderinvoice'

/** A charged line; discount and taxes are those of the whole line. */
type ChargedLine = {
  quantity: number
  priceCents: Cents
  discountCents: Cents
  taxCents: Cents
  /** Neither a donation nor a gift card: only goods bear shipping. */
  isGoods: boolean
}

/** What an order charged, and the lines of each of its parcels. */
export type ChargedOrder = {
  shippingCents: Cents
  /** Each tax's amount. */
  taxCents: readonly Cents[]
  parcels: readonly { lines: readonly ChargedLine[] }[]
}

/** What one parcel's invoice charges. */
export type ParcelAmounts = {
  merchandiseCents: Cents
  discountCents: Cents
  shippingCents: Cents
  /** Each tax's amount, in the order's sequence of taxes. */
  taxCents: Cents[]
  totalCents: Cents
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((all, cents) => all + cents, 0)

/**
 * Divides what an order charged over its parcels, each of which has an invoice of its own.
 *
 * 1. A parcel has its lines with their discounts and taxes; nothing of a line goes to another parcel.
 * 2. Shipping is divided over the parcels with goods by the value of the goods after discount, by largest remainder. Where
 *    the goods are worth nothing, it is divided equally over the parcels with goods.
 * 3. The taxes on shipping go with the shipping.
 * 4. `taxParts` divides a parcel's taxes into the taxes of the order.
 * 5. All parts add up to the order's amounts, whichever parcel ships first.
 */
export function divideOverParcels({ shippingCents, taxCents, parcels }: ChargedOrder): ParcelAmounts[] {
  const goodsOf = (lines: readonly ChargedLine[]) => lines.filter(({ isGoods }) => isGoods)
  const value = (lines: readonly ChargedLine[]) =>
    sum(lines.map(({ priceCents, quantity, discountCents }) => priceCents * quantity - discountCents))
  const values = parcels.map(({ lines }) => value(goodsOf(lines)))
  const isWorthless = values.every((cents) => cents === 0)
  const weights = isWorthless ? parcels.map(({ lines }) => Math.min(1, goodsOf(lines).length)) : values
  const shipping = splitByLargestRemainder(shippingCents, weights)
  const lineTax = parcels.map(({ lines }) => sum(lines.map((line) => line.taxCents)))
  const shippingTax = splitByLargestRemainder(sum(taxCents) - sum(lineTax), shipping)
  let taxedCents = 0
  return parcels.map(({ lines }, index) => {
    const merchandiseCents = sum(lines.map(({ priceCents, quantity }) => priceCents * quantity))
    const discountCents = sum(lines.map((line) => line.discountCents))
    const ownShippingCents = shipping[index] ?? 0
    const ownTaxCents = (lineTax[index] ?? 0) + (shippingTax[index] ?? 0)
    const taxes = taxParts(taxCents, taxedCents, ownTaxCents)
    taxedCents += ownTaxCents
    return {
      merchandiseCents,
      discountCents,
      shippingCents: ownShippingCents,
      taxCents: taxes,
      totalCents: merchandiseCents - discountCents + ownShippingCents + ownTaxCents,
    }
  })
}

/**
 * Divides a part of an order's taxes into its taxes: GST and QST of an invoice, or of a credit note.
 *
 * 1. The amounts add up to the part.
 * 2. Parts that follow each other add up to each tax's amount: a part is the difference of two running totals, and each running
 *    total is divided in proportion, to the nearest cent.
 *
 * @param taxCents each tax's amount of the whole order.
 * @param beforeCents what the parts before came to.
 * @throws {RangeError} when the parts exceed the order's taxes.
 */
export function taxParts(taxCents: readonly Cents[], beforeCents: Cents, partCents: Cents): Cents[] {
  if (beforeCents + partCents > sum(taxCents)) throw new RangeError('The parts exceed the taxes of the order')
  const previous = runningTaxes(taxCents, beforeCents)
  return runningTaxes(taxCents, beforeCents + partCents).map((cents, index) => cents - (previous[index] ?? 0))
}

/** Each tax's amount of a running total. One tax after the other takes its share of the rest, so that no amount ever falls. */
function runningTaxes(taxCents: readonly Cents[], totalCents: Cents): Cents[] {
  let remaining = totalCents
  let rest = sum(taxCents)
  return taxCents.map((cents) => {
    rest -= cents
    const [own = 0] = remaining === 0 ? [] : splitByLargestRemainder(remaining, [cents, rest])
    remaining -= own
    return own
  })
}

/**
 * Divides an order's payments over its invoices.
 *
 * 1. The invoices take from the payments in sequence: each payment is used up before the next.
 * 2. An invoice's payments add up to its total, and a payment's parts to its amount.
 * 3. Amounts of zero are left out.
 *
 * @param totalsCents each invoice's total, in the sequence of the parcels.
 * @throws {RangeError} when the payments do not add up to the invoices.
 */
export function dividePayments<Payment extends { cents: Cents }>(
  payments: readonly Payment[],
  totalsCents: readonly Cents[],
): Payment[][] {
  if (sum(payments.map(({ cents }) => cents)) !== sum(totalsCents)) {
    throw new RangeError('The payments of an order are not what its invoices come to')
  }
  const remaining = payments.map((payment) => ({ ...payment }))
  return totalsCents.map((totalCents) => {
    let open = totalCents
    return remaining.flatMap((payment) => {
      const cents = Math.min(payment.cents, open)
      payment.cents -= cents
      open -= cents
      return cents > 0 ? [{ ...payment, cents }] : []
    })
  })
}

/** Returned units of a line; the discount is the whole line's. */
type CreditedLine = { quantity: number; returned: number; priceCents: Cents; discountCents: Cents }

/**
 * Divides a refund's goods over the returned lines of its credit note.
 *
 * 1. A line is credited its exact share of what was paid for it, rounded down or up to the cent.
 * 2. The lines add up to the refund; the first lines with a fraction of a cent are rounded up.
 * 3. A line's discount is its price less what is credited.
 *
 * @param goodsCents what `refundOf` computed for these lines.
 * @throws {RangeError} when the refund is not that of the lines.
 */
export function creditedLines(
  lines: readonly CreditedLine[],
  goodsCents: Cents,
): { amountCents: Cents; discountCents: Cents }[] {
  const shares = lines.map(({ quantity, returned, priceCents, discountCents }) => {
    const paid = (priceCents * quantity - discountCents) * returned
    return { down: Math.floor(paid / quantity), isExact: paid % quantity === 0 }
  })
  let remaining = goodsCents - sum(shares.map(({ down }) => down))
  const credited = lines.map(({ priceCents, returned }, index) => {
    const { down = 0, isExact = true } = shares[index] ?? {}
    const extra = isExact || remaining <= 0 ? 0 : 1
    remaining -= extra
    return { amountCents: down + extra, discountCents: priceCents * returned - down - extra }
  })
  if (remaining !== 0) throw new RangeError('The refund is not what was paid for its lines')
  return credited
}
