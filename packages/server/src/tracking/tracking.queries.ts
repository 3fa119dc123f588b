import { statement } from '../kernel/db/pool.ts'
import type { OrderAddress, OrderState } from '../orders/order.ts'

type TrackedLine = { isDonation: boolean; isGiftCard: boolean; quantity: number; returnedQuantity: number }

/** What tracking needs of an order. Instants inside `subOrders` are text. */
export type TrackedOrder = {
  orderNo: string
  state: OrderState
  placedAt: Date
  editableUntil: Date
  shipMethodId: string
  estimatedDelivery: string
  shippingAddress: OrderAddress
  subOrders: { shipOrderNo: string; shippedAt: string | null; deliveredAt: string | null; lines: TrackedLine[] }[]
}

/**
 * The order of a number and a postal code: the billing address's, or the delivery address's. A pick-up point's postal code
 * is public and opens nothing.
 */
export const trackedOrder = statement<TrackedOrder, { orderNo: string; postalCode: string }>(
  'tracking.order',
  `select o.order_no as "orderNo", o.state, o.placed_at as "placedAt", o.editable_until as "editableUntil",
     o.ship_method_id as "shipMethodId", o.estimated_delivery as "estimatedDelivery",
     o.shipping_address as "shippingAddress",
     (select json_agg(json_build_object('shipOrderNo', part.ship_order_no, 'shippedAt', part.shipped_at,
         'deliveredAt', part.delivered_at, 'lines', (
           select json_agg(json_build_object('isDonation', is_donation, 'isGiftCard', is_gift_card,
             'quantity', quantity, 'returnedQuantity', returned_quantity))
           from order_line line where line.order_no = o.order_no and line.ship_order_no = part.ship_order_no
         )) order by part.ship_order_no)
       from sub_order part where part.order_no = o.order_no) as "subOrders"
   from placed_order o
   where o.order_no = :orderNo and (o.billing_address ->> 'zipCode' = :postalCode
     or (o.access_point is null and o.shipping_address ->> 'zipCode' = :postalCode))`,
)

/** Counts a try of an order number, within the hour of its first. */
export const countTry = statement<{ requests: number; endsAt: Date }, { client: string; now: Date; endsAt: Date }>(
  'tracking.count-try',
  `insert into request_count as counted (client, requests, ends_at) values (:client, 1, :endsAt)
   on conflict (client) do update set
     requests = case when counted.ends_at <= :now then 1 else counted.requests + 1 end,
     ends_at = case when counted.ends_at <= :now then excluded.ends_at else counted.ends_at end
   returning requests, ends_at as "endsAt"`,
)
export const forgiveTry = statement<never, { client: string }>(
  'tracking.forgive-try',
  'update request_count set requests = greatest(requests - 1, 0) where client = :client',
)
