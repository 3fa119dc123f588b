import type { Http } from '../http/http.ts'
import type { AnalyticsContract } from './analytics.contract.ts'
import type { EventContent } from './analytics.event.ts'

/** The call that sends a customer's events to the marketing feed. The caller checks the customer's consent first. */
export function analyticsClient(http: Http) {
  const call = http.calls<AnalyticsContract>()
  return {
    /** Sends one event. @param content in the wire's format: PascalCase names, amounts in dollars */
    send: (name: string, content: EventContent) =>
      call('POST /api/v2/{language}/analyticsDataFeed/beacon/{edp}/{name}', 'customer', {
        params: { name },
        body: { Consent: true, Content: content },
        asIs: true,
      }),
  }
}
