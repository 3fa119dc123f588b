import { longestSearchTerm } from '@onair/core/contract'
import type { ListState } from '../../parts/catalogue/list-address.ts'

/** A page beyond this is not asked for; it leads to the last one. */
const mostPages = 1_000_000

/**
 * Reads a list's address.
 *
 * 1. A term is freed of what nobody types (control characters, halves of letters) and cut at the longest that is looked for.
 * 2. Values come joined by commas, as the shop writes them, or one by one, as a form without JavaScript sends them.
 * 3. A page that is none is the first.
 */
export function readListState(query: URLSearchParams): ListState & { cut: boolean } {
  const typed = (query.get('searchTerm') ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\ufffd]+/gu, ' ')
    .trim()
  const letters = [...typed.slice(0, longestSearchTerm + 1)]
  while (letters.join('').length > longestSearchTerm) letters.pop()
  const term = letters.join('').trim()
  const chosen = query.getAll('dimensions').flatMap((one) => one.split(','))
  return {
    searchTerm: term || undefined,
    cut: typed.length > longestSearchTerm,
    dimensions: [...new Set(chosen.filter((id) => id !== ''))],
    sortKey: query.get('sortKey') || undefined,
    page: Math.min(mostPages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1)),
  }
}
