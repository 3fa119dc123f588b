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

/** The bound that a bag exceeds, as a reason; undefined if it can be ordered. */
export function boundReason(lines: readonly LineRow[]): (typeof reasons)[BagLimit] | undefined {
  const cents = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  const bound = exceededBagLimit({ lines: lines.length, cents, grams: goodsOf(lines).weightGrams })
  return bound && reasons[bound]
}

/** The refusal of a write that would exceed a bound. */
export const boundRefusal = (bound: BagLimit): Refusal => refuse(417, reasons[bound])

/**
 * SQL for the same rule in a write: `bound` is the bound that the bag would exceed. Two concurrent writes may both find room;
 * then review and placing refuse the bag.
 *
 * @param held the bag without the written line: `lines`, `cents` and `grams`
 * @param line the written line: `quantity`, `price_cents` and `weight_grams`
 */
export const boundIn = (held: string, line: string): string => `case
    when ${held}.lines >= ${maxBagLines} then 'lines'
    when ${held}.cents + ${line}.quantity * ${line}.price_cents::bigint > ${maxBagCents} then 'total'
    when ${held}.grams + ${line}.quantity * ${line}.weight_grams::bigint > ${maxBagGrams} then 'weight' end`
