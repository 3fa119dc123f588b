import { displayPostalCode } from '@onair/core/address'
import type { ReplyOf, returnsContract } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import type { Seller } from '../kernel/seller.settings.ts'
import type { OrderRow } from '../orders/order.ts'
import { lineName } from '../orders/order.view.ts'
import { lineId } from '../orders/return-area.view.ts'
import { barcode } from './barcode.ts'
import type { ReturnRow } from './request.queries.ts'

export type ReturnReply = ReplyOf<
  (typeof returnsContract)['POST /api/v2/{language}/accounts/{edp}/orders/{id}/returns']
>

/** The first line of the address: the department that unpacks returns. */
const department = { en: 'Returns', fr: 'Retours' } as const

/** A return of the contract, with its label. */
export function returnReply(order: OrderRow, row: ReturnRow, language: Language, seller: Seller): ReturnReply {
  const { firstName, lastName, address1, address2, city, province, zipCode } = order.shippingAddress
  return {
    returnNo: row.returnNo,
    orderNo: order.orderNo,
    shipOrderNo: row.shipOrderNo,
    items: row.items.flatMap(({ shipOrderNo, position, quantity, reason }) => {
      const part = order.subOrders.find((one) => one.shipOrderNo === shipOrderNo)
      const line = part?.lines.find((one) => one.position === position)
      if (!line) return []
      const description = lineName(line, language)
      return [{ lineId: lineId(shipOrderNo, position), itemNo: line.itemNo, description, quantity, reason }]
    }),
    comment: row.comment,
    refund: {
      goods: row.goodsCents,
      shipping: row.shippingCents,
      taxes: row.taxCents,
      total: row.goodsCents + row.shippingCents + row.taxCents,
    },
    label: {
      trackingNo: row.trackingNo,
      barcode: barcode(row.trackingNo),
      from: [
        `${firstName} ${lastName}`,
        address1,
        ...(address2 ? [address2] : []),
        `${city}, ${province} ${displayPostalCode(zipCode)}`,
      ],
      to: [seller.name, department[language], ...seller.address],
    },
    status: row.refundedAt === null ? 'Requested' : 'Refunded',
    requestedAt: row.requestedAt.toISOString(),
    refundedAt: row.refundedAt?.toISOString() ?? null,
  }
}
