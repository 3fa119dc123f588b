import type { FastifyBaseLogger } from 'fastify'
import { refuseUnlessOffered } from '../catalogue/availability.ts'
import type { Customer } from '../kernel/call/auth.ts'
import type { Pool } from '../kernel/db/pool.ts'
import type { NewReview, Reviews } from '../outside/reviews.ts'
import { refuse, refuseAll } from './reviews.messages.ts'
import { setRating } from './reviews.queries.ts'

type Writing = { customer: Customer; itemNo: string; review: NewReview; log: Pick<FastifyBaseLogger, 'warn'> }

/** Converts the service's field names to the contract's: `headline` is `Headline`. */
const areaOf = (name: string): string =>
  /^[a-z]\w{0,39}$/i.test(name) ? name[0]?.toUpperCase() + name.slice(1) : 'Review'

/** The highest count that the catalogue stores, whatever the service reports. */
const mostReviews = 1_000_000

/**
 * Writing a review.
 *
 * 1. Members write reviews; guests do not (403), because anyone could open a guest account for each review.
 * 2. An unknown product is 404, a withdrawn one 410.
 * 3. A review that the service refuses is 417, with a reason for each field it names; an unavailable service is 503.
 * 4. Afterwards the catalogue stores the service's count and average. If that fails, the call succeeds nevertheless, because a
 *    shopper who saw an error would send the review again; the next review corrects the rating.
 *
 * Two statements beside the token's: the product's availability, and its rating.
 */
export function createReviewWriting({
  pool,
  service,
  changed,
}: {
  pool: Pool
  service: Reviews
  /** Called when a product's reviews have changed. */
  changed: (itemNo: string) => void
}) {
  async function refreshRating(itemNo: string, log: Writing['log']): Promise<void> {
    const result = await service.read(itemNo, { page: 1, size: 1, sort: 'newest' })
    if (result.status === 'unavailable') {
      log.warn({ itemNo, reason: result.reason }, 'the rating could not be read after a review was written')
      return
    }
    const count = Math.min(Math.round(result.page?.count ?? 0), mostReviews)
    const average = result.page?.average ?? null
    const rated = count > 0 && average !== null && average >= 1 && average <= 5
    try {
      await setRating(pool, { itemNo, count, average: rated ? average : null })
    } catch (error) {
      log.warn({ err: error, itemNo }, 'the rating could not be stored after a review was written')
    }
  }

  return async ({ customer, itemNo, review, log }: Writing) => {
    if (customer.isGuest) return refuse(403, { code: 'members-only', area: 'Authorization' })
    const refusal = await refuseUnlessOffered(pool, itemNo)
    if (refusal) return refusal
    const result = await service.write(itemNo, review)
    if (result.status === 'unavailable') {
      log.warn({ reason: result.reason }, 'the review service is unavailable')
      return refuse(503, { code: 'review-not-taken', area: 'Reviews' })
    }
    if (result.status === 'refused') {
      const areas = result.areas.length > 0 ? result.areas.map(areaOf) : ['Review']
      return refuseAll(
        417,
        areas.map((area) => ({ code: 'review-refused', area, values: { field: area } })),
      )
    }
    await refreshRating(itemNo, log)
    changed(itemNo)
    const { rating, headline, comments, nickname } = review
    return { id: result.id, rating, headline, comments, nickname }
  }
}
