import type { QueryOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import { readOrder } from './order.client.ts'
import type { OrdersContract } from './orders.contract.ts'
import { type OrderListQuery, ordersFromDate, ordersPageSize } from './orders.rules.ts'

type OrdersQuery = Partial<QueryOf<OrdersContract['GET /api/v2/{language}/accounts/{edp}/orders']>>

/** Calls that place and read orders. */
export function ordersClient(http: Http<'customer'>) {
  const call = http.calls<OrdersContract>()
  const list = (query: OrdersQuery = {}) => call('GET /api/v2/{language}/accounts/{edp}/orders', 'customer', { query })
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
    /** The bag of the last order, as it was ordered. @param guid from the cookie `orderedCartGuid` */
    orderedCart: (guid: string) =>
      call('GET /api/v2/{language}/accounts/{edp}/orderedcart/{guid}', 'customer', { params: { guid } }),
    list,
    read: readOrder(http),
    /**
     * A page of the order list screen. A page beyond the last becomes the last. Where a period is empty, a second call
     * (page 1, size 6, no date) counts the orders of all time (specification §7).
     * @param today the day in the channel's time zone
     */
    async listPage({ dateRange, page, size }: OrderListQuery, today: string) {
      const fromDate = ordersFromDate(dateRange, today)
      const read = (of: number) => list({ page: of, pageSize: size, fromDate, validate: 'true' })
      const requested = await read(page)
      if (!requested.ok) return requested
      const { totalPages, totalRecords } = requested.value.paging
      if (totalRecords === 0 && fromDate !== undefined) {
        const all = await list({ page: 1, pageSize: ordersPageSize })
        if (!all.ok) return all
        return { ok: true as const, value: { list: requested.value, everOrdered: all.value.paging.totalRecords > 0 } }
      }
      const shown = page > totalPages && totalPages > 0 ? await read(totalPages) : requested
      return shown.ok ? { ok: true as const, value: { list: shown.value, everOrdered: totalRecords > 0 } } : shown
    },
  }
}
