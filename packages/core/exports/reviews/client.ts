import type { ReplyOfClient } from '../../src/http/client-reply.ts'
import type { reviewsClient } from '../../src/reviews/reviews.client.ts'

export { type ReviewRequest, reviewsClient } from '../../src/reviews/reviews.client.ts'

/** A page of a product’s reviews. */
export type Reviews = ReplyOfClient<typeof reviewsClient, 'list'>
