import { areAlike, spread } from './apart.ts'
import { airedLevel, rankOf, ranks, soldLevel, tierOf } from './appeal.ts'
import type { IndexData } from './index-data.ts'
import { docOf } from './match.ts'

/** The signals that change while an index is in use, by item number. */
export type Signs = {
  /** The products that were presented recently, latest first; the first `today` of them within a day. */
  lately: readonly string[]
  today: number
  /** Units sold lately. */
  sold: ReadonlyMap<string, number>
}

/** The products that match a search. */
type Matching = {
  /** Ascending. */
  docs: Uint32Array
  /** By doc; undefined if nothing was typed, and all are equally relevant. */
  score: Uint8Array | undefined
}

/** Sorts matching products, with sold-out ones last. */
export function ranking(data: IndexData) {
  const appeal = data.opinions.slice()
  const soldOut = new Uint8Array(data.size)
  /** Docs that were presented recently, latest first. */
  let recent: readonly number[] = []
  const departments = departmentsOf(data)

  const faces = (score: Matching['score']) => ({
    tier: (doc: number) => tierOf(rankOf(score?.[doc] ?? 0, 0, soldOut[doc] === 1)),
    isAlike: (one: number, other: number) =>
      data.brand[one] === data.brand[other] && areAlike(data.looks[one] ?? 0, data.looks[other] ?? 0),
    category: (doc: number) => data.category[doc] ?? 0,
    department: (doc: number) => departments[data.category[doc] ?? 0] ?? 0,
  })

  /** Sorts by rank, then by popularity: a counting sort. */
  function byRank({ docs, score }: Matching, most: number, first: readonly number[] = []): Uint32Array {
    const sorted = new Uint32Array(Math.min(most, docs.length))
    const isFirst = new Uint8Array(first.length > 0 ? data.size : 0)
    for (const doc of first) isFirst[doc] = 1
    const starts = new Uint32Array(ranks + 1)
    const placeOf = (doc: number) =>
      isFirst[doc] === 1
        ? // No product has a higher score.
          ranks - 1 - rankOf(255, 15, soldOut[doc] === 1)
        : ranks - 1 - rankOf(score?.[doc] ?? 0, appeal[doc] ?? 0, soldOut[doc] === 1)
    for (const doc of docs) {
      const place = placeOf(doc) + 1
      starts[place] = (starts[place] ?? 0) + 1
    }
    for (let place = 1; place < starts.length; place += 1) {
      starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0)
    }
    const put = (doc: number) => {
      const place = placeOf(doc)
      const to = starts[place] ?? 0
      starts[place] = to + 1
      if (to < sorted.length) sorted[to] = doc
    }
    for (const doc of first) put(doc)
    for (const doc of docs) if (isFirst[doc] !== 1) put(doc)
    return sorted
  }

  return {
    /** By relevance, with look-alikes apart. */
    relevant(matching: Matching, most: number, isMixed: boolean): Uint32Array {
      const sorted = byRank(matching, most)
      spread(sorted, isMixed, faces(matching.score))
      return sorted
    },
    /** Those presented recently first, latest first, then the others by relevance. */
    recent(matching: Matching, most: number, matches: (doc: number) => boolean): Uint32Array {
      return byRank(matching, most, recent.filter(matches))
    },
    /** In a stored order of all products. */
    stored(order: Uint32Array, total: number, most: number, matches: (doc: number) => boolean): Uint32Array {
      const sorted = new Uint32Array(Math.min(most, total))
      const late: number[] = []
      let placed = 0
      for (let place = 0; place < order.length && placed < sorted.length; place += 1) {
        const doc = order[place] ?? 0
        if (!matches(doc)) continue
        if (soldOut[doc] === 1) late.push(doc)
        else sorted[placed++] = doc
      }
      sorted.set(late.slice(0, sorted.length - placed), placed)
      return sorted
    },
    /** Applies the recent presentations and sales. */
    follow({ lately, today, sold }: Signs): void {
      appeal.set(data.opinions)
      const raise = (itemNo: string, level: number) => {
        const doc = docOf(data, itemNo)
        if (doc !== undefined) appeal[doc] = (appeal[doc] ?? 0) + level
        return doc ?? []
      }
      for (const [itemNo, units] of sold) raise(itemNo, soldLevel(units))
      recent = lately.flatMap((itemNo, place) => raise(itemNo, airedLevel(place < today ? 'today' : 'recently')))
    },
    /** Marks products as sold out or not. */
    stock(itemNos: Iterable<string>, isSoldOut: boolean): void {
      for (const itemNo of itemNos) {
        const doc = docOf(data, itemNo)
        if (doc !== undefined) soldOut[doc] = isSoldOut ? 1 : 0
      }
    },
  }
}

/** By category: the place of its first level. */
function departmentsOf({ categories }: IndexData): number[] {
  const departments: number[] = []
  // Parents come before their children.
  categories.forEach(({ parent }, place) => {
    departments.push(parent < 0 ? place : (departments[parent] ?? place))
  })
  return departments
}
