import type { Feature } from '../kernel/feature.ts'
import { perMinute } from '../kernel/limits.ts'
import { reviewsMessages } from './reviews.messages.ts'
import { reviewsRoutes } from './reviews.routes.ts'
import { reviewsSettings } from './reviews.settings.ts'

export const reviews: Feature = {
  name: 'reviews',
  messages: reviewsMessages,
  routes: reviewsRoutes,
  settings: [reviewsSettings],
  limits: { reviews: perMinute('LIMIT_REVIEWS', 'reviews', 120, 5) },
}
