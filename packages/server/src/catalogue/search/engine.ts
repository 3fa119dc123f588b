import type { Language } from '@onair/core/language'
import { LRUCache } from 'lru-cache'
import type { PriceWindow } from '../open-windows.queries.ts'
import { type Chosen, type DimensionId, dimensions, type Range, type SortKey } from './dimensions.ts'
import { giftsOf } from './gifts.ts'
import { type Codes, type IndexData, itemOfNumber } from './index-data.ts'
import { docOf, either, type Sought, seek, synonymous, Tally } from './match.ts'
import { namedValues } from './named-values.ts'
import { nameSum } from './names.ts'
import { priced } from './priced.ts'
import { mostWords, type Understood, understand } from './query.ts'
import { ranking, type Signs } from './ranking.ts'
import { spellingOf } from './spelling.ts'
import { type Meaning, synonymsOf } from './synonyms.ts'
import { flags } from './traits.ts'
import { isStopWord, wordsOf } from './words.ts'

/** A search. */
export type Query = {
  language: Language
  /** As the shopper typed it; undefined finds everything. */
  searchTerm: string | undefined
  /** Searches the words as they are typed: none is corrected. */
  exact?: boolean
  chosen: Chosen
  sortKey: SortKey
  /** Whether the last word may be incomplete. A complete one finds no longer words: "bra" does not find bracelets. */
  typing?: boolean
}

/** The result of a search. */
export type SearchResult = {
  /** The number of matching products. */
  total: number
  /** The first of them in the requested order, sold-out ones last; at least as many as requested. */
  docs: Uint32Array
  /** By dimension and value: the number of products if the value were chosen. */
  counts: ReadonlyMap<DimensionId, Uint32Array>
  /** The corrected term, if it was searched instead of the typed one. */
  correctedTerm: string | null
  /** The typed words that were left out because no product has them. */
  unknown: readonly string[]
}

const other = { en: 'fr', fr: 'en' } as const

/** `hits` of a matching product. */
const fits = 255

/** The scores of a product whose name was typed. Ten words reach at most 190. */
const named = { alone: 255, withBrand: 254 }

/** The most cached results, and the most products of each: together at most six megabytes. */
const maxCachedResults = 48
const maxCachedDocs = 32_768

/** The shortest prefix that finds a word once the shopper has finished typing. */
const leastBeginning = 5

const keyOf = ({ language, searchTerm, exact = false, chosen, sortKey, typing = false }: Query): string =>
  JSON.stringify([
    language,
    sortKey,
    exact,
    typing,
    searchTerm ?? null,
    ...[...chosen].sort(([one], [other]) => (one < other ? -1 : 1)),
  ])

/** Searches an index, synchronously. */
export type Engine = ReturnType<typeof createEngine>

