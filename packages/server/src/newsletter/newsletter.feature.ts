import type { Feature } from '../kernel/feature.ts'
import { newsletterRoutes } from './newsletter.routes.ts'

export const newsletter: Feature = { name: 'newsletter', routes: newsletterRoutes }
