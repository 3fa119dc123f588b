import type { Feature } from '../kernel/feature.ts'
import { addressRoutes } from './address.routes.ts'

export const address: Feature = { name: 'address', routes: addressRoutes }
