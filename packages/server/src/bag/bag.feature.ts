import type { Feature } from '../kernel/feature.ts'
import { perMinute } from '../kernel/limits.ts'
import { bagKept } from './bag.kept.ts'
import { bagMessages } from './bag.messages.ts'
import { bagRoutes } from './bag.routes.ts'
import { handoverRoutes } from './handover.routes.ts'

export const bag: Feature = {
  name: 'bag',
  ...bagKept,
  messages: bagMessages,
  routes(app, deps) {
    bagRoutes(app, deps)
    handoverRoutes(app, deps)
  },
  limits: {
    // Many shoppers may share an address.
    bags: perMinute('LIMIT_BAGS', 'bags that are begun', 6000, 300),
    handovers: perMinute('LIMIT_HANDOVERS', 'codes that hand a bag over', 600, 120),
    promo: perMinute('LIMIT_PROMO', 'promo codes that are tried', 600, 20),
  },
}
