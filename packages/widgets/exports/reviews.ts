export { type ReviewSort, reviewSorts } from '../src/reviews/reviews.model.ts'
export { Reviews, type ReviewsProps } from '../src/reviews/reviews.tsx'
