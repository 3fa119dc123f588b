/** What a list's address says. It is the list's whole state: nothing of it is kept elsewhere. */
export type ListState = {
  searchTerm?: string
  /** Chosen values, `brand:maison-nord`, in the order of their choosing. */
  dimensions: readonly string[]
  sortKey?: string
  page: number
}

/** The one address of a list, without a language; some of it changed. Another list begins at its first page. */
export function listAddress(state: ListState, change: Partial<ListState> = {}): string {
  const { searchTerm, dimensions, sortKey, page } = { ...state, page: 1, ...change }
  const query = new URLSearchParams()
  if (searchTerm) query.set('searchTerm', searchTerm)
  if (dimensions.length > 0) query.set('dimensions', dimensions.join(','))
  if (sortKey && sortKey !== 'relevance') query.set('sortKey', sortKey)
  if (page > 1) query.set('page', String(page))
  const text = query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')
  return `/pages/productlist${text && `?${text}`}`
}

/** The chosen values with one added, or taken out again. */
export function toggled(dimensions: readonly string[], id: string): string[] {
  return dimensions.includes(id) ? dimensions.filter((one) => one !== id) : [...dimensions, id]
}

/** The chosen values of one dimension, without its name before them. */
export function chosenOf(dimensions: readonly string[], dimension: string): string[] {
  return dimensions.filter((id) => id.startsWith(`${dimension}:`)).map((id) => id.slice(dimension.length + 1))
}

/** What narrows a list. A category or a brand by itself is what the page is about. */
export function narrowing({ searchTerm, dimensions }: ListState): readonly string[] {
  const about = !searchTerm && dimensions.length === 1 && /^(category|brand):/.test(dimensions[0] ?? '')
  return about ? [] : dimensions
}

/**
 * The address under which a list is found by search engines: a category or a brand by itself, any page of it, and the list
 * of everything. Undefined for whatever was searched, sorted or narrowed further: such lists are not to be indexed, or
 * filters would breed copies without end.
 */
export function indexedAddress(state: ListState): string | undefined {
  const [only, ...more] = state.dimensions
  const plain = !state.searchTerm && (!state.sortKey || state.sortKey === 'relevance') && more.length === 0
  return plain && (!only || /^(category|brand):/.test(only)) ? listAddress(state, { page: state.page }) : undefined
}
