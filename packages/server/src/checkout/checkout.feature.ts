import type { Feature } from '../kernel/feature.ts'
import { checkoutRoutes } from './checkout.routes.ts'

export const checkout: Feature = { name: 'checkout', routes: checkoutRoutes }
