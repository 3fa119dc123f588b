import { type QueryOf, type ReplyOf, reviewsContract } from '@onair/core/contract'
import { unknownProduct } from '../catalogue/availability.ts'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import type { Unavailable } from '../outside/call.ts'
import { createReviews, type ReviewPage } from '../outside/reviews.ts'
import { createLastGood } from './last-good.ts'
import { refuse } from './reviews.messages.ts'
import { productExists } from './reviews.queries.ts'
import { reviewsSettings } from './reviews.settings.ts'
import { createReviewWriting } from './write.service.ts'

type ReviewsQuery = QueryOf<(typeof reviewsContract)['GET /api/v3/{language}/products/{itemNo}/reviews']>
type Reviews = ReplyOf<(typeof reviewsContract)['GET /api/v3/{language}/products/{itemNo}/reviews']>

/** Reading and writing reviews at the review service, whose key stays on the server. */
export const reviewsRoutes: Routes = (app, { config, fetch, pool, metrics }) => {
  const { url: baseUrl, key } = reviewsSettings.of(config)
  const service = createReviews({
    baseUrl,
    key,
    fetch,
    onPause: metrics.pauses('reviews'),
  })
  const lastGood = createLastGood<Reviews>()
  const write = createReviewWriting({
    pool,
    service,
    // In this process at once; the others are notified by the database.
    changed: (itemNo) => app.calls.cache.drop((url) => url.includes(itemNo)),
  })

  const read = async (itemNo: string, query: ReviewsQuery): Promise<Reviews | Unavailable> => {
    const result = await service.read(itemNo, { page: query.page, size: query.pageSize, sort: query.sortKey })
    if (result.status === 'unavailable') return result
    return result.page ? shown(result.page) : none(query.page)
  }

  mount(app, reviewsContract, {
    'GET /api/v3/{language}/products/{itemNo}/reviews': async ({ params, query, log }) => {
      const { itemNo } = params
      const key = JSON.stringify([itemNo, query.page, query.pageSize, query.sortKey])
      const [known, result] = await Promise.all([
        productExists(pool, { itemNo }),
        lastGood.within(key, read(itemNo, query), isReply),
      ])
      if (known.length === 0) return unknownProduct(itemNo)
      if (isReply(result)) return result
      log.warn({ reason: result.reason }, 'the review service is unavailable')
      return refuse(503, { code: 'reviews-away', area: 'Reviews' })
    },
    'POST /api/v3/{language}/products/{itemNo}/reviews': ({ customer, params, body, language, log }) =>
      write({ customer, itemNo: params.itemNo, review: { ...body, language }, log }),
  })
}

const isReply = (result: Reviews | Unavailable): result is Reviews => !('status' in result)

const shown = ({ count, average, histogram, reviews, paging }: ReviewPage): Reviews => ({
  reviewCount: count,
  averageRating: average,
  histogram: histogram ?? [],
  // A review without a date cannot be shown.
  reviews: reviews
    .filter(({ date }) => /^\d{4}-\d\d-\d\d/.test(date))
    .map(({ helpfulVotes: _, rating, date, ...review }) => ({
      ...review,
      rating: Math.round(rating),
      date: date.slice(0, 10),
    })),
  paging,
})

const none = (page: number): Reviews => ({
  reviewCount: 0,
  averageRating: null,
  histogram: [0, 0, 0, 0, 0],
  reviews: [],
  paging: { currentPage: page, totalPages: 0, totalRecords: 0 },
})
