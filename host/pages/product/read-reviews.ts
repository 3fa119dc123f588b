import { reviewsClient } from '@onair/core/reviews/client'
import { type ReviewSort, reviewSorts } from '@onair/widgets/reviews'
import type { Visit } from '../../kernel/visit.ts'
import { withTimeout } from '../../kernel/with-timeout.ts'

/** How long the page waits for its reviews, in milliseconds. */
const timeoutMs = 300

/**
 * The reviews that the address requests: null if the service is unavailable, undefined if it does not reply in time. Then the
 * widget reads them itself, in the browser.
 */
export async function readReviews({ http, query }: Pick<Visit, 'http' | 'query'>, itemNo: string) {
  const page = Number(query.get('reviewPage') ?? 1)
  const sort = reviewSorts.find((known): known is ReviewSort => known === query.get('reviewSort')) ?? 'newest'
  const reading = reviewsClient(http).list(itemNo, {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sortKey: sort,
  })
  const result = await withTimeout(reading, timeoutMs, undefined)
  return { sort, initial: result && (result.ok ? result.value : null) }
}
