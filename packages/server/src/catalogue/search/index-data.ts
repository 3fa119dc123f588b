import type { Bilingual, Language } from '@onair/core/language'
import type { PostingLists } from './posting-lists.ts'
import type { SynonymSet } from './synonyms.ts'

/**
 * The data of a search index. A product is a number, `doc`: products are numbered by popularity (most reviews first, then by
 * item number), which is the order of otherwise equal products. Every property of products is a column; with a million products,
 * each byte of a column is a megabyte of memory.
 */
export type IndexData = {
  /** The number of products. */
  size: number
  /** By doc: the item number with a 1 before it, which preserves leading zeros. */
  itemNos: Uint32Array
  /** Docs in the order of `itemNos`. */
  byItemNo: Uint32Array
  /** By doc: the traits, packed by `traits.ts`. */
  traits: Uint16Array
  /** By doc: the lowest and the highest price in cents, without price windows; 0 of a donation, whose price the shopper chooses. */
  minPrice: Uint32Array
  maxPrice: Uint32Array
  /** By doc: the level of its ratings, see `appeal.ts`. */
  opinions: Uint8Array
  /** By doc: how it looks, see `apart.ts`. */
  looks: Uint32Array
  /** By doc: its whole name in each language, see `nameSum`. */
  names: Record<Language, Uint32Array>
  /** By doc: a place in `categories`. */
  category: Codes
  /** By doc: a place in `brands`. */
  brand: Codes
  /** By code: the docs of a category (not of those below it) and of a brand. */
  inCategory: PostingLists
  inBrand: PostingLists
  /** By doc: a place in `colourSets`. */
  colours: Codes
  /** By doc: places in `materialSets` and `stoneSets`. */
  materials: Codes
  stones: Codes
  /** By doc: a place in `sizeSets`. */
  sizes: Codes
  /** Parents before their children; `parent` is a place here, -1 for none. `stems`: of the words of its name. */
  categories: { id: string; name: Bilingual; parent: number; stems: Record<Language, readonly string[]> }[]
  brands: { id: string; name: string }[]
  /** Sets of colours that products have: places in the palette. */
  colourSets: number[][]
  /** Sets of materials and of stones that products have: places in the lists of `materials.ts`. */
  materialSets: number[][]
  stoneSets: number[][]
  /** Sets of sizes that products have: places in `sizeValues`. */
  sizeSets: number[][]
  /** Each size that a product has, by the slug of its code, with its commonest name. */
  sizeValues: { id: string; name: Bilingual }[]
  /** The docs of donations. */
  donations: Uint32Array
  /** All docs in other orders than that of relevance. */
  orders: Record<StoredOrder, Uint32Array>
  collections: Collection[]
  /** By category: the places of the collections that hold it. */
  inCollections: number[][]
  lexicons: Record<Language, Lexicon>
  synonyms: Record<Language, SynonymSet[]>
}

export type Codes = Uint16Array | Uint32Array
export type StoredOrder = 'price-asc' | 'price-desc' | 'newest' | 'rating'

/**
 * The fields in which words are found, most significant first: what the product is (names.ts), its category, its brand, its kind,
 * and its styles and details.
 */
export type Field = 'thing' | 'category' | 'brand' | 'name' | 'style'

/** The words of one language. */
export type Lexicon = {
  /** The stems by which words are compared, sorted. A term is a place in this list. */
  stems: string[]
  /** All folded words, sorted. */
  words: string[]
  /** For each of `words`: its spelling. */
  spellings: string[]
  /** For each of `words`: the sounds of its consonants, and of the whole word. */
  sounds: string[]
  heard: string[]
  /** For each of `words`: its term. */
  termOf: Uint32Array
  /** For each of `words`: the number of products with it. */
  frequency: Uint32Array
  /** By term: the docs with it in their name, details or style, and the codes of brands and categories with it in their name. */
  postingLists: Record<Field, PostingLists>
}

/** A product for the index. Amounts are in cents. */
export type IndexRow = {
  itemNo: string
  name: Bilingual
  brandId: string
  categoryId: string
  minPrice: number
  maxPrice: number
  rating: number | null
  reviewCount: number
  easyPay: boolean
  onSale: boolean
  marketplace: boolean
  donation: boolean
  /** Minutes since 1970. */
  addedAt: number
  styles: readonly { code: string; colour: string; name: Bilingual }[]
  sizes: readonly { code: string; name: Bilingual }[]
}

/** A collection of gifts. */
export type Collection = {
  id: string
  name: Bilingual
  /** The words and phrases that lead to it. */
  words: Record<Language, readonly string[]>
  /** The highest price of its gifts, in dollars. */
  maxPrice: number | null
}

/** Brands and categories, parents before their children, synonyms and collections. */
export type IndexGroups = {
  brands: readonly { id: string; name: string }[]
  categories: readonly { id: string; parentId: string | null; name: Bilingual }[]
  synonyms?: readonly (SynonymSet & { language: Language })[]
  collections?: readonly (Collection & { categories: readonly string[] })[]
}

export const numberOfItem = (itemNo: string): number => Number(`1${itemNo}`)
export const itemOfNumber = (number: number): string => String(number).slice(1)
