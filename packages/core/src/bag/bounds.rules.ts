import { maxBagCents, maxBagGrams, maxBagLines } from '../shared/limits.ts'
import type { Cents } from '../shared/money.ts'

/** The size of a bag: its number of lines, their price before any discount, and the weight of the things to ship. */
export type BagSize = { lines: number; cents: Cents; grams: number }

/** The limit that a bag exceeds. */
export type BagLimit = 'lines' | 'total' | 'weight'

/**
 * The first limit that a bag exceeds, or undefined when the bag can be ordered. The specification names no limits of a bag (§9).
 * These are the shop's own. No household comes near them, and every amount within them can be charged and stored.
 *
 * 1. A bag has at most 100 lines, as many as a page, a mail and a parcel list can show.
 * 2. Its things, donations and gift cards included, cost at most 100,000.00 before any discount. Customer care handles larger
 *    orders.
 * 3. The things to ship weigh at most 2,000 kg.
 * 4. A bag exactly at a limit does not exceed it.
 */
export function exceededBagLimit({ lines, cents, grams }: BagSize): BagLimit | undefined {
  if (lines > maxBagLines) return 'lines'
  if (cents > maxBagCents) return 'total'
  return grams > maxBagGrams ? 'weight' : undefined
}

/** The quantity of a new line that fits into a bag of the given size, from 0 to the line's own quantity. */
export function fittingQuantity(
  { lines, cents, grams }: BagSize,
  thing: { priceCents: Cents; weightGrams: number; quantity: number },
): number {
  if (lines >= maxBagLines) return 0
  const byPrice = Math.floor((maxBagCents - cents) / Math.max(1, thing.priceCents))
  const byWeight = thing.weightGrams > 0 ? Math.floor((maxBagGrams - grams) / thing.weightGrams) : thing.quantity
  return Math.max(0, Math.min(thing.quantity, byPrice, byWeight))
}
