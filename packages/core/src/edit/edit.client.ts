import type { Http } from '../http/http.ts'
import type { EditContract } from './edit.contract.ts'

/** Calls that edit an order. */
export function editClient(http: Http) {
  const call = http.calls<EditContract>()
  return {
    /** Begins to edit an order: it becomes the customer's bag. While another edit is open, the reply is that edit's bag. */
    begin: (orderNo: string) =>
      call('PUT /api/v2/{language}/accounts/{edp}/cart', 'customer', { body: { modifyOrderNo: orderNo } }),
    /** Abandons the open edit, if any: the order stays as it was, and the reply is the customer's own bag. */
    abandon: () => call('PUT /api/v2/{language}/accounts/{edp}/cart', 'customer', { body: { modifyOrderNo: null } }),
    review: (orderNo: string, cartGuid: string) =>
      call('PUT /api/v2/{language}/accounts/{edp}/orders/{id}/review', 'customer', {
        params: { id: orderNo },
        body: { cartGuid },
      }),
    /** @param idempotencyKey one per attempt of the shopper; every retry of the attempt sends the same key. */
    confirm: (
      orderNo: string,
      edit: {
        cartGuid: string
        reviewHash: string
        paypalPayerId?: string
        paypalTransactionId?: string
        /** Proves a person; needed after a 417 with Area `Recaptcha`. */
        recaptchaToken?: string
      },
      idempotencyKey: string,
    ) =>
      call('PUT /api/v2/{language}/accounts/{edp}/orders/{id}', 'customer', {
        params: { id: orderNo },
        body: edit,
        headers: { 'idempotency-key': idempotencyKey },
      }),
    /** Cancels an order that can still be edited. The call can be repeated: a cancelled order is the reply again. */
    cancel: (orderNo: string) =>
      call('POST /api/v2/{language}/accounts/{edp}/orders/{id}/cancel', 'customer', { params: { id: orderNo } }),
  }
}
