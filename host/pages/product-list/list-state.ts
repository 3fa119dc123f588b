import { maxSearchTermLength } from '@onair/core/contract'
import type { ListState } from '../../parts/catalogue/list-address.ts'

/** The highest page number that is requested; higher ones lead to the last page. */
const mostPages = 1_000_000

/**
 * Reads a list's address.
 *
 * 1. The search term loses control characters and lone surrogates, and is cut at the longest term that the API accepts.
 * 2. Dimension values are separated by commas, as the shop writes them, or repeated, as a form without JavaScript sends them.
 * 3. An invalid page number means the first page.
 */
export function readListState(query: URLSearchParams): ListState & { cut: boolean } {
  const term = (query.get('searchTerm') ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\ufffd]+/gu, ' ')
    .trim()
  const letters = [...term.slice(0, maxSearchTermLength + 1)]
  while (letters.join('').length > maxSearchTermLength) letters.pop()
  const cutTerm = letters.join('').trim()
  const chosen = query.getAll('dimensions').flatMap((one) => one.split(','))
  return {
    searchTerm: cutTerm || undefined,
    ...(cutTerm !== '' && query.get('exact') === 'true' && { exact: true }),
    cut: term.length > maxSearchTermLength,
    dimensions: [...new Set(chosen.filter((id) => id !== ''))],
    sortKey: query.get('sortKey') || undefined,
    page: Math.min(mostPages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1)),
  }
}
