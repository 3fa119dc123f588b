import { type BagLimit, exceededBagLimit, lineTotal } from '@onair/core/bag'
import { maxBagCents, maxBagGrams, maxBagLines } from '@onair/core/limits'
import { formatMoney } from '@onair/core/money'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { refuse } from './bag.messages.ts'
import type { LineRow } from './bag.queries.ts'
import { goodsOf } from './priced-lines.ts'

const amount = { en: formatMoney(maxBagCents, 'en'), fr: formatMoney(maxBagCents, 'fr') }
const reasons = {
  lines: { code: 'bag-lines', area: 'CartLines', values: { max: maxBagLines } },
  total: { code: 'bag-total', area: 'CartLines', values: { max: amount } },
  weight: { code: 'bag-weight', area: 'CartLines', values: { max: maxBagGrams / 1_000_000 } },
} as const

/** The bound that a bag exceeds, as a reason; undefined if it exceeds none. */
export function boundReason(lines: readonly LineRow[]): (typeof reasons)[BagLimit] | undefined {
  const cents = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  const bound = exceededBagLimit({ lines: lines.length, cents, grams: goodsOf(lines).weightGrams })
  return bound && reasons[bound]
}

/** The refusal of a write that would exceed a bound. */
export const boundRefusal = (bound: BagLimit): Refusal => refuse(417, reasons[bound])

/**
 * SQL for the bound that a bag would exceed by a write. Two concurrent writes may together exceed one: then review and placing
 * refuse the bag.
 *
 * @param others the bag without the written line: `lines`, `cents` and `grams`
 * @param line the written line: `quantity`, `price_cents` and `weight_grams`
 */
export const boundIn = (others: string, line: string): string => `case
    when ${others}.lines >= ${maxBagLines} then 'lines'
    when ${others}.cents + ${line}.quantity * ${line}.price_cents::bigint > ${maxBagCents} then 'total'
    when ${others}.grams + ${line}.quantity * ${line}.weight_grams::bigint > ${maxBagGrams} then 'weight' end`
