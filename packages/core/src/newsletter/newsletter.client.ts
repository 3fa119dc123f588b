import type { Http } from '../http/http.ts'
import type { NewsletterContract } from './newsletter.contract.ts'

/** The calls for the newsletter: of the signed-in member, and of any e-mail address. */
export function newsletterClient(http: Http) {
  const call = http.calls<NewsletterContract>()
  return {
    subscribe: () => call('POST /api/v2/{language}/accounts/{edp}/newslettersubscription', 'customer'),
    unsubscribe: () => call('DELETE /api/v2/{language}/accounts/{edp}/newslettersubscription', 'customer'),
    /** Asks for the mail whose link subscribes an address. */
    ask: (emailAddress: string) =>
      call('POST /api/v2/{language}/newslettersubscription', 'none', { query: { emailAddress } }),
    /** Subscribes the address of a mailed link. */
    confirm: (token: string) =>
      call('POST /api/v2/{language}/newslettersubscription/confirm', 'app', { body: { token } }),
    /** Unsubscribes the address of a mail, by the mail's token. */
    leave: (token: string) =>
      call('POST /api/v2/{language}/newslettersubscription/unsubscribe', 'app', { body: { token } }),
  }
}
