import { planTimeZone, zonedDate } from '@onair/core/dates'
import { heaviestByPost, isReturnDeadlinePassed, returnByDate } from '@onair/core/returns'
import { isGoods, type OrderRow } from './order.ts'

type SubOrder = OrderRow['subOrders'][number]
type Line = SubOrder['lines'][number]

/** A line's id in a request to return it: its sub-order and its position. */
export const lineId = (shipOrderNo: string, position: number): string => `${shipOrderNo}-${position}`

/** The units of a line that are neither returned nor on their way back. Donations and gift cards cannot be returned. */
export const returnableQuantity = (line: Line): number =>
  isGoods(line) ? line.quantity - line.returnedQuantity - line.returningQuantity : 0

/**
 * How a sub-order is sent back: to its seller, by the postal carrier, or, if it is too heavy for that, by a pick-up that customer
 * service arranges.
 */
export function wayBack({ sellerType, lines }: SubOrder): 'seller' | 'post' | 'pick-up' {
  if (sellerType !== null) return 'seller'
  const grams = lines.reduce((sum, { weightGrams, quantity }) => sum + (weightGrams ?? 0) * quantity, 0)
  return grams > heaviestByPost ? 'pick-up' : 'post'
}

/** The return window of a sub-order, in days of the channel's time zone. Null before it is delivered. */
export function returnWindow({ deliveredAt }: SubOrder, now: Date): { returnBy: string; isPassed: boolean } | null {
  if (deliveredAt === null) return null
  const returnBy = returnByDate(zonedDate(deliveredAt, planTimeZone))
  return { returnBy, isPassed: isReturnDeadlinePassed(returnBy, zonedDate(now, planTimeZone)) }
}

/** The return area of a sub-order (specification §2): the deadline, the way back, and the returns that were requested. */
export function returnAreaReply(order: OrderRow, part: SubOrder, now: Date) {
  const window = returnWindow(part, now)
  const isOffered = window !== null && part.lines.some((line) => returnableQuantity(line) > 0)
  const way = wayBack(part)
  return {
    returnByDate: isOffered ? window.returnBy : null,
    isReturnDeadlinePassed: window?.isPassed ?? false,
    showIneligibleForReturnMessage: window !== null && !part.lines.some(isGoods),
    // For parcels that go back to their seller, and for heavy ones, which are picked up.
    showGenericReturnCTA: isOffered && way !== 'post',
    showCanadaPostReturnCTA: isOffered && way === 'post',
    returns: order.returns
      .filter(({ shipOrderNo }) => shipOrderNo === part.shipOrderNo)
      .map(({ returnNo, requestedAt, refundedAt, totalCents }) => ({
        returnNo,
        status: refundedAt === null ? ('Requested' as const) : ('Refunded' as const),
        requestedAt: new Date(requestedAt).toISOString(),
        refundedAt: refundedAt === null ? null : new Date(refundedAt).toISOString(),
        total: totalCents,
      })),
  }
}

/** What the return of a line needs. */
export function returnableReply({ shipOrderNo }: SubOrder, line: Line) {
  return {
    lineId: lineId(shipOrderNo, line.position),
    itemNo: line.itemNo,
    edpNo: line.edpNo,
    discount: line.discountCents,
    taxTotal: line.taxCents,
    isFinalSale: !isGoods(line),
    returnedQuantity: line.returnedQuantity + line.returningQuantity,
    returnableQuantity: returnableQuantity(line),
  }
}
