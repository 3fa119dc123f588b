export { type EventContent, isEventContent } from '../src/analytics/analytics.event.ts'
