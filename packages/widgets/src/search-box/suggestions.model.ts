import type { Product, Suggestions } from '@onair/core/catalogue/client'
import type { Result } from '@onair/core/http'
import { productPath } from '@onair/core/item-number'
import { createTypeahead, type Typeahead, type TypeaheadList } from '../models/typeahead.ts'

export type SuggestionKind = 'answer' | 'term' | 'category' | 'brand' | 'product'
/** A suggestion. `path` is a path of the shop without its language. */
export type Suggestion = { kind: SuggestionKind; text: string; path: string; product?: Product }

export type SuggestionList = TypeaheadList<Suggestion>
export type SuggestionsModel = Typeahead<Suggestion>

/** The path of a term's results. */
export const searchPath = (term: string): string => `/pages/productlist?searchTerm=${encodeURIComponent(term)}`
const narrowedPath = (value: string): string => `/pages/productlist?dimensions=${encodeURIComponent(value)}`

function optionsOf({ answers, terms, categories, brands, products }: Suggestions): Suggestion[] {
  return [
    ...answers.map(({ title, url }): Suggestion => ({ kind: 'answer', text: title, path: url })),
    ...products.map(
      (product): Suggestion => ({ kind: 'product', text: product.name, path: productPath(product.itemNo), product }),
    ),
    ...terms.map((text): Suggestion => ({ kind: 'term', text, path: searchPath(text) })),
    ...categories.map(
      ({ id, name }): Suggestion => ({ kind: 'category', text: name, path: narrowedPath(`category:${id}`) }),
    ),
    ...brands.map(({ id, name }): Suggestion => ({ kind: 'brand', text: name, path: narrowedPath(`brand:${id}`) })),
  ]
}

/** Suggestions for a search term. A refusal shows none. */
export function createSuggestions(
  ask: (term: string, signal: AbortSignal) => Promise<Result<Suggestions>>,
): SuggestionsModel {
  return createTypeahead(async (term, signal) => {
    const answer = await ask(term, signal)
    return answer.ok ? optionsOf(answer.value) : []
  })
}
