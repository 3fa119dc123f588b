import type { Bilingual, Language } from '@onair/core/language'
import type { Postings } from './postings.ts'

/**
 * What searches are answered from. A product is a number here, `doc`: products are numbered by popularity (most reviews
 * first, then by item number), so that ascending numbers are the order of relevance. Everything that there is one of for
 * each product lies in a column; at a million products a byte of a column is a megabyte of memory.
 */
export type IndexData = {
  /** How many products there are. */
  size: number
  /** By doc: the item number with a 1 before it, so that leading zeros stay. */
  itemNos: Uint32Array
  /** Docs in the order of `itemNos`. */
  byItemNo: Uint32Array
  /** By doc: the small things, packed as `traits.ts` says. */
  traits: Uint16Array
  /** By doc: a place in `categories`. */
  category: Codes
  /** By doc: a place in `brands`. */
  brand: Codes
  /** By code: the docs of a category (not of those below it) and of a brand. */
  inCategory: Postings
  inBrand: Postings
  /** By doc: a place in `colourSets`. */
  colours: Codes
  /** By doc: a place in `sizeSets`. */
  sizes: Codes
  /** Parents before their children; `parent` is a place here, -1 for none. */
  categories: { id: string; name: Bilingual; parent: number }[]
  brands: { id: string; name: string }[]
  /** Sets of colours that products have: places in the palette. */
  colourSets: number[][]
  /** Sets of sizes that products have: places in `sizeValues`. */
  sizeSets: number[][]
  /** Each size that a product has, by the slug of its code, with its commonest name. */
  sizeValues: { id: string; name: Bilingual }[]
  /** All docs in other orders than that of relevance. */
  orders: Record<StoredOrder, Uint32Array>
  lexicons: Record<Language, Lexicon>
}

export type Codes = Uint16Array | Uint32Array
export type StoredOrder = 'price-asc' | 'price-desc' | 'newest' | 'rating'

/** What of a product words are found in, the most telling first. */
export type Field = 'name' | 'brand' | 'category' | 'style'

/** The words of one language. */
export type Lexicon = {
  /** What words are compared by, sorted. A term is a place here. */
  stems: string[]
  /** All folded words, sorted. */
  words: string[]
  /** Beside `words`: how it is written. */
  spellings: string[]
  /** Beside `words`: its term. */
  termOf: Uint32Array
  /** Beside `words`: how many products have it. */
  frequency: Uint32Array
  /** By term: the docs that have it in their name or style; the brands and categories (their codes) that have it in theirs. */
  postings: Record<Field, Postings>
}

/** A product as the index takes it in. Amounts in cents. */
export type IndexRow = {
  itemNo: string
  name: Bilingual
  brandId: string
  categoryId: string
  minPrice: number
  maxPrice: number
  rating: number | null
  easyPay: boolean
  onSale: boolean
  marketplace: boolean
  /** Minutes since 1970. */
  addedAt: number
  styles: readonly { code: string; colour: string; name: Bilingual }[]
  sizes: readonly { code: string; name: Bilingual }[]
}

/** Brands and categories, parents before their children. */
export type IndexGroups = {
  brands: readonly { id: string; name: string }[]
  categories: readonly { id: string; parentId: string | null; name: Bilingual }[]
}

export const numberOfItem = (itemNo: string): number => Number(`1${itemNo}`)
export const itemOfNumber = (number: number): string => String(number).slice(1)
