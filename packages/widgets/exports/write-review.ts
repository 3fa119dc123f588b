export type { ReviewWritten } from '../src/write-review/write-review.events.ts'
export { WriteReview, type WriteReviewProps } from '../src/write-review/write-review.tsx'
