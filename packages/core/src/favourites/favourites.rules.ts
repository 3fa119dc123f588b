/** Favourites on a page (specification §9). */
export const favouritesPageSize = 20

/** Whether an item shows as a favourite: only for a signed-in shopper who has it in the list (specification §4). */
export function isFavourite(isAuthenticated: boolean, itemNos: readonly string[], itemNo: string): boolean {
  return isAuthenticated && itemNos.includes(itemNo)
}

/** The list with an item added in front, once. */
export function withFavourite(itemNos: readonly string[], itemNo: string): string[] {
  return [itemNo, ...itemNos.filter((other) => other !== itemNo)]
}

/** The list without an item. */
export function withoutFavourite(itemNos: readonly string[], itemNo: string): string[] {
  return itemNos.filter((other) => other !== itemNo)
}
