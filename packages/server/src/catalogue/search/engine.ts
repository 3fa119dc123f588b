import type { Language } from '@onair/core/language'
import { type Chosen, type DimensionId, dimensions, type SortKey } from './dimensions.ts'
import { type Codes, type IndexData, itemOfNumber } from './index-data.ts'
import { docOf, seek, Tally } from './match.ts'
import { mostWords, understand } from './query.ts'
import { flags } from './traits.ts'
import { isStopWord, wordsOf } from './words.ts'

/** What is looked for. */
export type Query = {
  language: Language
  /** As it was typed; undefined: everything. */
  searchTerm: string | undefined
  chosen: Chosen
  sortKey: SortKey
}

/** What was found. */
export type Found = {
  /** How many products fit. */
  total: number
  /** The first of them in their order, at least as many as were asked for. */
  docs: Uint32Array
  /** By dimension and value: how many products choosing it would give. */
  counts: ReadonlyMap<DimensionId, Uint32Array>
  /** What was looked for instead of what was typed. */
  correctedTerm: string | null
}

/** `hits` of a product that fits. */
const fits = 255

/** How many answers are kept, and of how many products: together not more than six megabytes. */
const keptAnswers = 48
const keptDocs = 32_768

const keyOf = ({ language, searchTerm, chosen, sortKey }: Query): string =>
  JSON.stringify([
    language,
    sortKey,
    searchTerm ?? null,
    ...[...chosen].sort(([one], [other]) => (one < other ? -1 : 1)),
  ])

/** Answers searches from an index, on the thread that it is called on. */
export type Engine = ReturnType<typeof createEngine>

