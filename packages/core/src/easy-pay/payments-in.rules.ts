import type { Cents } from '../shared/money.ts'
import { instalmentAmounts } from './easy-pay.rules.ts'

/** The totals of a bag that decide the payments, in cents. */
export type PayableTotals = {
  merchandiseSubTotal: Cents
  discount: Cents
  /** Of the merchandise after discount, what offers no Easy Pay. */
  paidWhole: Cents
  shippingHandling: Cents
  taxTotal: Cents
  orderTotal: Cents
  grandTotal: Cents
}

/**
 * The payments of a bag that is paid in `count` parts. While a change is under way, gift cards and credit may exceed the bag:
 * they then pay all of it.
 */
export function paymentsIn(count: number, totals: PayableTotals): Cents[] {
  const { shippingHandling: shippingCents, taxTotal: taxCents } = totals
  const merchandiseCents = Math.max(0, totals.merchandiseSubTotal - totals.discount)
  return instalmentAmounts({
    merchandiseCents,
    wholeCents: Math.min(merchandiseCents, totals.paidWhole),
    shippingCents,
    taxCents,
    paidCents: Math.min(merchandiseCents + shippingCents + taxCents, totals.orderTotal - totals.grandTotal),
    count,
  })
}
