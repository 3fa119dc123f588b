import { analyticsContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import { json } from '../kernel/db/pool.ts'
import type { Routes } from '../kernel/feature.ts'
import { refuse } from './analytics.messages.ts'
import { queueEvent } from './analytics.queries.ts'
import { beaconSettings } from './analytics.settings.ts'

/**
 * The analytics feed (specification §7).
 *
 * 1. Every event carries the customer's consent; without it, it is refused (403).
 * 2. An accepted event is queued and answered at once. Without a configured feed it is discarded.
 */
export const analyticsRoutes: Routes = (app, { pool, clock, config }) => {
  mount(app, analyticsContract, {
    'POST /api/v2/{language}/analyticsDataFeed/beacon/{edp}/{name}': async ({ customer, params, body, language }) => {
      if (!body.Consent) return refuse(403, { code: 'consent-missing', area: 'Consent' })
      if (!beaconSettings.of(config)) return undefined
      const event = { name: params.name, edp: customer.edp, language, content: body.Content }
      await queueEvent(pool, { event: json(event), now: clock() })
      return undefined
    },
  })
}
