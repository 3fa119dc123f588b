import type { FastifyInstance, FastifyRequest } from 'fastify'
import { faulty } from '../faults/faults.routes.ts'
import type { FaultBook } from '../faults/faults.ts'
import { type Problem, refuse } from '../problems.ts'
import type { Waiting } from '../waiting.ts'
import { metricsOf, type ReviewBook, type Sort, type StoredReview, sorts } from './review-book.ts'
import type { Rating } from './texts.ts'

/** The review service's key in the demonstration. */
const reviewsKey = 'onair-reviews-demo'

const wireReview = (review: StoredReview) => ({
  id: review.id,
  identifiers: { modified_date: review.date },
  details: {
    headline: review.headline,
    comments: review.comments,
    nickname: review.nickname,
    locale: `${review.language}_CA`,
  },
  metrics: { rating: review.rating, helpful_votes: review.helpfulVotes },
})

/** A whole number from `least` to `most`, or the fallback; the real service accepts anything as well. */
const whole = (value: unknown, fallback: number, least: number, most: number): number => {
  const number = Number(value)
  return Number.isInteger(number) && number >= least && number <= most ? number : fallback
}

const sortOf = (value: unknown): Sort =>
  sorts.find((sort) => sort.toLowerCase() === String(value).toLowerCase()) ?? 'Newest'

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const readSubmission = (body: unknown) => {
  const details = objectOf(objectOf(body).details)
  const rating = objectOf(objectOf(body).metrics).rating
  const text = (name: string) => (typeof details[name] === 'string' ? details[name].trim() : '')
  const limits = { headline: 200, comments: 10_000, nickname: 60 }
  const problems: Problem[] = []
  if (![1, 2, 3, 4, 5].includes(Number(rating))) problems.push({ Message: 'rating is 1 to 5.', Area: 'rating' })
  for (const [Area, most] of Object.entries(limits)) {
    const { length } = text(Area)
    if (length === 0 || length > most) problems.push({ Message: `${Area} has 1 to ${most} characters.`, Area })
  }
  const language: 'en' | 'fr' = text('locale').startsWith('fr') ? 'fr' : 'en'
  const [headline, comments, nickname] = [text('headline'), text('comments'), text('nickname')]
  return { problems, review: { rating: Number(rating) as Rating, headline, comments, nickname, language } }
}

export interface ReviewOptions {
  reviews: ReviewBook
  faults: FaultBook
  waiting: Waiting
}

/** `GET /reviews/{itemNo}/q/product_detail` and `POST /reviews/{itemNo}`, both with the API key. */
export const reviewRoutes = (app: FastifyInstance, { reviews, faults, waiting }: ReviewOptions): void => {
  type Item = { Params: { itemNo: string }; Querystring: Record<string, unknown> }

  const hasKey = (request: FastifyRequest<Item>) =>
    request.headers.authorization === reviewsKey || request.query.apikey === reviewsKey
  const unauthorized = (request: FastifyRequest<Item>) => ({
    url: request.url.split('?')[0],
    message: 'Authorization is required: no API key, or one that is not known.',
  })

  app.get<Item>('/reviews/:itemNo/q/product_detail', faulty(faults, waiting, 'reviews', 'read'), (request, reply) => {
    if (!hasKey(request)) return reply.code(401).send(unauthorized(request))
    const { itemNo } = request.params
    const size = whole(request.query['reviews.paging.size'], 10, 1, 100)
    const page = whole(request.query['reviews.paging.page'], 1, 1, 1_000_000)
    const sort = sortOf(request.query['reviews.sorts'])
    const all = /^\d{6,9}$/.test(itemNo) ? reviews.list(itemNo, sort) : []
    if (all.length === 0) return reply.send({ total: 0, results: [] })
    const { average, histogram } = metricsOf(all)
    const next = new URLSearchParams({
      'reviews.paging.page': String(page + 1),
      'reviews.paging.size': String(size),
      'reviews.sorts': sort,
    })
    const shown = all.slice((page - 1) * size, page * size)
    const result = {
      identifiers: { page_id: itemNo },
      details: { name: `Item ${itemNo}`, merchant: 'onair' },
      metrics: { review_count: all.length, average_rating: average, rating_histogram: histogram },
      children: [
        {
          results: shown.map(wireReview),
          paging: {
            total_results: all.length,
            current_page_number: page,
            page_size: size,
            next_page_url: page * size < all.length ? `/reviews/${itemNo}/q/product_detail?${next}` : null,
          },
        },
      ],
    }
    // One result per merchant. Some items also have another merchant, without reviews, who comes first.
    const other = {
      ...result,
      details: { name: `Item ${itemNo}`, merchant: 'partner' },
      metrics: { review_count: 0 },
      children: [],
    }
    const results = Number(itemNo) % 3 === 0 ? [other, result] : [result]
    return reply.send({ total: results.length, results })
  })

  app.post<Item>('/reviews/:itemNo', faulty(faults, waiting, 'reviews', 'write'), (request, reply) => {
    if (!hasKey(request)) return reply.code(401).send(unauthorized(request))
    if (!/^\d{6,9}$/.test(request.params.itemNo)) {
      return refuse(reply, 404, { Message: 'No such item.', Area: 'NotFound' })
    }
    const { problems, review } = readSubmission(request.body)
    if (problems.length > 0) return refuse(reply, 400, ...problems)
    return reply.code(201).send(wireReview(reviews.submit(request.params.itemNo, review)))
  })
}
