import type { Favourites } from '@onair/core/favourites/client'
import type { Language } from '@onair/core/language'
import { shownProducts } from './fixtures.ts'

/** One page of a customer's favourites, as the client reads it. */
export function shownFavourites({
  language = 'en',
  count = 6,
  page = 1,
  total = count,
}: {
  language?: Language
  count?: number
  page?: number
  total?: number
} = {}): Favourites {
  const favourites = shownProducts({ language })
    .slice(0, count)
    .map((product) => ({
      ...product,
      itemNumber: product.itemNo,
      activityDateTime: '2026-11-20T17:00:00Z',
      isRemoved: false,
    }))
  return { favourites, paging: { currentPage: page, totalPages: Math.ceil(total / 20), totalRecords: total } }
}
