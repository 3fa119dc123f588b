import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { maxReviewLengths } from '../shared/limits.ts'
import { day, itemNo, language, nameLine, Paging, pageQuery, paragraphs } from '../shared/schemas.ts'

const reviewSortKeys = ['newest', 'highest', 'lowest', 'helpful'] as const

/** A product’s reviews, and writing one. */
export const reviewsContract = {
  'GET /api/v3/{language}/products/{itemNo}/reviews': {
    summary: 'A product’s reviews',
    caller: 'none',
    params: z.object({ language: language(), itemNo: itemNo() }),
    query: z.object({ ...pageQuery(5), sortKey: z._default(z.enum(reviewSortKeys), 'newest') }),
    status: 200,
    reply: z.object({
      ReviewCount: z.int(),
      AverageRating: z.nullable(z.number()),
      /** The number of reviews with 1, 2, 3, 4 and 5 stars. */
      Histogram: z.array(z.int()),
      Reviews: z.array(
        z.object({
          Id: z.string(),
          Rating: z.int(),
          Headline: z.string(),
          Comments: z.string(),
          Nickname: z.string(),
          Date: day(),
          Language: language(),
        }),
      ),
      Paging,
    }),
    refusals: [404, 503],
    maxAge: 30,
  },
  'POST /api/v3/{language}/products/{itemNo}/reviews': {
    summary: 'Write a review of a product',
    caller: 'customer',
    limit: 'reviews',
    params: z.object({ language: language(), itemNo: itemNo() }),
    body: z.strictObject({
      Rating: z.int().check(z.gte(1), z.lte(5)),
      Headline: nameLine(maxReviewLengths.headline, 1),
      Comments: paragraphs(maxReviewLengths.comments, 1),
      Nickname: nameLine(maxReviewLengths.nickname, 1),
    }),
    status: 201,
    reply: z.object({
      Id: z.string(),
      Rating: z.int(),
      Headline: z.string(),
      Comments: z.string(),
      Nickname: z.string(),
    }),
    refusals: [404, 410, 417],
  },
} as const satisfies Contract
export type ReviewsContract = typeof reviewsContract
