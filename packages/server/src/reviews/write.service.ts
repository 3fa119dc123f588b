import type { FastifyBaseLogger } from 'fastify'
import { refuseUnlessOffered } from '../catalogue/standing.ts'
import type { Customer } from '../kernel/call/auth.ts'
import type { Pool } from '../kernel/db/pool.ts'
import type { NewReview, Reviews } from '../outside/reviews.ts'
import { refuse, refuseAll } from './reviews.messages.ts'
import { setRating } from './reviews.queries.ts'

type Writing = { customer: Customer; itemNo: string; review: NewReview; log: Pick<FastifyBaseLogger, 'warn'> }

/** The service's word for a field, as ours: `headline` is `Headline`. */
const areaOf = (name: string): string =>
  /^[a-z]\w{0,39}$/i.test(name) ? name[0]?.toUpperCase() + name.slice(1) : 'Review'

/** More than any product has: whatever the service says, the catalogue can hold it. */
const mostReviews = 1_000_000

/**
 * Writing a review.
 *
 * 1. Members write, guests do not (403): a guest's account is nobody's in particular, and would be made for each review.
 * 2. An unknown product is 404, a withdrawn one 410.
 * 3. What the service does not take is 417, with a reason for each field it names; a service that is away 503.
 * 4. Afterwards the catalogue's count and average are what the service says they are. Where that cannot be read or kept just
 *    now the review stands all the same, and the next one puts it right: who is told that it failed writes it again.
 *
 * Two statements beside the token's: the product's standing, its rating.
 */
export function createReviewWriting({
  pool,
  service,
  changed,
}: {
  pool: Pool
  service: Reviews
  /** What is said of the product has changed. */
  changed: (itemNo: string) => void
}) {
  async function refreshRating(itemNo: string, log: Writing['log']): Promise<void> {
    const answer = await service.read(itemNo, { page: 1, size: 1, sort: 'newest' })
    if (answer.status === 'unavailable') {
      log.warn({ itemNo, reason: answer.reason }, 'the rating could not be read after a review was written')
      return
    }
    const count = Math.min(Math.round(answer.page?.count ?? 0), mostReviews)
    const average = answer.page?.average ?? null
    const rated = count > 0 && average !== null && average >= 1 && average <= 5
    try {
      await setRating(pool, itemNo, count, rated ? average : null)
    } catch (error) {
      log.warn({ err: error, itemNo }, 'the rating could not be kept after a review was written')
    }
  }

  return async ({ customer, itemNo, review, log }: Writing) => {
    if (customer.isGuest) return refuse(403, { code: 'members-only', area: 'Authorization' })
    const refusal = await refuseUnlessOffered(pool, itemNo)
    if (refusal) return refusal
    const outcome = await service.write(itemNo, review)
    if (outcome.status === 'unavailable') {
      log.warn({ reason: outcome.reason }, 'the review service is away')
      return refuse(503, { code: 'review-not-taken', area: 'Reviews' })
    }
    if (outcome.status === 'refused') {
      const areas = outcome.areas.length > 0 ? outcome.areas.map(areaOf) : ['Review']
      return refuseAll(
        417,
        areas.map((area) => ({ code: 'review-refused', area, values: { field: area } })),
      )
    }
    await refreshRating(itemNo, log)
    changed(itemNo)
    const { rating, headline, comments, nickname } = review
    return { id: outcome.id, rating, headline, comments, nickname }
  }
}
