/** Decides which code shares a file. Both decisions use only lengths: no element is named, and nothing is compiled again. */
import type { ElementSet } from './runtime/choose-sets.ts'

/** The share of the elements that need a chunk of the common code. */
const commonShare = 1 / 4

/**
 * The chunks that a page gets with its first element: those that a quarter of the elements need.
 * @param needs the chunks that each element needs
 */
export function commonChunks(needs: readonly (readonly number[])[]): Set<number> {
  const users = new Map<number, number>()
  for (const chunk of needs.flat()) users.set(chunk, (users.get(chunk) ?? 0) + 1)
  const least = Math.max(2, needs.length * commonShare)
  return new Set([...users].filter(([, count]) => count >= least).map(([chunk]) => chunk))
}

/**
 * The sets of elements that get a file. It begins with a set for each element, and joins two until one has all: each time the two
 * that would make a page with only one of them download the least unneeded code. So there are twice as many sets as elements. A
 * page can open with one element, or with elements that are often together.
 *
 * @param count the number of elements
 * @param lengthOf the length of some elements' code. It is called some `count` × `count` times.
 * @param together elements that pages often have together, which also get a set
 */
export function planSets(
  count: number,
  lengthOf: (elements: readonly number[]) => number,
  together: readonly (readonly number[])[] = [],
): ElementSet[] {
  const setOf = (elements: readonly number[]): ElementSet => [elements, lengthOf(elements)]
  const opening = (elements: readonly number[]): ElementSet => [elements, lengthOf(elements), true]
  const join = (a: ElementSet, b: ElementSet) => {
    const set = setOf([...a[0], ...b[0]].sort((one, other) => one - other))
    return { of: [a, b], set, waste: set[1] - a[1] + set[1] - b[1] }
  }
  const sets = Array.from({ length: count }, (_, element) => opening([element]))
  let open = [...sets]
  let joins = open.flatMap((a, at) => open.slice(at + 1).map((b) => join(a, b)))
  while (joins.length > 0) {
    const best = joins.reduce((least, one) => (one.waste < least.waste ? one : least))
    const isLeft = (set: ElementSet) => !best.of.includes(set)
    open = open.filter(isLeft)
    joins = [...joins.filter(({ of }) => of.every(isLeft)), ...open.map((other) => join(other, best.set))]
    open.push(best.set)
    sets.push(best.set)
  }
  const groups = together.filter(({ length }) => length > 1).map((group) => group.toSorted((a, b) => a - b))
  return [...sets, ...groups.map(opening)]
}
