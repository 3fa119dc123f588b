import type { Http } from '../http/http.ts'
import type { EasyPayContract } from './easy-pay.contract.ts'

/** The instalments that are still to come. */
export function easyPayClient(http: Http) {
  const call = http.calls<EasyPayContract>()
  return { schedule: () => call('GET /api/v2/{language}/accounts/{edp}/easypayschedule', 'customer') }
}
