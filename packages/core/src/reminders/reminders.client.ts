import type { Http } from '../http/http.ts'
import type { RemindersContract } from './reminders.contract.ts'

/** The calls for reminders of programmes. */
export function remindersClient(http: Http) {
  const call = http.calls<RemindersContract>()
  return {
    /** Asks for a reminder; a member's own address needs no confirmation. Its letters use the time zone. */
    ask: (id: string, email: string, timeZone?: string) =>
      call('POST /api/v2/{language}/shows/{id}/reminders', 'none', {
        params: { id },
        body: { email, ...(timeZone && { timeZone }) },
        asCustomer: true,
      }),
    /** Stops the reminders of the address whose letter has the token. */
    stop: (id: string, token: string) =>
      call('DELETE /api/v2/{language}/shows/{id}/reminders/{token}', 'none', { params: { id, token } }),
    /** Confirms an address by the token of a mailed link. */
    confirm: (token: string) => call('POST /api/v2/{language}/reminders/confirm', 'app', { body: { token } }),
  }
}
