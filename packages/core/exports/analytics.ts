export type { EventContent } from '../src/analytics/analytics.event.ts'
export { accountPageTitle } from '../src/analytics/page-title.rules.ts'
