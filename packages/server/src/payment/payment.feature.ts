import type { Feature } from '../kernel/feature.ts'
import { perHour, perMinute } from '../kernel/limits.ts'
import { captureSettings } from '../outside/capture.settings.ts'
import { authoriseService } from './authorise.service.ts'
import { paymentKept } from './payment.kept.ts'
import { paymentMessages } from './payment.messages.ts'
import { paymentRoutes } from './payment.routes.ts'
import { createProviders } from './providers.ts'
import { stuckService } from './stuck.service.ts'

declare module '../kernel/limits.ts' {
  interface Limits {
    readonly declines: number
  }
}

export const payment: Feature = {
  name: 'payment',
  ...paymentKept,
  messages: paymentMessages,
  routes: paymentRoutes,
  jobs(deps) {
    const { pool, clock, log } = deps
    const providers = deps.shared(createProviders)
    const payments = authoriseService({ pool, clock, providers })
    const stuck = stuckService({ pool, clock, providers, log })
    return [
      { name: 'payments', everyMs: 30_000, run: () => payments.reconcileStale() },
      { name: 'stuck payments', everyMs: 30_000, run: () => stuck.followUp() },
    ]
  },
  settings: [captureSettings],
  limits: {
    giftCards: perMinute('LIMIT_GIFT_CARDS', 'gift cards that are opened', 600, 20),
    payments: perMinute('LIMIT_PAYMENTS', 'cards that are saved or charged', 600, 60),
    declines: perHour('LIMIT_DECLINES', 'declined payments of an address before it has to pause', 600, 20),
  },
}
