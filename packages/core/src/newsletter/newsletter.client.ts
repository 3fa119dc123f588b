import type { Http } from '../http/http.ts'
import type { NewsletterContract } from './newsletter.contract.ts'

/** The calls for the signed-in customer's newsletter. */
export function newsletterClient(http: Http) {
  const call = http.calls<NewsletterContract>()
  return {
    subscribe: () => call('POST /api/v2/{language}/accounts/{edp}/newslettersubscription', 'customer'),
    unsubscribe: () => call('DELETE /api/v2/{language}/accounts/{edp}/newslettersubscription', 'customer'),
  }
}
