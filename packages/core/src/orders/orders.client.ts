import type { QueryOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { OrdersContract } from './orders.contract.ts'

type OrdersQuery = Partial<QueryOf<OrdersContract['GET /api/v2/{language}/accounts/{edp}/orders']>>

/** Calls that place and read orders. */
export function ordersClient(http: Http) {
  const call = http.calls<OrdersContract>()
  return {
    /** @param idempotencyKey one per attempt of the shopper; every retry of the attempt sends the same key. */
    place: (
      order: {
        cartGuid: string
        reviewHash?: string
        paypalPayerId?: string
        paypalTransactionId?: string
        /** Proves a person; needed after a 417 with Area `Recaptcha`. */
        recaptchaToken?: string
      },
      idempotencyKey: string,
    ) =>
      call('POST /api/v2/{language}/accounts/{edp}/orders', 'customer', {
        body: order,
        headers: { 'idempotency-key': idempotencyKey },
      }),
    list: (query: OrdersQuery = {}) => call('GET /api/v2/{language}/accounts/{edp}/orders', 'customer', { query }),
    read: (orderNo: string) =>
      call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', 'customer', { params: { id: orderNo } }),
  }
}
