import type { Feature } from '../kernel/feature.ts'
import { perMinute } from '../kernel/limits.ts'
import { carrierSettings } from '../outside/carrier.settings.ts'
import { addressMessages } from './address.messages.ts'
import { addressRoutes } from './address.routes.ts'
import { addressLookupSettings } from './address.settings.ts'

export const address: Feature = {
  name: 'address',
  messages: addressMessages,
  routes: addressRoutes,
  settings: [addressLookupSettings, carrierSettings],
  limits: {
    addressRetrieve: perMinute(
      'LIMIT_ADDRESS_RETRIEVE',
      'addresses that are looked up, which their service bills, and pick-up points',
      600,
      20,
    ),
  },
}
