import { zonedDate } from '@onair/core/dates'
import type { Favourites } from '@onair/core/favourites/client'
import type { Show } from '@onair/core/guide/client'
import { trackPath } from '@onair/core/orders'
import type { OrderDetail } from '@onair/core/orders/client'
import { returnButton } from '@onair/core/returns'

/** A favourite that is worth a look today: it is on air later, or its price is reduced. */
export type WorthALook = { itemNo: string; name: string; airTime?: string; isPrice?: number; wasPrice?: number }

/** The latest order, as the summary shows it. */
export const latestOf = ({ orderSummary, subOrders, billingCityProvincePostalCode }: OrderDetail) => ({
  orderNo: orderSummary.orderNo,
  orderDateTime: orderSummary.orderDateTime,
  status: orderSummary.status,
  trackPath: orderSummary.trackable ? trackPath(orderSummary.orderNo, billingCityProvincePostalCode) : undefined,
  shipments: subOrders.map(({ shipOrderNo, items, deliveryDate, estimatedDelivery, shipDate }) => ({
    shipOrderNo,
    names: items.map(({ description }) => description),
    deliveryDate,
    estimatedDelivery,
    shipDate,
  })),
})

/** The orders that can still be edited, and until when. */
export const stillEditable = (orders: readonly OrderDetail[]) =>
  orders.flatMap(({ orderSummary: { orderNo, editable, editableUntil } }) =>
    editable && editableUntil ? [{ orderNo, until: editableUntil }] : [],
  )

/** The shipments that can still be returned, and the last day for it, the most urgent first. */
export const stillReturnable = (orders: readonly OrderDetail[]) =>
  orders
    .flatMap(({ orderSummary, subOrders }) =>
      subOrders.flatMap((part) =>
        part.returnByDate && returnButton(part) === 'enabled'
          ? [{ orderNo: orderSummary.orderNo, shipOrderNo: part.shipOrderNo, until: part.returnByDate }]
          : [],
      ),
    )
    .toSorted((a, b) => a.until.localeCompare(b.until))

/**
 * The favourites that are worth a look today.
 *
 * 1. First those that are on air later on the shopper's own day, by their times.
 * 2. Then those whose price is below their was-price.
 * 3. A favourite is listed once, with both facts if both are true.
 */
export function worthALook(
  favourites: Favourites['favourites'],
  shows: readonly Show[],
  now: Date,
  timeZone: string,
): WorthALook[] {
  const today = zonedDate(now, timeZone)
  const airTimes = new Map<string, string>()
  for (const { itemNo, airTime } of shows.flatMap(({ products }) => products)) {
    const isAhead = new Date(airTime) > now && zonedDate(airTime, timeZone) === today
    if (isAhead && !airTimes.has(itemNo)) airTimes.set(itemNo, airTime)
  }
  const candidates = favourites.flatMap(({ itemNumber, name, isPrice, wasPrice }) => {
    const airTime = airTimes.get(itemNumber)
    const isCheaper = typeof isPrice === 'number' && typeof wasPrice === 'number' && isPrice < wasPrice
    if (!name || (!airTime && !isCheaper)) return []
    return [{ itemNo: itemNumber, name, ...(airTime && { airTime }), ...(isCheaper && { isPrice, wasPrice }) }]
  })
  const time = ({ airTime }: WorthALook) => (airTime ? Date.parse(airTime) : Number.POSITIVE_INFINITY)
  return candidates.toSorted((a, b) => (time(a) === time(b) ? 0 : time(a) - time(b)))
}
