export { Reviews, type ReviewsProps } from '../src/reviews/reviews.tsx'
