import type { Feature } from '../kernel/feature.ts'
import { reviewsMessages } from './reviews.messages.ts'
import { reviewsRoutes } from './reviews.routes.ts'

export const reviews: Feature = { name: 'reviews', messages: reviewsMessages, routes: reviewsRoutes }
