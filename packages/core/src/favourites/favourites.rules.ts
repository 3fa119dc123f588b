/** The list with an item added in front, once. */
export function withFavourite(itemNos: readonly string[], itemNo: string): string[] {
  return [itemNo, ...itemNos.filter((other) => other !== itemNo)]
}

/** The list without an item. */
export function withoutFavourite(itemNos: readonly string[], itemNo: string): string[] {
  return itemNos.filter((other) => other !== itemNo)
}
