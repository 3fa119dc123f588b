import { isItemNumber } from '../shared/item-number.ts'

/** Items that are remembered, and that the products call is asked for (specification §9). */
export const maxRecentlyViewed = 36
/** Items on a page (specification §9). */
export const recentlyViewedPageSize = 10

/** The stored text, item numbers between dashes, as a list. What is no item number is dropped, and what comes twice. */
export function parseRecentlyViewed(text: string | null | undefined): string[] {
  return [...new Set((text ?? '').split('-').filter(isItemNumber))].slice(0, maxRecentlyViewed)
}

/** A list as it is stored and sent: dash-separated (specification §7). */
export function printRecentlyViewed(itemNos: readonly string[]): string {
  return itemNos.join('-')
}

/**
 * The list after an item was looked at.
 *
 * 1. The item comes first; the others keep their order.
 * 2. No item is in it twice.
 * 3. Never more than 36: the oldest go.
 * 4. What is no item number changes nothing.
 */
export function addRecentlyViewed(itemNos: readonly string[], itemNo: string): string[] {
  if (!isItemNumber(itemNo)) return [...itemNos]
  return [itemNo, ...itemNos.filter((other) => other !== itemNo)].slice(0, maxRecentlyViewed)
}
