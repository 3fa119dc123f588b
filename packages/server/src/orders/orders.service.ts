import { planTimeZone, zonedDayRange } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import { orderStatusWords } from '@onair/core/orders'
import type { Config } from '../kernel/config.ts'
import type { Pool } from '../kernel/db/pool.ts'
import { orderOf, ordersOf } from './order.queries.ts'
import { orderReply } from './order.view.ts'
import { orderStatus } from './order-status.ts'
import { refuse } from './orders.messages.ts'

export type OrdersQuery = { page: number; pageSize: number; fromDate?: string | undefined; toDate?: string | undefined }

/** Reads a customer's orders. Every guest has a separate account, so a guest sees the orders of that token only. */
export function ordersService(deps: {
  pool: Pool
  clock: () => Date
  config: Pick<Config, 'customerServicePhone' | 'customerCareEmail'>
}) {
  const { pool, clock, config } = deps
  return {
    /** A page, newest first. The range is in days of the channel's time zone, inclusive. */
    async list(edp: number, { page, pageSize, fromDate, toDate }: OrdersQuery, language: Language) {
      const from = fromDate ? zonedDayRange(fromDate, planTimeZone).start : null
      const before = toDate ? zonedDayRange(toDate, planTimeZone).end : null
      const [found] = await ordersOf(pool, edp, from, before, pageSize, (page - 1) * pageSize)
      const { total = 0, orders = [] } = found ?? {}
      return {
        orderSummary: orders.map((order) => ({
          orderNo: order.orderNo,
          orderDateTime: new Date(order.placedAt),
          orderTotal: order.orderTotalCents,
          status:
            orderStatusWords[orderStatus({ ...order, editableUntil: new Date(order.editableUntil) }, clock())][
              language
            ],
        })),
        paging: { currentPage: page, totalPages: Math.ceil(total / pageSize), totalRecords: total },
      }
    },

    async read(edp: number, orderNo: string, language: Language, validate: boolean) {
      const [order] = await orderOf(pool, edp, orderNo)
      if (!order) return refuse(404, { code: 'order-unknown', area: 'OrderNo', values: { orderNo } })
      return orderReply(order, { language, now: clock(), validate, contact: config })
    },
  }
}
