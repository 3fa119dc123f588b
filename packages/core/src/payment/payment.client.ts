import type { Http } from '../http/http.ts'
import type { PaymentContract } from './payment.contract.ts'

/** Where cards are captured. */
export function paymentClient(http: Http) {
  const call = http.calls<PaymentContract>()
  return { captureConfig: () => call('GET /api/semafone/config', 'none') }
}
