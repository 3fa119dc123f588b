export { demoReviews, type Review, type ReviewSummary, reviewSummary } from '../src/reviews/demo-reviews.ts'
