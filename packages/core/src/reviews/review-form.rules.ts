import { maxReviewLengths } from '../shared/limits.ts'

/** A review as its author typed it, without blanks at the ends. The rating is 0, or no number, until stars are chosen. */
export type TypedReview = { rating: number; headline: string; comments: string; nickname: string }

/** What is wrong with a review, by field, in the order of the form. The widgets hold the texts. */
export type ReviewErrors = {
  rating?: 'ratingMissing'
  headline?: ReviewTextError
  comments?: ReviewTextError
  nickname?: ReviewTextError
}
type ReviewTextError = 'missing' | 'tooLong'

/** The numbers of stars that a review can give. */
export const reviewRatings = [1, 2, 3, 4, 5] as const

/**
 * Validates a review before it is sent.
 *
 * 1. It gives one to five whole stars.
 * 2. Headline, text and nickname are filled in.
 * 3. None of them is longer than the call takes.
 */
export function reviewErrors(review: TypedReview): ReviewErrors {
  const errors: ReviewErrors = {}
  if (!reviewRatings.some((count) => count === review.rating)) errors.rating = 'ratingMissing'
  for (const field of ['headline', 'comments', 'nickname'] as const) {
    if (review[field] === '') errors[field] = 'missing'
    else if (review[field].length > maxReviewLengths[field]) errors[field] = 'tooLong'
  }
  return errors
}
