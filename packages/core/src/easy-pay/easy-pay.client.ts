import type { Http } from '../http/http.ts'
import type { EasyPayContract } from './easy-pay.contract.ts'

/** The call that lists a customer's upcoming Easy Pay payments. */
export function easyPayClient(http: Http) {
  const call = http.calls<EasyPayContract>()
  return { schedule: () => call('GET /api/v2/{language}/accounts/{edp}/easypayschedule', 'customer') }
}
