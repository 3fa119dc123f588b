import { pickReviewResult } from '@onair/core/reviews'
import * as z from 'zod/mini'
import type { Fetch } from '../kernel/fetch.ts'
import { below, callJson, createCaller, type OnPause, type Unavailable, unavailable } from './call.ts'

export interface ReviewsConfig {
  /** The base URL of the review service, e.g. `http://127.0.0.1:3001/reviews`. */
  baseUrl: string
  /** Its API key; it stays on the server. */
  key: string
  fetch: Fetch
  /** 5 seconds by default. */
  timeoutMs?: number
  onPause?: OnPause
}

export type ReviewSort = 'newest' | 'oldest' | 'highest' | 'lowest' | 'helpful'

export interface ServiceReview {
  id: string
  /** 1 to 5. */
  rating: number
  headline: string
  comments: string
  nickname: string
  /** ISO 8601; empty if the service has none. */
  date: string
  helpfulVotes: number
  language: 'en' | 'fr'
}

export interface ReviewPage {
  count: number
  /** One decimal; null if the service has none. */
  average: number | null
  /** The numbers of reviews with 1, 2, 3, 4 and 5 stars. */
  histogram?: number[]
  reviews: ServiceReview[]
  paging: { currentPage: number; totalPages: number; totalRecords: number }
}

export interface NewReview {
  rating: number
  headline: string
  comments: string
  nickname: string
  language: 'en' | 'fr'
}

export interface Reviews {
  /** `page` is null if the item has no reviews. */
  read(
    itemNo: string,
    query: { page: number; size: number; sort: ReviewSort },
  ): Promise<{ status: 'read'; page: ReviewPage | null } | Unavailable>
  /** `refused`: `areas` names the fields that the service rejects. */
  write(
    itemNo: string,
    review: NewReview,
  ): Promise<{ status: 'written'; id: string } | { status: 'refused'; areas: string[] } | Unavailable>
}

const count = z.number().check(z.minimum(0))
const text = z._default(z.string(), '')
const wireReview = z.object({
  id: z.union([z.string(), z.number()]),
  identifiers: z._default(z.object({ modified_date: text }), { modified_date: '' }),
  details: z.object({ headline: text, comments: text, nickname: text, locale: text }),
  metrics: z.object({ rating: z.number().check(z.minimum(0), z.maximum(5)), helpful_votes: z._default(count, 0) }),
})
const reviewResult = z.object({
  metrics: z.object({
    review_count: count,
    average_rating: z.optional(z.number()),
    rating_histogram: z.optional(z.array(count)),
  }),
  children: z._default(z.array(z.object({ results: z._default(z.array(wireReview), []) })), []),
})
const reviewsReply = z.object({ total: count, results: z._default(z.array(reviewResult), []) })
const writtenReply = z.object({ id: z.union([z.string(), z.number()]) })
const problemsReply = z.array(z.object({ Area: z.string() }))

const sorts: Record<ReviewSort, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  highest: 'HighestRating',
  lowest: 'LowestRating',
  helpful: 'MostHelpful',
}

/** Reviews of an item, read from and written to the review service. */
export const createReviews = ({ baseUrl, key, fetch, timeoutMs = 5_000, onPause }: ReviewsConfig): Reviews => {
  const caller = createCaller(fetch, timeoutMs, onPause)
  const item = (itemNo: string) => below(baseUrl, encodeURIComponent(itemNo))
  return {
    async read(itemNo, { page, size, sort }) {
      const query = new URLSearchParams({
        'reviews.paging.page': String(page),
        'reviews.paging.size': String(size),
        'reviews.sorts': sorts[sort],
      })
      const init = { headers: { authorization: key } }
      const reply = await callJson(caller, `${item(itemNo)}/q/product_detail?${query}`, init)
      if (reply.status === 'unavailable') return reply
      if (reply.http >= 400) return unavailable('refused')
      const parsed = reviewsReply.safeParse(reply.body)
      if (!parsed.success) return unavailable('unreadable')
      const result = pickReviewResult(parsed.data)
      if (!result) return { status: 'read', page: null }
      const { review_count, average_rating, rating_histogram } = result.metrics
      const reviews = result.children
        .flatMap((child) => child.results)
        .map((review) => ({
          id: String(review.id),
          rating: review.metrics.rating,
          headline: review.details.headline,
          comments: review.details.comments,
          nickname: review.details.nickname,
          date: review.identifiers.modified_date,
          helpfulVotes: review.metrics.helpful_votes,
          language: review.details.locale.startsWith('fr') ? ('fr' as const) : ('en' as const),
        }))
      const paging = { currentPage: page, totalPages: Math.ceil(review_count / size), totalRecords: review_count }
      const histogram = rating_histogram ? { histogram: rating_histogram } : {}
      const reviewPage = { count: review_count, average: average_rating ?? null, ...histogram, reviews, paging }
      return { status: 'read', page: reviewPage }
    },
    async write(itemNo, { rating, headline, comments, nickname, language }) {
      const reply = await callJson(caller, item(itemNo), {
        method: 'POST',
        headers: { authorization: key, 'content-type': 'application/json' },
        body: JSON.stringify({
          details: { headline, comments, nickname, locale: `${language}_CA` },
          metrics: { rating },
        }),
      })
      if (reply.status === 'unavailable') return reply
      if (reply.http === 400) {
        const problems = problemsReply.safeParse(reply.body)
        if (!problems.success) return unavailable('unreadable')
        return { status: 'refused', areas: problems.data.map(({ Area }) => Area) }
      }
      if (reply.http >= 400) return unavailable('refused')
      const written = writtenReply.safeParse(reply.body)
      return written.success ? { status: 'written', id: String(written.data.id) } : unavailable('unreadable')
    },
  }
}
