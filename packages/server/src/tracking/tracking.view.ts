import type { ReplyOf, trackingContract } from '@onair/core/contract'
import { planTimeZone, zonedDate } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import { translatorIn } from '@onair/core/messages'
import { orderStatusWords } from '@onair/core/orders'
import { isGoods } from '../orders/order.ts'
import { wayOf } from '../orders/order.view.ts'
import { allReturned, orderStatus } from '../orders/order-status.ts'
import type { TrackedOrder } from './tracking.queries.ts'
import en from './tracking-events.messages.en.json' with { type: 'json' }
import fr from './tracking-events.messages.fr.json' with { type: 'json' }

export type TrackingReply = ReplyOf<(typeof trackingContract)['GET /api/v2/{language}/ordertracking']>
type Part = TrackedOrder['subOrders'][number]

/** Where the channel's parcels leave from. */
const warehouse = 'Mississauga, ON'

/** The order of the contract, in the language of the call. */
export function trackingReply(order: TrackedOrder, language: Language, now: Date): TrackingReply {
  const status = orderStatus({ ...order, allReturned: allReturned(order) }, now)
  const isCancelled = status === 'cancelled'
  return {
    orderNo: order.orderNo,
    status: orderStatusWords[status][language],
    // Donations and gift cards are not shipped.
    subOrders: order.subOrders
      .filter(({ lines }) => lines.some(isGoods))
      .map((part) => {
        const isExpected = !isCancelled && !part.deliveredAt && order.estimatedDelivery >= dayOf(now)
        return {
          shipOrderNo: part.shipOrderNo,
          shipMethod: wayOf(part.lines, order.shipMethodId, language),
          // The channel's parcels carry the number of their sub-order.
          trackingNo: part.shippedAt && part.shipOrderNo,
          estimatedDelivery: isExpected ? order.estimatedDelivery : null,
          deliveryDate: part.deliveredAt && dayOf(part.deliveredAt),
          events: isCancelled ? [] : eventsOf(order, part, language, now),
        }
      }),
  }
}

const dayOf = (instant: Date | string): string => zonedDate(instant, planTimeZone)

/** The events of a parcel so far, latest first. Preparing begins when the order can no longer be edited. */
function eventsOf(
  order: TrackedOrder,
  part: Part,
  language: Language,
  now: Date,
): TrackingReply['subOrders'][number]['events'] {
  const shipped = part.shippedAt && new Date(part.shippedAt)
  const { city, province } = order.shippingAddress
  const t = translatorIn(language, en, fr)
  const happened = [
    { at: order.placedAt, place: null, text: t('received') },
    // An order may ship before that.
    ...(order.editableUntil <= (shipped || now)
      ? [{ at: order.editableUntil, place: warehouse, text: t('preparing') }]
      : []),
    ...(shipped ? [{ at: shipped, place: warehouse, text: t('shipped') }] : []),
    ...(part.deliveredAt
      ? [{ at: new Date(part.deliveredAt), place: `${city}, ${province}`, text: t('delivered') }]
      : []),
  ]
  return happened.toReversed().map(({ at, place, text }) => ({ at: at.toISOString(), place, text }))
}
