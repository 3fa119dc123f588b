import type { BodyOf, QueryOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { ReviewsContract } from './reviews.contract.ts'

type ReviewsQuery = Partial<QueryOf<ReviewsContract['GET /api/v3/{language}/products/{itemNo}/reviews']>>

/** A new review. */
export type ReviewRequest = BodyOf<ReviewsContract['POST /api/v3/{language}/products/{itemNo}/reviews']>

/** Calls that read and write reviews. */
export function reviewsClient(http: Http) {
  const call = http.calls<ReviewsContract>()
  return {
    list: (itemNo: string, query: ReviewsQuery = {}) =>
      call('GET /api/v3/{language}/products/{itemNo}/reviews', 'none', { params: { itemNo }, query }),
    write: (itemNo: string, body: ReviewRequest) =>
      call('POST /api/v3/{language}/products/{itemNo}/reviews', 'customer', { params: { itemNo }, body }),
  }
}