export function createEngine(data: IndexData) {
  const tally = new Tally(data.size)
  const { hits, score } = tally
  const fourHits = new Uint32Array(hits.buffer, 0, hits.length >> 2)
  /** The docs that fit, ascending: the first `total` of them. */
  const matched = new Uint32Array(data.size)
  const kept = new Map<string, Found>()
  /** Docs that were presented lately, the last one first. */
  let recent: readonly number[] = []

  /** Marks what has the words; answers how many words a product must have, and what was looked for in the end. */
  function mark(query: Query): { least: number; correctedTerm: string | null } {
    if (query.searchTerm === undefined) {
      hits.fill(0)
      return { least: 0, correctedTerm: null }
    }
    return understand(query.searchTerm, {
      seek: (folded, prefix) => seek(data, folded, { language: query.language, prefix }),
      lexicons: data.lexicons,
      language: query.language,
      occurs: (sought, least) => {
        tally.count(data, sought)
        return tally.reaches(least)
      },
    })
  }

  /**
   * Counts what fits, and by dimension what would.
   *
   * 1. A product fits that has the words and, in each dimension where something is chosen, one of the chosen values.
   * 2. A dimension's own choice does not narrow its own counts: they say what choosing another value would give.
   */
  function count({ chosen }: Query, least: number) {
    const filters = [...chosen].map(([id, values]) => {
      const dimension = dimensions[id]
      const allowed = allowedCodes(data, id, values)
      // What fits but for this dimension, by code.
      return { id, column: dimension.column(data), allowed, alone: new Uint32Array(allowed.length) }
    })
    let total = 0
    for (let doc = 0; doc < data.size; doc += 1) {
      // Of four products at once: most have none of the words.
      if (least > 0 && (doc & 3) === 0 && fourHits[doc >> 2] === 0) {
        doc += 3
        continue
      }
      if ((hits[doc] ?? 0) < least) continue
      let failed = 0
      let last: (typeof filters)[number] | undefined
      for (const filter of filters) {
        if (filter.allowed[filter.column[doc] ?? 0]) continue
        failed += 1
        last = filter
        if (failed > 1) break
      }
      if (failed === 0) {
        hits[doc] = fits
        matched[total++] = doc
      } else if (failed === 1 && last) {
        const code = last.column[doc] ?? 0
        last.alone[code] = (last.alone[code] ?? 0) + 1
      }
    }
    const counted = new Map<Codes, Uint32Array>()
    const counts = new Map<DimensionId, Uint32Array>()
    for (const id of Object.keys(dimensions) as DimensionId[]) {
      const column = dimensions[id].column(data)
      const all = counted.get(column) ?? countCodes(column, dimensions[id].codes(data), total)
      counted.set(column, all)
      counts.set(id, spread(id, all, filters.find((filter) => filter.id === id)?.alone))
    }
    return { total, counts }
  }

  /** How many of the products that fit have each code. */
  function countCodes(column: Codes, codes: number, total: number): Uint32Array {
    const counted = new Uint32Array(codes)
    for (let at = 0; at < total; at += 1) {
      const code = column[matched[at] ?? 0] ?? 0
      counted[code] = (counted[code] ?? 0) + 1
    }
    return counted
  }

  /** Counts of codes as counts of values. */
  function spread(id: DimensionId, all: Uint32Array, alone: Uint32Array | undefined): Uint32Array {
    const dimension = dimensions[id]
    const counted = new Uint32Array(dimension.size(data))
    for (let code = 0; code < all.length; code += 1) {
      const products = (all[code] ?? 0) + (alone?.[code] ?? 0)
      if (products === 0) continue
      for (const place of dimension.placesOf(data, code)) counted[place] = (counted[place] ?? 0) + products
    }
    return counted
  }

  /** The first of the products that fit, in the order asked for. */
  function order({ sortKey, searchTerm }: Query, total: number, most: number): Uint32Array {
    const docs = new Uint32Array(Math.min(most, total))
    let placed = 0
    if (sortKey === 'relevance' || sortKey === 'recently-aired') {
      for (const doc of sortKey === 'recently-aired' ? recent : []) {
        if (hits[doc] !== fits || placed === docs.length) continue
        // The rest follows without it.
        hits[doc] = 0
        docs[placed++] = doc
      }
      return searchTerm === undefined ? byPopularity(docs, placed, total) : byScore(docs, placed, total)
    }
    const all = data.orders[sortKey]
    for (let place = 0; placed < docs.length; place += 1) {
      const doc = all[place] ?? 0
      if (hits[doc] === fits) docs[placed++] = doc
    }
    return docs
  }

  function byPopularity(docs: Uint32Array, from: number, total: number): Uint32Array {
    let placed = from
    for (let at = 0; placed < docs.length && at < total; at += 1) {
      const doc = matched[at] ?? 0
      if (hits[doc] === fits) docs[placed++] = doc
    }
    return docs
  }

  /** The best scores first, and of equal scores the most popular. How many have each score says where the next begins. */
  function byScore(docs: Uint32Array, from: number, total: number): Uint32Array {
    const starts = new Uint32Array(257)
    starts[0] = from
    for (let at = 0; at < total; at += 1) {
      const doc = matched[at] ?? 0
      if (hits[doc] !== fits) continue
      const place = 256 - (score[doc] ?? 0)
      starts[place] = (starts[place] ?? 0) + 1
    }
    for (let place = 1; place < starts.length; place += 1) {
      starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0)
    }
    for (let at = 0; at < total; at += 1) {
      const doc = matched[at] ?? 0
      if (hits[doc] !== fits) continue
      const place = 255 - (score[doc] ?? 0)
      const to = starts[place] ?? 0
      starts[place] = to + 1
      if (to < docs.length) docs[to] = doc
    }
    return docs
  }

  function find(query: Query, most: number): Found {
    const { least, correctedTerm } = mark(query)
    const { total, counts } = count(query, least)
    return { total, counts, correctedTerm, docs: order(query, total, most) }
  }

  return {
    data,
    /**
     * What fits, at least the first `most` of it. The latest answers are kept: another page of the same list costs nothing.
     * An answer is the same object as long as it is the same.
     */
    search(query: Query, most: number): Found {
      const key = keyOf(query)
      const known = kept.get(key)
      kept.delete(key)
      const enough = known && (known.docs.length >= most || known.docs.length === known.total)
      const found = enough ? known : find(query, Math.max(most, keptDocs))
      if (found.docs.length <= keptDocs) kept.set(key, found)
      for (const oldest of kept.keys()) {
        if (kept.size <= keptAnswers) break
        kept.delete(oldest)
      }
      return found
    },
    /** Whether any product has all the words of a text, each as it stands. It costs a fraction of a search. */
    hasTogether(language: Language, text: string): boolean {
      const words = wordsOf(text).filter(({ folded }) => !isStopWord(folded))
      const sought = words.slice(0, mostWords).map(({ folded }) => seek(data, folded, { language, prefix: false }))
      const found = sought.filter((one) => one !== undefined)
      if (found.length < sought.length) return false
      tally.count(data, found)
      return tally.reaches(found.length)
    },
    itemNo: (doc: number): string => itemOfNumber(data.itemNos[doc] ?? 0),
    /** What the schedule says: what is presented this week, and what was lately, the last one first. */
    follow({ week, lately }: { week: readonly string[]; lately: readonly string[] }): void {
      const docs = (itemNos: readonly string[]) => itemNos.flatMap((itemNo) => docOf(data, itemNo) ?? [])
      for (let doc = 0; doc < data.size; doc += 1) data.traits[doc] = (data.traits[doc] ?? 0) & ~flags['on-air']
      for (const doc of docs(week)) data.traits[doc] = (data.traits[doc] ?? 0) | flags['on-air']
      recent = docs(lately)
      kept.clear()
    },
  }
}

/** By code: 1 where products of it have one of the chosen values. A value that there is not, nobody has. */
function allowedCodes(data: IndexData, id: DimensionId, values: readonly string[]): Uint8Array {
  const dimension = dimensions[id]
  const wanted = new Set<number>()
  const size = dimension.size(data)
  for (let place = 0; place < size; place += 1) if (values.includes(dimension.idOf(data, place))) wanted.add(place)
  const allowed = new Uint8Array(dimension.codes(data))
  if (wanted.size === 0) return allowed
  for (let code = 0; code < allowed.length; code += 1) {
    if (dimension.placesOf(data, code).some((place) => wanted.has(place))) allowed[code] = 1
  }
  return allowed
}
