export type { EventContent } from '../src/analytics/analytics.event.ts'
