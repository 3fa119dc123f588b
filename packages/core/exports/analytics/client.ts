export { analyticsClient } from '../../src/analytics/analytics.client.ts'
