import type { BodyOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { EasyPayContract } from './easy-pay.contract.ts'

type Pay = BodyOf<EasyPayContract['POST /api/v2/{language}/accounts/{edp}/orders/{id}/payments']>
type PaymentCard = BodyOf<EasyPayContract['PUT /api/v2/{language}/accounts/{edp}/orders/{id}/paymentcard']>
type SettleLink = BodyOf<EasyPayContract['POST /api/v2/{language}/easypaylink/payments']>

/** The calls about a customer's Easy Pay payments. */
export function easyPayClient(http: Http<'customer'>) {
  const call = http.calls<EasyPayContract>()
  return {
    schedule: () => call('GET /api/v2/{language}/accounts/{edp}/easypayschedule', 'customer'),
    /** @param idempotencyKey one per attempt of the shopper; every retry of the attempt sends the same key. */
    pay: (orderNo: string, body: Pay, idempotencyKey: string) =>
      call('POST /api/v2/{language}/accounts/{edp}/orders/{id}/payments', 'customer', {
        params: { id: orderNo },
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
    changeCard: (orderNo: string, body: PaymentCard) =>
      call('PUT /api/v2/{language}/accounts/{edp}/orders/{id}/paymentcard', 'customer', {
        params: { id: orderNo },
        body,
      }),
  }
}

/** The calls behind a mail's link to a failed payment. They need no sign-in. */
export function easyPayLinkClient(http: Http) {
  const call = http.calls<EasyPayContract>()
  return {
    linkedPayment: (linkToken: string) => call('POST /api/v2/{language}/easypaylink', 'app', { body: { linkToken } }),
    /** Settles it. @param idempotencyKey as of `easyPayClient`'s `pay` */
    settle: (body: SettleLink, idempotencyKey: string) =>
      call('POST /api/v2/{language}/easypaylink/payments', 'app', {
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
  }
}
