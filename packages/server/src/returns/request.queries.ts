import type { ReturnReason } from '@onair/core/returns'
import { statement } from '../kernel/db/pool.ts'
import { type KeyedReply, storedReplyOfKey } from '../orders/idempotency.queries.ts'

/** A stored item of a return. */
export type RequestedItem = { shipOrderNo: string; position: number; quantity: number; reason: ReturnReason }

/** A stored return that a shopper requested. */
export type ReturnRow = {
  returnNo: string
  shipOrderNo: string
  items: RequestedItem[]
  comment: string | null
  goodsCents: number
  shippingCents: number
  taxCents: number
  trackingNo: string
  requestedAt: Date
  refundedAt: Date | null
}

const returnColumns = `return_no as "returnNo", ship_order_no as "shipOrderNo", items, comment, goods_cents as "goodsCents",
  shipping_cents as "shippingCents", tax_cents as "taxCents", tracking_no as "trackingNo", requested_at as "requestedAt",
  refunded_at as "refundedAt"`

/** Locks one of a customer's orders until the transaction ends; no row for another customer's order. */
export const lockOwnOrder = statement<{ orderNo: string }, { edp: number; orderNo: string }>(
  'returns.lock-own-order',
  'select order_no as "orderNo" from placed_order where customer_edp = :edp and order_no = :orderNo for update',
)

export const nextReturnSerial = statement<{ serial: string }>(
  'returns.next-number',
  `select nextval('return_number')::text as serial`,
)

/** The returns of an order, newest first. */
export const returnsOf = statement<ReturnRow, { orderNo: string }>(
  'returns.of-order',
  `select ${returnColumns} from return_request where order_no = :orderNo order by requested_at desc, return_no desc`,
)

/**
 * Writes a return, counts its units as on their way back, queues its letter and stores the key's reply. `stored` is false when
 * the key belongs to another request.
 */
export const insertReturn = statement<
  { stored: boolean },
  KeyedReply & {
    returnNo: string
    orderNo: string
    shipOrderNo: string
    items: string
    comment: string | null
    goodsCents: number
    shippingCents: number
    taxCents: number
    trackingNo: string
  }
>(
  'returns.insert',
  `with request as (
     insert into return_request (return_no, order_no, ship_order_no, items, comment, goods_cents, shipping_cents, tax_cents,
       tracking_no, requested_at)
     values (:returnNo, :orderNo, :shipOrderNo, :items, :comment, :goodsCents, :shippingCents, :taxCents, :trackingNo, :now)
   ), lines as (
     update order_line set returning_quantity = returning_quantity + item.quantity
     from jsonb_to_recordset(:items::jsonb) as item ("shipOrderNo" text, position int, quantity int)
     where order_line.ship_order_no = item."shipOrderNo" and order_line.position = item.position
   ), mail as (
     insert into outbox (kind, content, created_at, next_at)
     values ('return-label', jsonb_build_object('orderNo', :orderNo::text, 'returnNo', :returnNo::text), :now, :now)
   ), stored as (
     ${storedReplyOfKey}
   )
   select exists(select 1 from stored) as stored`,
)
