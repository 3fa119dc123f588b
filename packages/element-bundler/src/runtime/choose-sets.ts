/** Elements whose code comes in one file: their numbers, the length of their own code, and whether the set can open a page. */
export type ElementSet = readonly [elements: readonly number[], length: number, opening?: boolean]

/** The most files for elements that are requested at once. */
export const mostFiles = 4

/**
 * The sets that bring the requested elements: at most `most`, and with as little code as a short search finds.
 *
 * It begins with a set for each element, and replaces some by a larger set that contains them all: while that is no more code, or
 * while there are too many sets. Then it takes the set that adds the least code for each file that it saves.
 *
 * @param sets set 0 is that of element 0 alone, and so on; larger ones follow, one of which has all elements
 * @returns the numbers of the sets
 */
export function chooseSets(requested: readonly number[], sets: readonly ElementSet[], most = mostFiles): number[] {
  let chosen = [...requested]
  for (;;) {
    const tooMany = chosen.length - most
    let best: { chosen: number[]; added: number } | undefined
    for (const [number, [elements, length]] of sets.entries()) {
      const kept = chosen.filter((one) => !sets[one]?.[0].every((element) => elements.includes(element)))
      const spared = chosen.length - kept.length - 1
      if (spared < 1) continue
      const replaced = lengthOf(chosen, sets) - lengthOf(kept, sets)
      const added = (length - replaced) / Math.max(1, Math.min(spared, tooMany))
      if (!best || added < best.added) best = { chosen: [...kept, number], added }
    }
    if (!best || (tooMany <= 0 && best.added > 0)) return chosen
    chosen = best.chosen
  }
}

/** As `chooseSets`, for a page's first elements: the first of the sets can open a page. */
export function chooseOpening(requested: readonly number[], sets: readonly ElementSet[]): number[] {
  const choices = [...sets.entries()].flatMap(([number, [elements, , opening]]) => {
    if (!opening || !elements.some((element) => requested.includes(element))) return []
    const others = requested.filter((element) => !elements.includes(element))
    return [[number, ...chooseSets(others, sets, mostFiles - 1)]]
  })
  // Of two choices with the same amount of code, the one with fewer files.
  const cost = (chosen: readonly number[]) => lengthOf(chosen, sets) + chosen.length
  return choices.reduce((best, one) => (cost(one) < cost(best) ? one : best))
}

const lengthOf = (chosen: readonly number[], sets: readonly ElementSet[]) =>
  chosen.reduce((sum, one) => sum + (sets[one]?.[1] ?? 0), 0)