export function createEngine(data: IndexData) {
  const tally = new Tally(data.size)
  const { hits, score } = tally
  const fourHits = new Uint32Array(hits.buffer, 0, hits.length >> 2)
  /** The matching docs, ascending: the first `total` entries. */
  const matched = new Uint32Array(data.size)
  const results = new LRUCache<string, SearchResult>({ max: maxCachedResults })
  const prices = priced(data)
  const ranked = ranking(data)
  const brandSums = {
    en: data.brands.map(({ name }) => nameSum(name, 'en')),
    fr: data.brands.map(({ name }) => nameSum(name, 'fr')),
  }
  const synonyms = { en: synonymsOf(data.synonyms.en, 'en'), fr: synonymsOf(data.synonyms.fr, 'fr') }
  const spellings = { en: spellingOf(data, 'en'), fr: spellingOf(data, 'fr') }

  /** Searches a synonym in its own language: English "drapes" are not « draps ». */
  function seekMeaning(
    typed: readonly string[],
    { language: its, phrases }: Meaning,
    language: Language,
  ): Sought | undefined {
    const seekAll = (phrase: readonly string[], how: { language: Language; penalty: number; alone: boolean }) => {
      const words = phrase.flatMap((word) => seek(data, word, { ...how, prefix: false }) ?? [])
      if (words.length < phrase.length) return undefined
      // Synonyms do not search brands: « porter » does not mean the brand Vieux-Port, nor « souper » La Mijote.
      const goods = words.map((word) => ({ ...word, brands: undefined }))
      if (words.length > 1) return tally.phrase(data, goods, how.penalty)
      return how.alone && words[0]?.lists.length ? goods[0] : words[0]
    }
    const occurrences = [
      seekAll(typed, { language, penalty: 0, alone: false }),
      ...phrases.map((phrase) => seekAll(phrase, { language: its, penalty: synonymous, alone: true })),
    ]
    return occurrences.reduce((all, one) => (all && one ? either(all, one) : (all ?? one)), undefined)
  }

  /** Marks the products with the words. */
  function mark(query: Query): Understood {
    if (query.searchTerm === undefined) {
      hits.fill(0)
      return { least: 0, correctedTerm: null, unknown: [], whole: true }
    }
    return understand(query.searchTerm, {
      seek(folded, last) {
        const how = { language: query.language }
        if (last && query.typing) return seek(data, folded, { ...how, prefix: true })
        const whole = seek(data, folded, { ...how, prefix: false })
        return (
          whole ?? (last && folded.length >= leastBeginning ? seek(data, folded, { ...how, prefix: true }) : undefined)
        )
      },
      meaning: (words, place) =>
        synonyms[query.language].at(words, place) ?? synonyms[other[query.language]].at(words, place),
      seekMeaning: (typed, meaning) => seekMeaning(typed, meaning, query.language),
      spelling: query.exact ? { ...spellings[query.language], corrected: () => [] } : spellings[query.language],
      language: query.language,
      occurs: (sought, least, head) => {
        tally.count(data, sought)
        if (head) tally.only(data, head)
        return tally.reaches(least)
      },
    })
  }

  /** Whether this product and the next three have none of the words, as most. */
  const isFarFromHit = (doc: number, least: number): boolean => least > 0 && (doc & 3) === 0 && fourHits[doc >> 2] === 0

  /**
   * Counts the matching products, and for each dimension those of its values.
   *
   * 1. A product matches if it has the words and, in each dimension with a choice, one of the chosen values.
   * 2. A dimension's own choice does not filter its counts, so that another value can be chosen.
   */
  function count({ chosen }: Query, least: number) {
    const filters = [...chosen].map(([id, values]) => {
      const dimension = dimensions[id]
      const allowed = allowedCodes(data, id, values)
      const ranges = values.flatMap((value) => dimension.rangeOf?.(value) ?? [])
      // The products that match all other dimensions, by code.
      return { id, column: dimension.column(data), allowed, ranges, alone: new Uint32Array(allowed.length) }
    })
    let total = 0
    for (let doc = 0; doc < data.size; doc += 1) {
      if (isFarFromHit(doc, least)) {
        doc += 3
        continue
      }
      if ((hits[doc] ?? 0) < least) continue
      let failed = 0
      let last: (typeof filters)[number] | undefined
      for (const filter of filters) {
        if (filter.allowed[filter.column[doc] ?? 0]) continue
        if (filter.ranges.length > 0 && isWithin(prices.lowest(doc), filter.ranges)) continue
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

  /** The number of matching products by code. */
  function countCodes(column: Codes, codes: number, total: number): Uint32Array {
    const counted = new Uint32Array(codes)
    for (let at = 0; at < total; at += 1) {
      const code = column[matched[at] ?? 0] ?? 0
      counted[code] = (counted[code] ?? 0) + 1
    }
    return counted
  }

  /** Converts counts by code to counts by value. */
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

  /** Ranks products whose whole name was typed, with or without the brand, above all others. */
  function raiseNamed(searchTerm: string, language: Language, total: number): void {
    const names = data.names[language]
    const sum = nameSum(searchTerm, language)
    for (let at = 0; at < total; at += 1) {
      const doc = matched[at] ?? 0
      // For a product without a name, the brand alone would match.
      if (names[doc] === 0) continue
      const rest = (sum - (names[doc] ?? 0)) >>> 0
      if (rest === 0) score[doc] = named.alone
      else if (rest === brandSums[language][data.brand[doc] ?? 0]) score[doc] = named.withBrand
    }
  }

  /** The first matching products in the requested order. */
  function order({ sortKey, searchTerm, chosen, language }: Query, total: number, most: number): Uint32Array {
    const matches = (doc: number) => hits[doc] === fits
    if (sortKey !== 'relevance' && sortKey !== 'recently-aired')
      return ranked.stored(prices.order(sortKey), total, most, matches)
    // Donations come last, unless the shopper asks for them.
    if (searchTerm !== undefined && !asksForDonations(searchTerm)) for (const doc of data.donations) score[doc] = 0
    if (searchTerm !== undefined) raiseNamed(searchTerm, language, total)
    const matching = { docs: matched.subarray(0, total), score: searchTerm === undefined ? undefined : score }
    if (sortKey === 'recently-aired') return ranked.recent(matching, most, matches)
    const isMixed = searchTerm === undefined && !chosen.has('category')
    return ranked.relevant(matching, most, isMixed)
  }

  function find(query: Query, most: number): SearchResult {
    const { least, correctedTerm, unknown } = mark(query)
    const { total, counts } = count(query, least)
    return { total, counts, correctedTerm, unknown, docs: order(query, total, most) }
  }

  /** The number of words of a text, if any product has them all without corrections. */
  function together(language: Language, text: string, brands = true): number | undefined {
    const words = wordsOf(text).filter(({ folded }) => !isStopWord(folded, language))
    const sought = words.slice(0, mostWords).map(({ folded }) => seek(data, folded, { language, prefix: false }))
    const occurring = sought.filter((one) => one !== undefined)
    if (occurring.length < sought.length) return undefined
    tally.count(data, brands ? occurring : occurring.map((one) => ({ ...one, brands: undefined })))
    return tally.reaches(occurring.length) ? occurring.length : undefined
  }

  /** The number of products with the chosen values and at least `least` of the words searched last. */
  function sum(least: number, chosen: Chosen): number {
    const filters = [...chosen].map(([id, values]) => ({
      column: dimensions[id].column(data),
      allowed: allowedCodes(data, id, values),
    }))
    let total = 0
    for (let doc = 0; doc < data.size; doc += 1) {
      if (isFarFromHit(doc, least)) {
        doc += 3
        continue
      }
      if ((hits[doc] ?? 0) >= least && filters.every(({ column, allowed }) => allowed[column[doc] ?? 0])) total += 1
    }
    return total
  }

  /** Whether a text as written finds any product. */
  const finds = (language: Language, searchTerm: string): boolean =>
    tally.reaches(mark({ language, searchTerm, exact: true, chosen: new Map(), sortKey: 'relevance' }).least)

  return {
    data,
    /**
     * Searches, and returns at least the first `most` docs. Recent results are cached, so another page of the same list costs
     * nothing. An unchanged result is the same object.
     */
    search(query: Query, most: number): SearchResult {
      const key = keyOf(query)
      const cached = results.get(key)
      const enough = cached && (cached.docs.length >= most || cached.docs.length === cached.total)
      const result = enough ? cached : find(query, Math.max(most, maxCachedDocs))
      if (result.docs.length <= maxCachedDocs) results.set(key, result)
      return result
    },
    /** Whether any product has all the words of a text, without corrections. It costs a fraction of a search. */
    hasTogether: (language: Language, text: string): boolean => (together(language, text) ?? 0) > 0,
    /** The colours, sizes and brands that a term names, and the rest of it; undefined if it names none. */
    namedValues: namedValues(data, (language) => ({
      having(text, chosen) {
        const least = together(language, text, chosen.has('brand'))
        return least === undefined ? { all: 0, within: 0 } : { all: sum(least, new Map()), within: sum(least, chosen) }
      },
      found(text, chosen) {
        const searchTerm = text === '' ? undefined : text
        const { least, whole, unknown } = mark({ language, searchTerm, chosen, sortKey: 'relevance' })
        return { total: sum(least, chosen), whole, complete: whole && unknown.length === 0 }
      },
    })),
    /** The collections of gifts that a term leads to. */
    gifts: giftsOf(data, finds),
    itemNo: (doc: number): string => itemOfNumber(data.itemNos[doc] ?? 0),
    /** Applies the schedule and the sales: this week's products, those presented recently, and the units sold. */
    follow({ week, ...signs }: Signs & { week: readonly string[] }): void {
      for (let doc = 0; doc < data.size; doc += 1) data.traits[doc] = (data.traits[doc] ?? 0) & ~flags['on-air']
      for (const itemNo of week) {
        const doc = docOf(data, itemNo)
        if (doc !== undefined) data.traits[doc] = (data.traits[doc] ?? 0) | flags['on-air']
      }
      ranked.follow(signs)
      results.clear()
    },
    /** Marks products as sold out, or as back in stock. */
    stock(itemNos: Iterable<string>, isSoldOut: boolean): void {
      ranked.stock(itemNos, isSoldOut)
      results.clear()
    },
    /** Applies the open price windows to filters and orders by price. */
    reprice(windows: Iterable<Pick<PriceWindow, 'itemNo' | 'priceCents'>>): void {
      prices.apply(windows)
      results.clear()
    },
  }
}

/** Whether a price is in one of the ranges. A product without a price is in none. */
const isWithin = (cents: number, ranges: readonly Range[]): boolean =>
  cents > 0 && ranges.some(({ from, to = Number.POSITIVE_INFINITY }) => cents >= from && cents <= to)

const donating: ReadonlySet<string> = new Set(['donate', 'donation', 'donations', 'don', 'dons'])

const asksForDonations = (searchTerm: string): boolean => wordsOf(searchTerm).some(({ folded }) => donating.has(folded))

/** By code: 1 if it has one of the chosen values. Unknown values match no code. */
function allowedCodes(data: IndexData, id: DimensionId, values: readonly string[]): Uint8Array {
  const dimension = dimensions[id]
  const places = new Set<number>()
  const size = dimension.size(data)
  for (let place = 0; place < size; place += 1) if (values.includes(dimension.idOf(data, place))) places.add(place)
  const allowed = new Uint8Array(dimension.codes(data))
  if (places.size === 0) return allowed
  for (let code = 0; code < allowed.length; code += 1) {
    if (dimension.placesOf(data, code).some((place) => places.has(place))) allowed[code] = 1
  }
  return allowed
}
