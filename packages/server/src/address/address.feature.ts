import type { Feature } from '../kernel/feature.ts'
import { perMinute } from '../kernel/limits.ts'
import { addressMessages } from './address.messages.ts'
import { addressRoutes } from './address.routes.ts'

export const address: Feature = {
  name: 'address',
  messages: addressMessages,
  routes: addressRoutes,
  // The look-up service bills each address that it returns.
  limits: { addressRetrieve: perMinute('LIMIT_ADDRESS_RETRIEVE', 600, 20) },
}
