export { pickReviewResult } from '../src/reviews/reviews.rules.ts'
