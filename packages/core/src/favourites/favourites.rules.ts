/** Moves or adds an item to the front of the list. */
export function withFavourite(itemNos: readonly string[], itemNo: string): string[] {
  return [itemNo, ...itemNos.filter((other) => other !== itemNo)]
}

/** Removes an item from the list. */
export function withoutFavourite(itemNos: readonly string[], itemNo: string): string[] {
  return itemNos.filter((other) => other !== itemNo)
}
