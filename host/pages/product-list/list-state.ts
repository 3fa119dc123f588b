import { maxSearchTermLength } from '@onair/core/limits'
import { isArranged, type ListState } from '../../parts/catalogue/list-address.ts'

/** The highest page number that is requested; higher ones show the last page. */
const mostPages = 1_000_000

/**
 * Reads a list's address.
 *
 * 1. The search term and the typed text lose control characters and lone surrogates, and are cut at the longest term that the API
 *    accepts.
 * 2. Dimension values are separated by commas, as the shop writes them, or repeated, as a form without JavaScript sends them.
 * 3. An invalid page number means the first page.
 */
export function readListState(query: URLSearchParams): ListState & { cut: boolean } {
  const { text: searchTerm, cut } = termOf(query.get('searchTerm'))
  const chosen = query.getAll('dimensions').flatMap((one) => one.split(','))
  const dimensions = [...new Set(chosen.filter((id) => id !== ''))]
  const sortKey = query.get('sortKey') || undefined
  const searched = isArranged({ dimensions, sortKey }) ? termOf(query.get('searched')).text : undefined
  return {
    searchTerm,
    ...(searched && { searched }),
    ...(searchTerm && query.get('exact') === 'true' && { exact: true }),
    cut,
    dimensions,
    sortKey,
    page: Math.min(mostPages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1)),
  }
}

function termOf(typed: string | null): { text: string | undefined; cut: boolean } {
  const term = (typed ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\ufffd]+/gu, ' ')
    .trim()
  const letters = [...term.slice(0, maxSearchTermLength + 1)]
  while (letters.join('').length > maxSearchTermLength) letters.pop()
  return { text: letters.join('').trim() || undefined, cut: term.length > maxSearchTermLength }
}
