import type { Cents } from '../shared/money.ts'
import { type Refund, refundOf } from './refund.rules.ts'

/** The units of a line that are to be returned. */
export type ReturnChoice = { lineId: string; quantity: number }

/** The fields of an order's detail that decide the refund of a return. Amounts in cents. */
type QuotedOrder = {
  shippingHandling: Cents
  taxTotal: Cents
  subOrders: readonly {
    items: readonly {
      lineId: string
      itemQuantity: number
      totalPrice: Cents
      discount: Cents
      taxTotal: Cents
      isFinalSale: boolean
      returnedQuantity: number
    }[]
  }[]
}

/**
 * The refund of a return before it is requested, computed by the server's own rule (`refundOf`).
 *
 * 1. Units on their way back count as returned: the next return is worth the remainder.
 * 2. Lines of other orders do not count.
 *
 * @throws {RangeError} when a quantity exceeds the remaining units, or a line is a final sale.
 */
export function refundQuote(order: QuotedOrder, choice: readonly ReturnChoice[]): Refund {
  const lines = order.subOrders.flatMap(({ items }) =>
    items.map((item) => ({
      quantity: item.itemQuantity,
      priceCents: item.totalPrice / item.itemQuantity,
      discountCents: item.discount,
      taxCents: item.taxTotal,
      isFinal: item.isFinalSale,
      returnedBefore: item.returnedQuantity,
      returning: choice.find(({ lineId }) => lineId === item.lineId)?.quantity ?? 0,
    })),
  )
  return refundOf({ shippingCents: order.shippingHandling, taxCents: order.taxTotal, lines })
}
