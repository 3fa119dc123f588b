import type { Http } from '../http/http.ts'
import type { AnalyticsContract } from './analytics.contract.ts'
import type { EventContent } from './analytics.event.ts'

/** Tells the marketing feed what a customer did. Whoever calls it has seen to the consent. */
export function analyticsClient(http: Http) {
  const call = http.calls<AnalyticsContract>()
  return {
    /** @param content as it travels: the wire's names, amounts in dollars */
    tell: (name: string, content: EventContent) =>
      call('POST /api/v2/{language}/analyticsDataFeed/beacon/{edp}/{name}', 'customer', {
        params: { name },
        body: { Consent: true, Content: content },
        asIs: true,
      }),
  }
}
