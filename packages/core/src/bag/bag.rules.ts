import { maxQuantity, minQuantity } from '../shared/limits.ts'
import { type Cents, splitByLargestRemainder } from '../shared/money.ts'
import type { Province } from '../shared/provinces.ts'
import { type TaxedAmount, taxOn } from './tax.rules.ts'

/** Whether a line may have this quantity: a whole number from 1 to 99. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= minQuantity && quantity <= maxQuantity
}

/** The kind of a line. Donations and gift cards are not taxed, ship free and get no discount. */
export type LineKind = 'goods' | 'donation' | 'gift-card'

/** A line's input to the totals: its kind, unit price and quantity. */
export type PricedLine = { kind: LineKind; priceCents: Cents; quantity: number }

/** Price times quantity. */
export function lineTotal(line: Pick<PricedLine, 'priceCents' | 'quantity'>): Cents {
  return line.priceCents * line.quantity
}

/** The benefit of a promo code. `percent` is a whole percentage of the goods. */
export type Promotion =
  | { type: 'percent'; percent: number }
  | { type: 'amount'; amountCents: Cents }
  | { type: 'free-shipping' }

/**
 * A promotion's discount on the lines, as a positive number.
 *
 * 1. Only goods are discounted, never donations and gift cards.
 * 2. Percents are rounded half up to the cent, once, on the sum.
 * 3. A fixed amount is at most the price of the goods.
 * 4. Free shipping discounts no line: it makes the standard shipping method free.
 */
export function promotionDiscount(promotion: Promotion, lines: readonly PricedLine[]): Cents {
  const goods = sum(lines.filter(({ kind }) => kind === 'goods').map(lineTotal))
  if (promotion.type === 'percent') return Math.min(goods, Math.floor((goods * promotion.percent + 50) / 100))
  return promotion.type === 'amount' ? Math.min(goods, promotion.amountCents) : 0
}

/** The input of `bagTotals`. Amounts in cents. */
export type TotalsInput = {
  lines: readonly PricedLine[]
  promotions?: readonly Promotion[]
  /** The price of the chosen shipping method. */
  shippingCents: Cents
  /** Whether the chosen method is the standard one (the default). Free shipping applies to no other method. */
  isUsualShipping?: boolean
  province: Province
  /** The calendar day of the order in the shop's own time zone, `YYYY-MM-DD`. It selects the tax rates. */
  date: string
  /** The balance of each gift card, in the order in which the shopper added them. */
  giftCardBalances?: readonly Cents[]
  creditCents?: Cents
}

/** The totals of a bag or an order. Amounts in cents; discounts are positive. */
export type Totals = {
  merchandiseSubTotalCents: Cents
  /** The discount of each promotion, in their order. */
  promotionCents: Cents[]
  /** The sum of `promotionCents`. */
  discountCents: Cents
  shippingHandlingCents: Cents
  taxes: TaxedAmount[]
  taxTotalCents: Cents
  orderTotalCents: Cents
  /** The amount charged to each gift card, in their order. */
  giftCardCents: Cents[]
  creditCents: Cents
  grandTotalCents: Cents
  /** In the lines' order: the line's total, its share of the discount and its taxes. */
  lines: { totalCents: Cents; discountCents: Cents; taxCents: Cents }[]
  shippingTaxCents: Cents
}

/**
 * Computes every amount in the summary of a bag or an order. No other code adds up an order.
 *
 * 1. Merchandise is the sum of price times quantity over all lines.
 * 2. Promotions apply in their order, together at most up to the price of the goods. The discount is divided over the goods by
 *    largest remainder.
 * 3. Shipping is free when no line is goods. A free-shipping promotion makes the standard method free; a faster method keeps
 *    its price.
 * 4. `taxOn` computes the taxes on the discounted lines and on shipping, at the province's rates on that day.
 * 5. Order total = merchandise − discount + shipping + taxes.
 * 6. Gift cards pay in their order, each at most its balance, together at most the order total. Credit pays at most the
 *    rest. Grand total = order total − gift cards − credit, and is never negative.
 */
export function bagTotals(input: TotalsInput): Totals {
  const { lines, promotions = [], province, date } = input
  const lineTotals = lines.map(lineTotal)
  const goodsTotals = lines.map((line) => (line.kind === 'goods' ? lineTotal(line) : 0))

  let discountable = sum(goodsTotals)
  const promotionCents = promotions.map((promotion) => {
    const taken = Math.min(discountable, promotionDiscount(promotion, lines))
    discountable -= taken
    return taken
  })
  const discountCents = sum(promotionCents)
  const discounts = splitByLargestRemainder(discountCents, goodsTotals)

  const { isUsualShipping = true } = input
  const shipsFree =
    !lines.some(({ kind }) => kind === 'goods') ||
    (isUsualShipping && promotions.some(({ type }) => type === 'free-shipping'))
  const shippingHandlingCents = shipsFree ? 0 : input.shippingCents

  const taxed = taxOn(
    province,
    date,
    lines.map(({ kind }, index) => ({
      baseCents: (lineTotals[index] ?? 0) - (discounts[index] ?? 0),
      taxable: kind === 'goods',
    })),
    shippingHandlingCents,
  )

  const merchandiseSubTotalCents = sum(lineTotals)
  const orderTotalCents = merchandiseSubTotalCents - discountCents + shippingHandlingCents + taxed.taxTotalCents
  let due = orderTotalCents
  const pay = (available: Cents): Cents => {
    const paid = Math.min(due, Math.max(0, available))
    due -= paid
    return paid
  }
  const giftCardCents = (input.giftCardBalances ?? []).map(pay)
  const creditCents = pay(input.creditCents ?? 0)

  return {
    merchandiseSubTotalCents,
    promotionCents,
    discountCents,
    shippingHandlingCents,
    taxes: taxed.taxes,
    taxTotalCents: taxed.taxTotalCents,
    orderTotalCents,
    giftCardCents,
    creditCents,
    grandTotalCents: due,
    lines: lineTotals.map((totalCents, index) => ({
      totalCents,
      discountCents: discounts[index] ?? 0,
      taxCents: taxed.lineTaxCents[index] ?? 0,
    })),
    shippingTaxCents: taxed.shippingTaxCents,
  }
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((a, b) => a + b, 0)
