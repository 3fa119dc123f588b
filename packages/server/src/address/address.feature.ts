import type { Feature } from '../kernel/feature.ts'
import { addressMessages } from './address.messages.ts'
import { addressRoutes } from './address.routes.ts'

export const address: Feature = { name: 'address', messages: addressMessages, routes: addressRoutes }
