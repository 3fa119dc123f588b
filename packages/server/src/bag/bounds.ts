import { type BagBound, bagBeyond, lineTotal } from '@onair/core/bag'
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

/** What a bag has too much of, as a reason of the catalogue of messages; undefined when it can be ordered. */
export function boundReason(lines: readonly LineRow[]): (typeof reasons)[BagBound] | undefined {
  const cents = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  const bound = bagBeyond({ lines: lines.length, cents, grams: goodsOf(lines).weightGrams })
  return bound && reasons[bound]
}

/** Why nothing more goes into a bag. */
export const boundRefusal = (bound: BagBound): Refusal => refuse(417, reasons[bound])

/**
 * SQL for the same rule where a bag is written: `bound` is what it would have too much of. Two writes at once may both find
 * room: then the review refuses the bag, and so does placing.
 *
 * @param held what the bag holds without the line that is written: `lines`, `cents` and `grams`
 * @param line that line: `quantity`, `price_cents` and `weight_grams`
 */
export const boundIn = (held: string, line: string): string => `case
    when ${held}.lines >= ${maxBagLines} then 'lines'
    when ${held}.cents + ${line}.quantity * ${line}.price_cents::bigint > ${maxBagCents} then 'total'
    when ${held}.grams + ${line}.quantity * ${line}.weight_grams::bigint > ${maxBagGrams} then 'weight' end`
