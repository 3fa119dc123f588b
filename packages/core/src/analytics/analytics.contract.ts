import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { edp, language } from '../shared/schemas.ts'
import { eventName, isEventContent, maxEventNameLength } from './analytics.event.ts'

/** The analytics feed (specification §7). `beacon` is the name of the marketing provider's configuration. */
export const analyticsContract = {
  'POST /api/v2/{language}/analyticsDataFeed/beacon/{edp}/{name}': {
    summary: 'Send an event of a customer who consented to the marketing feed',
    caller: 'customer',
    limit: 'events',
    params: z.object({
      language: language(),
      edp: edp(),
      name: z.string().check(z.maxLength(maxEventNameLength), z.regex(eventName)),
    }),
    body: z.strictObject({
      Consent: z.boolean(),
      Content: z.record(z.string(), z.unknown()).check(z.refine(isEventContent)),
    }),
    status: 202,
    refusals: [429],
    wire: 'as-is',
  },
} as const satisfies Contract
export type AnalyticsContract = typeof analyticsContract
