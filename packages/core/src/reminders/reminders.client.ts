import type { Http } from '../http/http.ts'
import type { RemindersContract } from './reminders.contract.ts'

/** A browser's push subscription, as its `toJSON()` writes it. */
type PushSubscriptionJson = {
  endpoint: string
  expirationTime?: number | null
  keys: { p256dh: string; auth: string }
}

/** The calls for reminders of programmes. */
export function remindersClient(http: Http) {
  const call = http.calls<RemindersContract>()
  return {
    /**
     * Asks for a reminder, by mail or on the device of a push subscription. A member's own address needs no confirmation.
     * @param timeZone in which the reminder says when the programme begins
     */
    ask: (id: string, to: { email: string } | { endpoint: string }, timeZone?: string) =>
      call('POST /api/v2/{language}/shows/{id}/reminders', 'none', {
        params: { id },
        body: { ...to, ...(timeZone && { timeZone }) },
        asCustomer: true,
      }),
    /** Stores the browser's push subscription; a member's is theirs. */
    subscribe: (subscription: PushSubscriptionJson) =>
      call('POST /api/v2/{language}/pushsubscriptions', 'none', { body: subscription, asIs: true, asCustomer: true }),
    /** Forgets the browser's push subscription, with its reminders. */
    unsubscribe: (subscription: PushSubscriptionJson) =>
      call('DELETE /api/v2/{language}/pushsubscriptions', 'none', { body: subscription, asIs: true }),
    /** Stops the reminders of the address whose mail has the token. */
    stop: (id: string, token: string) =>
      call('DELETE /api/v2/{language}/shows/{id}/reminders/{token}', 'none', { params: { id, token } }),
    /** Confirms an address by the token of a mailed link. */
    confirm: (token: string) => call('POST /api/v2/{language}/reminders/confirm', 'app', { body: { token } }),
  }
}
