import type { Feature } from '../kernel/feature.ts'
import { perMinute } from '../kernel/limits.ts'
import { createBeacon } from '../outside/beacon.ts'
import { analyticsMessages } from './analytics.messages.ts'
import { analyticsRoutes } from './analytics.routes.ts'
import { analyticsService } from './analytics.service.ts'

export const analytics: Feature = {
  name: 'analytics',
  messages: analyticsMessages,
  routes: analyticsRoutes,
  jobs({ pool, clock, config, fetch, log, metrics }) {
    if (!config.beacon) return []
    const beacon = createBeacon({
      baseUrl: config.beacon.url,
      key: config.beacon.key,
      fetch,
      onPause: metrics.pauses('beacon'),
    })
    const service = analyticsService({ pool, clock, beacon, log })
    return [{ name: 'analytics', everyMs: 1000, run: () => service.sendDue() }]
  },
  limits: { events: perMinute('LIMIT_EVENTS', 6000, 300) },
}
