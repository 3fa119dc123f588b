import type { Feature } from '../kernel/feature.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { checkoutRoutes } from './checkout.routes.ts'

export const checkout: Feature = { name: 'checkout', messages: checkoutMessages, routes: checkoutRoutes }
