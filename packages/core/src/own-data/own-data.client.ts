import type { Http } from '../http/http.ts'
import type { OwnDataContract } from './own-data.contract.ts'

/** The calls for what the shop holds of the customer, and to close the account. */
export function ownDataClient(http: Http) {
  const call = http.calls<OwnDataContract>()
  return {
    export: () => call('GET /api/v2/{language}/accounts/{edp}/export', 'customer', { asIs: true }),
    close: (currentPassword: string) =>
      call('POST /api/v2/{language}/accounts/{edp}/closure', 'customer', { body: { currentPassword } }),
  }
}
