/** Letter sizes from the smallest; plus sizes follow. The codes are the same in both languages. */
const letters = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', '1x', '2x', '3x', '4x', '5x']

/**
 * The rank of a size by the code in its id (`xl`, `8-5` for 8½): letters from small to large, then numbers by value, then
 * all others.
 */
function placeOf(code: string): number {
  const letter = letters.indexOf(code)
  if (letter >= 0) return letter
  const number = Number(/^\d+(-\d+)?/.exec(code)?.[0].replace('-', '.'))
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : letters.length + number
}

/** Sorts sizes from small to large instead of by their number of products. */
export function inSizeOrder<Value extends { id: string; name: string }>(values: readonly Value[]): Value[] {
  const placed = values.map((value) => ({ value, place: placeOf(value.id.slice(value.id.indexOf(':') + 1)) }))
  return placed
    .sort((a, b) => (a.place === b.place ? a.value.name.localeCompare(b.value.name) : a.place < b.place ? -1 : 1))
    .map(({ value }) => value)
}
