import { maxQuantity } from '../shared/limits.ts'

/** What the rules look at; items may carry more, which is kept. `amount` is a donation's own amount. */
type Saved = { edpNo: number; quantity: number; amount?: number | undefined }

/** So many things can wait beside the bag. */
export const maxSavedItems = 50

/** Whether two are the same thing: the same style and size, for donations of the same amount too. */
export const isSameThing = (one: Saved, other: Saved): boolean =>
  one.edpNo === other.edpNo && one.amount === other.amount

/**
 * What waits beside the bag, once something more was saved for later.
 *
 * 1. The latest stands first.
 * 2. The same thing saved twice is one, with both quantities, at most what a line can hold.
 * 3. At most 50 wait; the one that waited longest makes room.
 */
export function saveForLater<Item extends Saved>(waiting: readonly Item[], item: Item): Item[] {
  const before = waiting.find((other) => isSameThing(other, item))
  const quantity = Math.min(maxQuantity, item.quantity + (before?.quantity ?? 0))
  return [{ ...item, quantity }, ...waiting.filter((other) => other !== before)].slice(0, maxSavedItems)
}
