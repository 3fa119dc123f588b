/** Sizes that are letters, from the smallest; plus sizes follow them. Codes are the same in both languages. */
const letters = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', '1x', '2x', '3x', '4x', '5x']

/**
 * Where a size stands among the others, by its value's own part of the id (`xl`, `8-5` for 8½): letters first, from small to
 * large, then numbers by what they measure, then whatever else there is.
 */
function placeOf(code: string): number {
  const letter = letters.indexOf(code)
  if (letter >= 0) return letter
  const number = Number(/^\d+(-\d+)?/.exec(code)?.[0].replace('-', '.'))
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : letters.length + number
}

/** Sizes as shoppers expect them, not by how many there are. */
export function inSizeOrder<Value extends { id: string; name: string }>(values: readonly Value[]): Value[] {
  const placed = values.map((value) => ({ value, place: placeOf(value.id.slice(value.id.indexOf(':') + 1)) }))
  return placed
    .sort((a, b) => (a.place === b.place ? a.value.name.localeCompare(b.value.name) : a.place < b.place ? -1 : 1))
    .map(({ value }) => value)
}
