import type { Feature } from '../kernel/feature.ts'
import { reviewsRoutes } from './reviews.routes.ts'

export const reviews: Feature = { name: 'reviews', routes: reviewsRoutes }
