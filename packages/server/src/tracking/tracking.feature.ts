import { trackingContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Feature } from '../kernel/feature.ts'
import { perHour, perMinute } from '../kernel/limits.ts'
import { trackingMessages } from './tracking.messages.ts'
import { trackingService } from './tracking.service.ts'

declare module '../kernel/limits.ts' {
  interface Limits {
    readonly trackingTries: number
  }
}

export const tracking: Feature = {
  name: 'tracking',
  messages: trackingMessages,
  routes(app, { pool, clock, config }) {
    const service = trackingService({ pool, clock, config })
    mount(app, trackingContract, {
      'GET /api/v2/{language}/ordertracking': ({ query, language }) => service.track(query, language),
    })
  },
  limits: {
    tracking: perMinute('LIMIT_TRACKING', 'orders that are tracked', 600, 30),
    // Wrong postal codes for one order number: see tracking.service.ts.
    trackingTries: perHour('LIMIT_TRACKING_TRIES', 'wrong postal codes for an order number', 600, 10),
  },
}
