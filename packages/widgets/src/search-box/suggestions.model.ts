import type { Product, Suggestions } from '@onair/core/catalogue/client'
import { type Result, Unreachable } from '@onair/core/http'
import { productPath } from '@onair/core/item-number'
import { createTypeahead, type Offers, type Typeahead, type TypeaheadList } from '../models/typeahead.ts'

export type SuggestionKind =
  | 'recent'
  | 'forget'
  | 'on-air'
  | 'popular'
  | 'answer'
  | 'term'
  | 'category'
  | 'brand'
  | 'product'
/** A suggestion. `path` is a path of the shop without its language; the option that forgets recent searches has none. */
export type Suggestion = { kind: SuggestionKind; text: string; path: string; product?: Product }

export type SuggestionList = TypeaheadList<Suggestion>
export type SuggestionsModel = Typeahead<Suggestion> & {
  /** Forgets a recent search, or all of them. */
  forget(term?: string): void
}

/** The searches made in this browser. */
export type RecentSearches = {
  read(): readonly string[]
  /** Forgets a term; without a term, all. */
  forget(term?: string): void
}

/** The path of a term's results. */
export const searchPath = (term: string): string => `/pages/productlist?searchTerm=${encodeURIComponent(term)}`
const narrowedPath = (value: string): string => `/pages/productlist?dimensions=${encodeURIComponent(value)}`

const termOption =
  (kind: 'recent' | 'popular' | 'term') =>
  (text: string): Suggestion => ({ kind, text, path: searchPath(text) })
const productOption =
  (kind: 'on-air' | 'product') =>
  (product: Product): Suggestion => ({ kind, text: product.name, path: productPath(product.itemNo), product })
const answerOption =
  (kind: 'on-air' | 'answer') =>
  ({ title, url }: Suggestions['answers'][number]): Suggestion => ({ kind, text: title, path: url })
const categoryOption = ({ id, name }: Suggestions['categories'][number]): Suggestion => ({
  ...{ kind: 'category', text: name, path: narrowedPath(`category:${id}`) },
})

/** In display order. Terms and categories come first: on a phone the keyboard leaves space for a few lines. */
function optionsOf({ answers, terms, categories, brands, products }: Suggestions): Suggestion[] {
  return [
    ...answers.map(answerOption('answer')),
    ...terms.map(termOption('term')),
    ...categories.map(categoryOption),
    ...products.map(productOption('product')),
    ...brands.map(({ id, name }): Suggestion => ({ kind: 'brand', text: name, path: narrowedPath(`brand:${id}`) })),
  ]
}

/**
 * The offers of an empty field in addition to the recent searches: popular searches, or until there are any, the largest
 * departments.
 */
const offersOf = ({ answers, products, terms, categories }: Suggestions): Suggestion[] => [
  ...answers.map(answerOption('on-air')),
  ...products.map(productOption('on-air')),
  ...(terms.length > 0 ? terms.map(termOption('popular')) : categories.map(categoryOption)),
]

/** Suggestions for a search term, and for an empty field. A refusal shows none. */
export function createSuggestions(
  ask: (term: string, signal: AbortSignal) => Promise<Result<Suggestions>>,
  recent: RecentSearches,
): SuggestionsModel {
  const recentOptions = (): Suggestion[] => {
    const terms = recent.read().map(termOption('recent'))
    return terms.length > 0 ? [...terms, { kind: 'forget', text: '', path: '' }] : []
  }
  const offers: Offers<Suggestion> = {
    atOnce: recentOptions,
    async ask(signal) {
      const result = await ask('', signal).catch((failure: unknown) => {
        if (failure instanceof Unreachable) return undefined
        throw failure
      })
      return [...recentOptions(), ...(result?.ok ? offersOf(result.value) : [])]
    },
  }
  const typeahead = createTypeahead(async (term, signal) => {
    const result = await ask(term, signal)
    return result.ok ? optionsOf(result.value) : []
  }, offers)
  return {
    ...typeahead,
    forget(term) {
      recent.forget(term)
      typeahead.renew()
    },
  }
}
