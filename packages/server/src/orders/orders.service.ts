import { planTimeZone, zonedDayRange } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import { orderStatusWords } from '@onair/core/orders'
import type { Pool } from '../kernel/db/pool.ts'
import { contactSettings } from '../kernel/seller.settings.ts'
import type { Configured } from '../kernel/settings.ts'
import { editReasonMessage, editReasonOf } from './editable.ts'
import { orderOf, ordersOf } from './order.queries.ts'
import { orderReply } from './order.view.ts'
import { orderStatus } from './order-status.ts'
import { refuse } from './orders.messages.ts'

export type OrdersQuery = {
  page: number
  pageSize: number
  fromDate?: string | undefined
  toDate?: string | undefined
  validate?: 'true' | 'false' | undefined
}

/** Reads a customer's orders. Every guest has a separate account, and sees only the orders of that token. */
export function ordersService(deps: { pool: Pool; clock: () => Date; config: Configured }) {
  const { pool, clock, config } = deps
  const contact = contactSettings.of(config)
  return {
    /** A page of orders, newest first. The range is in days of the channel's time zone, inclusive. */
    async list(edp: number, { page, pageSize, fromDate, toDate, validate }: OrdersQuery, language: Language) {
      const from = fromDate ? zonedDayRange(fromDate, planTimeZone).start : null
      const before = toDate ? zonedDayRange(toDate, planTimeZone).end : null
      const [result] = await ordersOf(pool, { edp, from, before, limit: pageSize, offset: (page - 1) * pageSize })
      if (!result) throw new Error('The token’s customer does not exist')
      const { total, orders, ...account } = result
      const now = clock()
      return {
        orderSummary: orders.map((row) => {
          const order = { ...row, placedAt: new Date(row.placedAt), editableUntil: new Date(row.editableUntil) }
          const status = orderStatus(order, now)
          return {
            orderNo: order.orderNo,
            orderDateTime: order.placedAt,
            orderTotal: order.orderTotalCents,
            status: orderStatusWords[status][language],
            itemCount: order.itemCount,
            items: order.items.map(({ nameEn, nameFr, imageUrl }) => ({
              description: language === 'fr' ? nameFr : nameEn,
              itemImageURL: imageUrl,
            })),
            ...(validate === 'true' && editing({ ...order, ...account, status }, now, language)),
          }
        }),
        paging: { currentPage: page, totalPages: Math.ceil(total / pageSize), totalRecords: total },
      }
    },

    async read(edp: number, orderNo: string, language: Language, validate: boolean) {
      const [order] = await orderOf(pool, { edp, orderNo })
      if (!order) return refuse(404, { code: 'order-unknown', area: 'OrderNo', values: { orderNo } })
      return orderReply(order, { language, now: clock(), validate, contact })
    },
  }

  function editing(order: Parameters<typeof editReasonOf>[0], now: Date, language: Language) {
    const why = editReasonMessage(editReasonOf(order, now, contact), language)
    return { editable: why === undefined, orderModificationValidationMessages: why ? [why] : [] }
  }
}
