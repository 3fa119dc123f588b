import type { Http } from '../http/http.ts'
import type { OrdersContract } from './orders.contract.ts'

/**
 * The call that reads one order, apart from those of the list.
 * @param validate asks why the order cannot be edited, where it cannot
 */
export const readOrder =
  (http: Http<'customer'>) =>
  (orderNo: string, { validate }: { validate?: 'true' } = {}) =>
    http.calls<OrdersContract>()('GET /api/v2/{language}/accounts/{edp}/orders/{id}', 'customer', {
      params: { id: orderNo },
      query: { validate },
    })
