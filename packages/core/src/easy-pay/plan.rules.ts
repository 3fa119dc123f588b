import { taxesFor, taxOnAmount } from '../bag/tax.rules.ts'
import type { Cents } from '../shared/money.ts'
import type { Province } from '../shared/provinces.ts'

/**
 * Estimates the taxes on one product. The estimate leaves out shipping, which is taxed as well, and the rest of the bag.
 * @param date the calendar day of the order, `YYYY-MM-DD`.
 */
export function estimatedTax(priceCents: Cents, province: Province, date: string): Cents {
  return taxesFor(province, date).reduce((sum, { rate }) => sum + taxOnAmount(priceCents, rate), 0)
}
