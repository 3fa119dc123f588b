import type { Feature } from '../kernel/feature.ts'
import { perMinute } from '../kernel/limits.ts'
import { createBeacon } from '../outside/beacon.ts'
import { analyticsKept } from './analytics.kept.ts'
import { analyticsMessages } from './analytics.messages.ts'
import { analyticsRoutes } from './analytics.routes.ts'
import { analyticsService } from './analytics.service.ts'
import { beaconSettings } from './analytics.settings.ts'

export const analytics: Feature = {
  name: 'analytics',
  ...analyticsKept,
  messages: analyticsMessages,
  routes: analyticsRoutes,
  jobs({ pool, clock, config, fetch, log, metrics }) {
    const feed = beaconSettings.of(config)
    if (!feed) return []
    const beacon = createBeacon({
      baseUrl: feed.url,
      key: feed.key,
      fetch,
      onPause: metrics.pauses('beacon'),
    })
    const service = analyticsService({ pool, clock, beacon, log })
    return [
      { name: 'analytics', everyMs: 1000, run: () => service.sendDue() },
      { name: 'analytics of the former version', everyMs: 600_000, run: () => service.adopt() },
    ]
  },
  settings: [beaconSettings],
  limits: { events: perMinute('LIMIT_EVENTS', 'events for the marketing feed', 6000, 300) },
}
