import type { Feature } from '../kernel/feature.ts'
import { bagMessages } from './bag.messages.ts'
import { bagRoutes } from './bag.routes.ts'
import { handoverRoutes } from './handover.routes.ts'

export const bag: Feature = {
  name: 'bag',
  messages: bagMessages,
  routes(app, deps) {
    bagRoutes(app, deps)
    handoverRoutes(app, deps)
  },
}
