import { maxBagCents, maxBagGrams, maxBagLines } from '../shared/limits.ts'
import type { Cents } from '../shared/money.ts'

/** What a bag comes to: its lines, what all of them cost before any discount, and what has to be sent weighs. */
export type BagSize = { lines: number; cents: Cents; grams: number }

/** What a bag has too much of. */
export type BagBound = 'lines' | 'total' | 'weight'

/**
 * What a bag has too much of, or undefined when it can be ordered. The specification names no limits of a bag (§9); these are
 * the shop's own: no household comes near them, and nothing that is within them is too large an amount to be charged or kept.
 *
 * 1. A bag has at most 100 lines: that is what a page, a mail and a parcel list can still show.
 * 2. Its things cost at most 100,000.00 before any discount, gifts and gift cards included. More is a matter for customer care.
 * 3. What has to be sent weighs at most 2,000 kg.
 * 4. Exactly as much is not too much.
 */
export function bagBeyond({ lines, cents, grams }: BagSize): BagBound | undefined {
  if (lines > maxBagLines) return 'lines'
  if (cents > maxBagCents) return 'total'
  return grams > maxBagGrams ? 'weight' : undefined
}

/** How many more of a thing that costs and weighs so much fit beside what is there; its line counts as one more. */
export function fittingBeside(
  { lines, cents, grams }: BagSize,
  thing: { priceCents: Cents; weightGrams: number; quantity: number },
): number {
  if (lines >= maxBagLines) return 0
  const byPrice = Math.floor((maxBagCents - cents) / Math.max(1, thing.priceCents))
  const byWeight = thing.weightGrams > 0 ? Math.floor((maxBagGrams - grams) / thing.weightGrams) : thing.quantity
  return Math.max(0, Math.min(thing.quantity, byPrice, byWeight))
}
