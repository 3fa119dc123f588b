export { type ReviewErrors, reviewErrors, reviewRatings, type TypedReview } from '../src/reviews/review-form.rules.ts'
export { pickReviewResult } from '../src/reviews/reviews.rules.ts'
