import type { QueryOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { OrdersContract } from './orders.contract.ts'

type OrdersQuery = Partial<QueryOf<OrdersContract['GET /api/v2/{language}/accounts/{edp}/orders']>>

/** Placing and following orders. */
export function ordersClient(http: Http) {
  const call = http.calls<OrdersContract>()
  return {
    /** @param idempotencyKey made once for each attempt of the shopper, and sent again with every repetition of it. */
    place: (
      order: { cartGuid: string; reviewHash?: string; paypalPayerId?: string; paypalTransactionId?: string },
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
