import type { BodyOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { PaymentContract } from './payment.contract.ts'

/** Calls for the capture frame's address and gift card balances. */
export function paymentClient(http: Http) {
  const call = http.calls<PaymentContract>()
  return {
    captureConfig: () => call('GET /api/semafone/config', 'none'),
    giftCardBalance: (card: BodyOf<PaymentContract['POST /api/v2/{language}/giftcardbalance']>) =>
      call('POST /api/v2/{language}/giftcardbalance', 'app', { body: card }),
  }
}
