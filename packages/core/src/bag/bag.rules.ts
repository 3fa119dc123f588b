import { maxQuantity, minQuantity } from '../shared/limits.ts'
import { type Cents, splitByLargestRemainder } from '../shared/money.ts'
import type { Province } from '../shared/provinces.ts'
import { type TaxedAmount, taxOn } from './tax.rules.ts'

/** Whether a quantity may stand on a line: a whole number from 1 to 99. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= minQuantity && quantity <= maxQuantity
}

/** What a line holds. Donations and gift cards are not taxed, ship free, and take no part in a discount. */
export type LineKind = 'goods' | 'donation' | 'gift-card'

/** A line as the arithmetic sees it: the price of one, and how many. */
export type PricedLine = { kind: LineKind; priceCents: Cents; quantity: number }

/** Price times quantity. */
export function lineTotal(line: Pick<PricedLine, 'priceCents' | 'quantity'>): Cents {
  return line.priceCents * line.quantity
}

/** What a promo code gives. `percent` is a whole number of percent of the merchandise. */
export type Promotion =
  | { type: 'percent'; percent: number }
  | { type: 'amount'; amountCents: Cents }
  | { type: 'free-shipping' }

/**
 * What a promotion takes off the lines, a positive number.
 *
 * 1. Only goods are discounted, never donations and gift cards.
 * 2. Percents are rounded half up to the cent, once, on the sum.
 * 3. A fixed amount takes off at most what the goods cost.
 * 4. Free shipping takes nothing off the lines: it makes the usual way of shipping cost nothing.
 */
export function promotionDiscount(promotion: Promotion, lines: readonly PricedLine[]): Cents {
  const goods = sum(lines.filter(({ kind }) => kind === 'goods').map(lineTotal))
  if (promotion.type === 'percent') return Math.min(goods, Math.floor((goods * promotion.percent + 50) / 100))
  return promotion.type === 'amount' ? Math.min(goods, promotion.amountCents) : 0
}

/** What a bag's totals follow from. Amounts in cents. */
export type TotalsInput = {
  lines: readonly PricedLine[]
  promotions?: readonly Promotion[]
  /** The price of the shipping method that was picked. */
  shippingCents: Cents
  /** Whether it is the usual one, as it is unless said otherwise: free shipping is of no other. */
  isUsualShipping?: boolean
  province: Province
  /** The calendar day of the order in the shop's own time zone, `YYYY-MM-DD`: it picks the tax rates. */
  date: string
  /** What each gift card still holds, in the order in which they were given. */
  giftCardBalances?: readonly Cents[]
  creditCents?: Cents
}

/** A bag, added up. Amounts in cents, discounts positive. */
export type Totals = {
  merchandiseSubTotalCents: Cents
  /** What each promotion took off, in their order, and all together. Positive. */
  promotionCents: Cents[]
  discountCents: Cents
  shippingHandlingCents: Cents
  taxes: TaxedAmount[]
  taxTotalCents: Cents
  orderTotalCents: Cents
  /** What is taken from each gift card, in their order. */
  giftCardCents: Cents[]
  creditCents: Cents
  grandTotalCents: Cents
  /** In the lines' order: the line's total, its share of the discount and its taxes. */
  lines: { totalCents: Cents; discountCents: Cents; taxCents: Cents }[]
  shippingTaxCents: Cents
}

/**
 * Everything that a bag's or an order's summary shows. The only place where an order is added up.
 *
 * 1. Merchandise is the sum of price times quantity over all lines.
 * 2. Promotions take off in their order, together at most what the goods cost; the discount is divided over the goods by
 *    largest remainder.
 * 3. Shipping costs nothing when no line is goods, and the usual way when a promotion says so; a faster one keeps its price.
 * 4. Taxes are `taxOn` the lines after discount and on shipping, at the rates of the province and the day.
 * 5. Order total = merchandise − discount + shipping + taxes.
 * 6. Gift cards pay in their order, each at most what it holds, together at most the order total; credit pays at most
 *    the rest. Grand total = order total − gift cards − credit, and is never negative.
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
