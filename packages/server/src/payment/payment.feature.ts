import type { Feature } from '../kernel/feature.ts'
import { authoriseService } from './authorise.service.ts'
import { paymentMessages } from './payment.messages.ts'
import { paymentRoutes } from './payment.routes.ts'
import { createProviders } from './providers.ts'
import { stuckService } from './stuck.service.ts'

export const payment: Feature = {
  name: 'payment',
  messages: paymentMessages,
  routes: paymentRoutes,
  jobs(deps) {
    const { pool, clock, log } = deps
    const providers = deps.shared(createProviders)
    const payments = authoriseService({ pool, clock, providers })
    const stuck = stuckService({ pool, clock, providers, log })
    return [
      { name: 'payments', everyMs: 30_000, run: () => payments.settleStale() },
      { name: 'stuck payments', everyMs: 30_000, run: () => stuck.followUp() },
    ]
  },
}
