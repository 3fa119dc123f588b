/** The whole state of a list, which is in its address. */
export type ListState = {
  searchTerm?: string
  /** The text that was typed, if a search made some of its words filters: the list counts as that search. */
  searched?: string
  /** Whether the term's words must not be corrected. */
  exact?: boolean
  /** The chosen values, such as `brand:maison-nord`, in the order in which they were chosen. */
  dimensions: readonly string[]
  sortKey?: string
  page: number
}

/** The address of a list, without a language, after a change to its state. Any change leads to the first page. */
export function listAddress(state: ListState, change: Partial<ListState> = {}): string {
  const { searchTerm, searched, exact, dimensions, sortKey, page } = { ...state, page: 1, ...change }
  const query = new URLSearchParams()
  if (searchTerm) query.set('searchTerm', searchTerm)
  if (searchTerm && exact) query.set('exact', 'true')
  if (dimensions.length > 0) query.set('dimensions', dimensions.join(','))
  if (sortKey && sortKey !== 'relevance') query.set('sortKey', sortKey)
  // Without filter and order, the list is a search of its own.
  if (searched && isArranged({ dimensions, sortKey })) query.set('searched', searched)
  if (page > 1) query.set('page', String(page))
  const text = written(query)
  return `/pages/productlist${text && `?${text}`}`
}

const written = (query: URLSearchParams): string => query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')

/** Whether a list has a filter or another order than a search. */
export const isArranged = ({ dimensions, sortKey = 'relevance' }: Pick<ListState, 'dimensions' | 'sortKey'>): boolean =>
  dimensions.length > 0 || sortKey !== 'relevance'

/** The address to which the API sends a search, with the typed text. A product's address has none: there is no list to count. */
export const searchedAddress = (redirect: string, typed: string | undefined): string =>
  typed && redirect.startsWith('/pages/productlist?')
    ? `${redirect}&${written(new URLSearchParams({ searched: typed }))}`
    : redirect

/** The chosen values with one added, or removed where it was chosen. */
export function toggled(dimensions: readonly string[], id: string): string[] {
  return dimensions.includes(id) ? dimensions.filter((one) => one !== id) : [...dimensions, id]
}

/** The chosen values of one dimension, without the dimension's name. */
export function chosenOf(dimensions: readonly string[], dimension: string): string[] {
  return dimensions.filter((id) => id.startsWith(`${dimension}:`)).map((id) => id.slice(dimension.length + 1))
}

/** The values that count as filters. A category or a brand by itself is the page's subject, not a filter. */
export function filtersOf({ searchTerm, dimensions }: ListState): readonly string[] {
  const about = !searchTerm && dimensions.length === 1 && /^(category|brand):/.test(dimensions[0] ?? '')
  return about ? [] : dimensions
}

/**
 * The address under which search engines index a list: a category or a brand by itself, each of its pages, and the list of
 * everything. Undefined for a list that was searched, sorted or filtered, because filters make endless copies.
 */
export function indexedAddress(state: ListState): string | undefined {
  const [only, ...more] = state.dimensions
  const plain = !state.searchTerm && (!state.sortKey || state.sortKey === 'relevance') && more.length === 0
  return plain && (!only || /^(category|brand):/.test(only))
    ? listAddress(state, { page: state.page, searched: undefined })
    : undefined
}
