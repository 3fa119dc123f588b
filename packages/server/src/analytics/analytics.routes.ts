import { analyticsContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import { json } from '../kernel/db/pool.ts'
import type { Routes } from '../kernel/feature.ts'
import { refuse } from './analytics.messages.ts'
import { leaveEvent } from './analytics.queries.ts'

/**
 * The analytics feed (specification §7).
 *
 * 1. Without the customer's consent, said with every event, nothing is taken: 403.
 * 2. What is taken is left to be sent, and answered at once. Where the installation has no feed it goes no further.
 */
export const analyticsRoutes: Routes = (app, { pool, clock, config }) => {
  mount(app, analyticsContract, {
    'POST /api/v2/{language}/analyticsDataFeed/beacon/{edp}/{name}': async ({ customer, params, body, language }) => {
      if (!body.Consent) return refuse(403, { code: 'consent-missing', area: 'Consent' })
      if (!config.beacon) return undefined
      const event = { name: params.name, edp: customer.edp, language, content: body.Content }
      await leaveEvent(pool, json(event), clock())
      return undefined
    },
  })
}
