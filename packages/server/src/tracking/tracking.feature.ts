import { trackingContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Feature } from '../kernel/feature.ts'
import { trackingMessages } from './tracking.messages.ts'
import { trackingService } from './tracking.service.ts'

export const tracking: Feature = {
  name: 'tracking',
  messages: trackingMessages,
  routes(app, { pool, clock, config }) {
    const service = trackingService({ pool, clock, config })
    mount(app, trackingContract, {
      'GET /api/v2/{language}/ordertracking': ({ query, language }) => service.track(query, language),
    })
  },
}
