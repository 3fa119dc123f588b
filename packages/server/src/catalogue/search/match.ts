import type { Language } from '@onair/core/language'
import { type Field, type IndexData, type Lexicon, numberOfItem } from './index-data.ts'
import { expansionOf, termOf } from './lexicon.ts'
import { eachIn, type PostingLists, readList } from './posting-lists.ts'

/** The occurrences of a word: its lists of docs, and the codes of brands and categories with it. */
export type Sought = {
  lists: { field: Field; postingLists: PostingLists; term: number; weight: number }[]
  brands: Uint8Array | undefined
  categories: Uint8Array | undefined
  doc: number | undefined
  /** The products with all words of a synonymous phrase, with their scores. */
  phrases: { docs: Uint32Array; scores: Uint8Array }[]
}

/** The score of a word by the field in which it occurs. */
const weights: Record<Field, number> = { thing: 16, category: 12, brand: 10, name: 9, style: 4 }
/** The penalties of a word in the other language, of a synonym, and of a prefix. */
const otherLanguage = 1
export const synonymous = 1
const unfinished = 2
/**
 * The bonus of a category whose whole name is the word: "sheets" finds sheet sets before bath sheets. The penalty if only a category
 * above has the word: in « Vitamines et nutrition », vitamins come before proteins.
 */
const [wholeName, nameAbove] = [3, 1]
/** The bonus if the product's name and its brand or category both have the word; more if the word says what the product is. */
const also = { thing: 3, name: 2 }

/** The occurrences of a word in either language, or only in the given one; undefined if there are none. */
export function seek(
  data: IndexData,
  folded: string,
  {
    language,
    prefix,
    penalty = 0,
    alone = false,
  }: { language: Language; prefix: boolean; penalty?: number; alone?: boolean },
): Sought | undefined {
  const sought: Sought = { lists: [], brands: undefined, categories: undefined, doc: docOf(data, folded), phrases: [] }
  const seen = new Set<string>()
  const take = (its: Language, lexicon: Lexicon, term: number, less: number) => {
    if (seen.has(`${its}${term}`)) return
    seen.add(`${its}${term}`)
    const foreign = its === language ? 0 : otherLanguage
    const weight = (field: Field) => weights[field] - foreign - less
    for (const field of ['thing', 'name', 'style'] as const) {
      const postingLists = lexicon.postingLists[field]
      if (isEmpty(postingLists, term)) continue
      sought.lists.push({ field, postingLists, term, weight: weight(field) })
    }
    sought.brands = raised(sought.brands, data.brands.length, readList(lexicon.postingLists.brand, term), () =>
      weight('brand'),
    )
    const categories = readList(lexicon.postingLists.category, term)
    const stem = lexicon.stems[term] ?? ''
    sought.categories = raised(
      sought.categories,
      data.categories.length,
      categories,
      (code) => weight('category') + closeness(data.categories[code]?.stems[its] ?? [], stem),
    )
  }
  for (const one of alone ? [language] : (['en', 'fr'] as const)) {
    const lexicon = data.lexicons[one]
    const term = termOf(lexicon, one, folded)
    if (term !== undefined) take(one, lexicon, term, penalty)
  }
  if (prefix) {
    for (const one of ['en', 'fr'] as const) {
      const lexicon = data.lexicons[one]
      for (const place of expansionOf(lexicon, folded))
        take(one, lexicon, lexicon.termOf[place] ?? 0, penalty + unfinished)
    }
  }
  const { lists, brands, categories, doc } = sought
  if (lists.length === 0 && !brands && !categories && doc === undefined) return undefined
  // The first occurrence of a word determines its score.
  lists.sort((one, other) => other.weight - one.weight)
  return sought
}

/** How close a category's own name is to a word that it or a category above has. */
function closeness(stems: readonly string[], stem: string): number {
  if (!stems.includes(stem)) return -nameAbove
  return stems.length === 1 ? wholeName : 0
}

/** The occurrences of one word or the other. */
export function either(one: Sought, other: Sought): Sought {
  return {
    lists: [...one.lists, ...other.lists].sort((first, second) => second.weight - first.weight),
    brands: higher(one.brands, other.brands),
    categories: higher(one.categories, other.categories),
    doc: one.doc ?? other.doc,
    phrases: [...one.phrases, ...other.phrases],
  }
}

const higher = (one: Uint8Array | undefined, other: Uint8Array | undefined): Uint8Array | undefined =>
  one && other ? one.map((weight, code) => Math.max(weight, other[code] ?? 0)) : (one ?? other)

const isEmpty = ({ offsets }: PostingLists, term: number): boolean => offsets[term] === offsets[term + 1]

function raised(
  table: Uint8Array | undefined,
  length: number,
  codes: readonly number[],
  weightOf: (code: number) => number,
) {
  if (codes.length === 0) return table
  const raising = table ?? new Uint8Array(length)
  for (const code of codes) raising[code] = Math.max(raising[code] ?? 0, weightOf(code))
  return raising
}

