import { isItemNumber } from '../shared/item-number/item-number.ts'

/** The most items in the history, and in one products call (specification §9). */
export const maxRecentlyViewed = 36
/** Items per page (specification §9). */
export const recentlyViewedPageSize = 10

/** Parses the stored text, item numbers joined by dashes. Invalid and repeated numbers are dropped. */
export function parseRecentlyViewed(text: string | null | undefined): string[] {
  return [...new Set((text ?? '').split('-').filter(isItemNumber))].slice(0, maxRecentlyViewed)
}

/** Prints a list for storage and for the call: item numbers joined by dashes (specification §7). */
export function printRecentlyViewed(itemNos: readonly string[]): string {
  return itemNos.join('-')
}

/**
 * Adds a viewed item to the list.
 *
 * 1. The item comes first; the others keep their order.
 * 2. Each item occurs once.
 * 3. At most 36 items stay; the oldest are dropped.
 * 4. An invalid item number changes nothing.
 */
export function addRecentlyViewed(itemNos: readonly string[], itemNo: string): string[] {
  if (!isItemNumber(itemNo)) return [...itemNos]
  return [itemNo, ...itemNos.filter((other) => other !== itemNo)].slice(0, maxRecentlyViewed)
}
