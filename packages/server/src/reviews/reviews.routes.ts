import { type ReplyOf, reviewsContract } from '@onair/core/contract'
import { unknownProduct } from '../catalogue/catalogue.service.ts'
import { statement } from '../db/pool.ts'
import { refuse } from '../errors.ts'
import type { Feature } from '../features.ts'
import { createReviews } from '../outside/reviews.ts'
import { mount } from '../plugins/mount.ts'

type Reviews = ReplyOf<(typeof reviewsContract)['GET /api/v3/{language}/products/{itemNo}/reviews']>

const exists = statement<{ one: 1 }, [itemNo: string]>(
  'reviews.exists',
  'select 1 as one from product where item_no = $1',
)

/** What shoppers say of a product, read from the review service, whose key stays here. */
export const reviewsRoutes: Feature = (app, { config, fetch, pool }) => {
  const service = createReviews({ baseUrl: config.reviews.url, key: config.reviews.key, fetch })

  mount(app, reviewsContract, {
    'GET /api/v3/{language}/products/{itemNo}/reviews': async ({ params, query, log }) => {
      const { itemNo } = params
      const [known, answer] = await Promise.all([
        exists(pool, itemNo),
        service.read(itemNo, { page: query.page, size: query.pageSize, sort: query.sortKey }),
      ])
      if (known.length === 0) return unknownProduct(itemNo)
      if (answer.status === 'unavailable') {
        log.warn({ reason: answer.reason }, 'the review service is away')
        return refuse(503, { code: 'reviews-away', area: 'Reviews' })
      }
      if (!answer.page) return none(query.page)
      const { count, average, histogram, reviews, paging } = answer.page
      return {
        reviewCount: count,
        averageRating: average,
        histogram: histogram ?? [],
        // A review that does not say when it was written cannot be shown as the others are.
        reviews: reviews
          .filter(({ date }) => /^\d{4}-\d\d-\d\d/.test(date))
          .map(({ helpfulVotes: _, rating, date, ...review }) => ({
            ...review,
            rating: Math.round(rating),
            date: date.slice(0, 10),
          })),
        paging,
      }
    },
  })
}

const none = (page: number): Reviews => ({
  reviewCount: 0,
  averageRating: null,
  histogram: [0, 0, 0, 0, 0],
  reviews: [],
  paging: { currentPage: page, totalPages: 0, totalRecords: 0 },
})
