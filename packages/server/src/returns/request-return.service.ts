import { createHash } from 'node:crypto'
import { toWire } from '@onair/core/contract'
import { formatDate } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import { formatMoney } from '@onair/core/money'
import { type ReturnReason, refundOf } from '@onair/core/returns'
import { ReadyJson } from '../kernel/call/mount.ts'
import { inTransaction, json, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { contactSettings, sellerSettings } from '../kernel/seller.settings.ts'
import type { Configured } from '../kernel/settings.ts'
import { type Key, keyReused, replyOf, storedReply } from '../orders/idempotency.ts'
import { orderOf } from '../orders/order.queries.ts'
import { isGoods, type OrderRow } from '../orders/order.ts'
import { lineId, returnableQuantity, returnWindow, wayBack } from '../orders/return-area.view.ts'
import { insertReturn, lockOwnOrder, nextReturnSerial, type ReturnRow, returnsOf } from './request.queries.ts'
import { returnReply } from './return.view.ts'
import { refuse } from './returns.messages.ts'
import { trackingNo } from './tracking.ts'

type ReturnRequest = {
  shipOrderNo: string
  items: readonly { lineId: string; quantity: number; reason: ReturnReason }[]
  comment?: string | undefined
  refundTotal?: number | undefined
}
type KeyedReturnRequest = { edp: number; orderNo: string; key: string; requested: ReturnRequest; language: Language }
type Line = OrderRow['subOrders'][number]['lines'][number]

/**
 * Accepts requests for returns by the postal carrier (specification §4).
 *
 * 1. A sub-order of the channel's own goods can be returned, from its delivery until the last day of its window.
 * 2. Each unit is returned once: units on their way back count. Requests for the same order wait for each other.
 * 3. The refund is fixed by the request, as if everything on its way had arrived: the refunds of an order add up to what was paid,
 *    in any sequence of arrival. The request that returns the last unit refunds shipping.
 * 4. `RefundTotal`, the refund that the shopper was shown, must equal the refund; otherwise the request is refused.
 * 5. The same key and body get the same reply for 24 hours. After a refusal the key can be used again.
 * 6. The reply is stored in the language of the request.
 */
export function requestReturnService(deps: { pool: Pool; clock: () => Date; config: Configured }) {
  const { pool, clock, config } = deps
  const seller = sellerSettings.of(config)
  const unknown = (orderNo: string) => refuse(404, { code: 'order-unknown', area: 'OrderNo', values: { orderNo } })

  /** The lines to return, or why they cannot be returned. */
  function chosenOf(order: OrderRow, { shipOrderNo, items }: ReturnRequest, language: Language, now: Date) {
    const { customerServicePhone: phone } = contactSettings.of(config)
    const area = 'ShipOrderNo'
    const part = order.subOrders.find((one) => one.shipOrderNo === shipOrderNo)
    if (!part) return refuse(404, { code: 'return-part-unknown', area, values: { shipOrderNo } })
    if (new Set(items.map((item) => item.lineId)).size < items.length)
      return refuse(400, { code: 'return-line-twice', area: 'Items' })
    const chosen = new Map<Line, (typeof items)[number]>()
    for (const item of items) {
      const line = part.lines.find(({ position }) => lineId(shipOrderNo, position) === item.lineId)
      if (!line) return refuse(404, { code: 'return-line-unknown', area: 'LineId' })
      chosen.set(line, item)
    }
    const window = returnWindow(part, now)
    if (!window) return refuse(417, { code: 'return-not-delivered', area })
    if (window.isPassed) {
      const day = formatDate(window.returnBy, language, 'UTC')
      return refuse(417, { code: 'return-late', area, values: { day, phone } })
    }
    const way = wayBack(part)
    if (way === 'seller') return refuse(417, { code: 'return-to-seller', area })
    if (way === 'pick-up') return refuse(417, { code: 'return-by-pick-up', area, values: { phone } })
    for (const [line, { quantity }] of chosen) {
      const name = { en: line.nameEn, fr: line.nameFr }
      if (!isGoods(line)) return refuse(417, { code: 'return-final', area: 'LineId', values: { name } })
      const most = returnableQuantity(line)
      if (quantity > most) return refuse(417, { code: 'return-too-many', area: 'Quantity', values: { name, most } })
    }
    return chosen
  }

  async function write(
    on: Queryable,
    { edp, orderNo, requested, language }: KeyedReturnRequest,
    key: Key,
  ): Promise<string> {
    const now = clock()
    const [own] = await lockOwnOrder(on, { edp, orderNo })
    if (!own) throw unknown(orderNo)
    const stored = await storedReply(on, key, now)
    if (stored instanceof Refusal) throw stored
    if (stored !== undefined) return stored
    const [order] = await orderOf(on, { edp, orderNo })
    if (!order) throw unknown(orderNo)
    const chosen = chosenOf(order, requested, language, now)
    if (chosen instanceof Refusal) throw chosen
    const refund = refundOf({
      ...order,
      lines: order.subOrders.flatMap(({ lines }) =>
        lines.map((line) => ({
          ...line,
          isFinal: !isGoods(line),
          returnedBefore: line.returnedQuantity + line.returningQuantity,
          returning: chosen.get(line)?.quantity ?? 0,
        })),
      ),
    })
    if (requested.refundTotal !== undefined && requested.refundTotal !== refund.totalCents) {
      const values = { refund: formatMoney(refund.totalCents, language) }
      throw refuse(409, { code: 'return-refund-changed', area: 'RefundTotal', values })
    }
    const [next] = await nextReturnSerial(on)
    if (!next) throw new Error('There is no number for a return')
    const { shipOrderNo } = requested
    const row: ReturnRow = {
      ...refund,
      returnNo: `R${next.serial}`,
      shipOrderNo,
      items: [...chosen].map(([{ position }, { quantity, reason }]) => ({ shipOrderNo, position, quantity, reason })),
      comment: requested.comment || null,
      trackingNo: trackingNo(next.serial),
      requestedAt: now,
      refundedAt: null,
    }
    const reply = json(toWire(returnReply(order, row, language, seller)))
    const [written] = await insertReturn(on, {
      returnNo: row.returnNo,
      orderNo,
      shipOrderNo,
      items: json(row.items),
      comment: row.comment,
      goodsCents: row.goodsCents,
      shippingCents: row.shippingCents,
      taxCents: row.taxCents,
      trackingNo: row.trackingNo,
      ...replyOf(key, reply, now),
    })
    if (!written?.stored) throw keyReused()
    return reply
  }

  return {
    async request(request: KeyedReturnRequest): Promise<ReadyJson | Refusal> {
      const { edp, key, orderNo, requested } = request
      const hash = createHash('sha256')
        .update(json({ return: orderNo, asked: requested }))
        .digest()
      try {
        return new ReadyJson(await inTransaction(pool, (client) => write(client, request, { edp, key, hash })))
      } catch (error) {
        if (error instanceof Refusal) return error
        throw error
      }
    },

    /** The returns of one of a customer's orders, newest first. */
    async list(edp: number, orderNo: string, language: Language) {
      const [order] = await orderOf(pool, { edp, orderNo })
      if (!order) return unknown(orderNo)
      const rows = await returnsOf(pool, { orderNo })
      return { returns: rows.map((row) => returnReply(order, row, language, seller)) }
    },
  }
}