/** The product with this item number. */
export function docOf({ itemNos, byItemNo }: IndexData, text: string): number | undefined {
  if (!/^\d{6,9}$/.test(text)) return undefined
  const number = numberOfItem(text)
  let low = 0
  let high = byItemNo.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((itemNos[byItemNo[middle] ?? 0] ?? 0) < number) low = middle + 1
    else high = middle
  }
  const doc = byItemNo[low]
  return doc !== undefined && itemNos[doc] === number ? doc : undefined
}

/** Columns that searches write to, allocated once per index. */
export class Tally {
  /** By doc: the number of words that it has. */
  readonly hits: Uint8Array
  /** By doc: the sum of its words' scores. */
  readonly score: Uint8Array
  /** By doc: the last word that matched, from 1. */
  readonly #last: Uint8Array
  /** The most words that any product has. */
  #most = 0

  constructor(size: number) {
    this.hits = new Uint8Array(size)
    this.score = new Uint8Array(size)
    this.#last = new Uint8Array(size)
  }

  /** Counts the words of every product. At most ten words: the scores of more do not fit into a byte. */
  count(data: IndexData, words: readonly Sought[]): void {
    this.hits.fill(0)
    this.score.fill(0)
    this.#last.fill(0)
    this.#most = 0
    words.forEach(({ lists, brands, categories, doc, phrases }, place) => {
      const word = place + 1
      for (const { field, postingLists, term, weight } of lists) {
        if (field === 'thing') this.#markList(postingLists, term, weight, word)
      }
      if (doc !== undefined) this.#mark(doc, weights.thing, word)
      for (const { docs, scores } of phrases) {
        docs.forEach((one, at) => {
          this.#mark(one, scores[at] ?? 0, word)
        })
      }
      if (brands) this.#markGroups(data.inBrand, brands, word)
      if (categories) this.#markGroups(data.inCategory, categories, word)
      for (const { field, postingLists, term, weight } of lists) {
        if (field === 'name') this.#markList(postingLists, term, weight, word, brands || categories ? also.name : 0)
      }
      for (const { field, postingLists, term, weight } of lists) {
        if (field === 'style') this.#markList(postingLists, term, weight, word)
      }
    })
  }

  /** Drops the products without this word, or with it only in their details. */
  only(data: IndexData, { lists, brands, categories, phrases }: Sought): void {
    const named = this.#last.fill(0)
    const see = (doc: number) => {
      named[doc] = 1
    }
    for (const { field, postingLists, term } of lists) if (field !== 'style') eachIn(postingLists, term, see)
    for (const { docs } of phrases) docs.forEach(see)
    brands?.forEach((weight, code) => {
      if (weight > 0) eachIn(data.inBrand, code, see)
    })
    categories?.forEach((weight, code) => {
      if (weight > 0) eachIn(data.inCategory, code, see)
    })
    this.#most = 0
    for (let doc = 0; doc < named.length; doc += 1) {
      const count = named[doc] === 0 ? 0 : (this.hits[doc] ?? 0)
      this.hits[doc] = count
      if (count > this.#most) this.#most = count
    }
  }

  /** The products with all words of a phrase, as one word. A product's score is that of its words on average. */
  phrase(data: IndexData, words: readonly Sought[], penalty: number): Sought | undefined {
    this.count(data, words)
    if (!this.reaches(words.length)) return undefined
    const docs: number[] = []
    for (let doc = 0; doc < this.hits.length; doc += 1) if (this.hits[doc] === words.length) docs.push(doc)
    const scores = Uint8Array.from(docs, (doc) =>
      Math.max(1, Math.min(weights.thing, Math.round((this.score[doc] ?? 0) / words.length)) - penalty),
    )
    return {
      lists: [],
      brands: undefined,
      categories: undefined,
      doc: undefined,
      phrases: [{ docs: Uint32Array.from(docs), scores }],
    }
  }

  /** Whether any product has this number of the words. */
  reaches(least: number): boolean {
    return this.#most >= least
  }

  #mark(doc: number, weight: number, word: number): void {
    if (this.#last[doc] === word) return
    this.#last[doc] = word
    const count = (this.hits[doc] ?? 0) + 1
    this.hits[doc] = count
    this.score[doc] = (this.score[doc] ?? 0) + weight
    if (count > this.#most) this.#most = count
  }

  #markGroups(postingLists: PostingLists, worth: Uint8Array, word: number): void {
    worth.forEach((weight, code) => {
      if (weight > 0) this.#markList(postingLists, code, weight, word, also.thing)
    })
  }

  /**
   * As `eachIn`, inlined: a search spends most of its time here.
   * @param again the bonus if the word has already matched in another field
   */
  #markList({ offsets, bytes }: PostingLists, list: number, weight: number, word: number, again = 0): void {
    const last = this.#last
    const { hits, score } = this
    const end = offsets[list + 1] ?? 0
    let most = this.#most
    let doc = 0
    for (let at = offsets[list] ?? 0; at < end; ) {
      let byte = bytes[at++] ?? 0
      let gap = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] ?? 0
        gap |= (byte & 127) << shift
      }
      doc += gap
      if (last[doc] === word) {
        score[doc] = (score[doc] ?? 0) + again
        continue
      }
      last[doc] = word
      const count = (hits[doc] ?? 0) + 1
      hits[doc] = count
      score[doc] = (score[doc] ?? 0) + weight
      if (count > most) most = count
    }
    this.#most = most
  }
}
