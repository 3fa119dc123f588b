import { taxesFor, taxOnAmount } from '../bag/tax.rules.ts'
import type { Cents } from '../shared/money.ts'
import type { Province } from '../shared/provinces.ts'

/**
 * What the taxes on one product come to, as an estimate: without shipping, on which taxes are due as well, and without
 * what else is in the bag.
 * @param date the calendar day of the order, `YYYY-MM-DD`.
 */
export function estimatedTax(priceCents: Cents, province: Province, date: string): Cents {
  return taxesFor(province, date).reduce((sum, { rate }) => sum + taxOnAmount(priceCents, rate), 0)
}
