import { maxQuantity } from '../shared/limits.ts'

/** The fields that these rules read. Any other fields are preserved. `amount` is the chosen amount of a donation. */
type Saved = { edpNo: number; quantity: number; amount?: number | undefined }

/** The maximum number of things saved for later. */
export const maxSavedItems = 50

/** Whether two are the same thing: the same style and size, and for donations the same amount. */
export const isSameItem = (one: Saved, other: Saved): boolean =>
  one.edpNo === other.edpNo && one.amount === other.amount

/**
 * Adds an item to the list of things saved for later.
 *
 * 1. The latest item is first.
 * 2. The same thing saved twice becomes one item with both quantities, at most the maximum of a line.
 * 3. The list has at most 50 items. The oldest item is dropped.
 */
export function saveForLater<Item extends Saved>(waiting: readonly Item[], item: Item): Item[] {
  const existing = waiting.find((other) => isSameItem(other, item))
  const quantity = Math.min(maxQuantity, item.quantity + (existing?.quantity ?? 0))
  return [{ ...item, quantity }, ...waiting.filter((other) => other !== existing)].slice(0, maxSavedItems)
}
