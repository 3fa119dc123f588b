/**
 * Reproducible random numbers: the same key gives the same numbers on every machine. Each product, day and show has a
 * source of its own, so that none depends on what was generated before it.
 */
export type Random = {
  /** From 0 (included) to 1 (excluded). */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(list: readonly Item[]): Item
  /** `count` different entries in random order, or all of them if there are fewer. */
  sample<Item>(list: readonly Item[], count: number): Item[]
  weighted<Item>(list: readonly Item[], weight: (item: Item) => number): Item
}

/** A 32-bit hash of a text: FNV-1a with a final mix. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  return (state ^ (state >>> 13)) >>> 0
}

/** The random source of a key, as in `random('product', 17)`. The generator is mulberry32. */
export function random(...key: (string | number)[]): Random {
  let state = hash(key.join('/'))

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))

  function pick<Item>(list: readonly Item[]): Item {
    const item = list[int(0, list.length - 1)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }

  function sample<Item>(list: readonly Item[], count: number): Item[] {
    const rest = [...list]
    const taken: Item[] = []
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1))
    return taken
  }

  function weighted<Item>(list: readonly Item[], weight: (item: Item) => number): Item {
    let remaining = next() * list.reduce((sum, item) => sum + weight(item), 0)
    for (const item of list) {
      remaining -= weight(item)
      if (remaining < 0) return item
    }
    return pick(list)
  }

  return { next, int, chance: (probability) => next() < probability, pick, sample, weighted }
}
