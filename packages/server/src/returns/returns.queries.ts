import type { RefundPlan } from '@onair/core/returns'
import { statement } from '../kernel/db/pool.ts'
import type { ProviderName } from '../payment/providers.ts'

/** A line of an order, and how many units of it are returned. */
export type ReturnedLine = { shipOrderNo: string; position: number; quantity: number }

/** A return, as it is written before any refund. */
export type RefundRow = {
  id: number
  lines: ReturnedLine[]
  goodsCents: number
  shippingCents: number
  taxCents: number
  plan: RefundPlan
  /** The return that the shopper requested; null if items were received without one. */
  returnNo: string | null
}

/** The returns of an order that are on their way: first one whose refund has begun, then the oldest. */
export const requestedReturns = statement<
  { returnNo: string; lines: ReturnedLine[]; goodsCents: number; shippingCents: number; taxCents: number },
  { orderNo: string }
>(
  'returns.requested',
  `select return_no as "returnNo", goods_cents as "goodsCents", shipping_cents as "shippingCents", tax_cents as "taxCents",
     (select jsonb_agg(item - 'reason' order by item ->> 'shipOrderNo', (item ->> 'position')::int)
      from jsonb_array_elements(items) item) as lines
   from return_request where order_no = :orderNo and refunded_at is null
   order by exists(select from refund where refund.return_no = return_request.return_no) desc, requested_at, return_no`,
)

/** Completes a return that the shopper requested. */
export const markReturnRefunded = statement<never, { returnNo: string; now: Date }>(
  'returns.mark-refunded',
  'update return_request set refunded_at = :now where return_no = :returnNo',
)

/** The content of the letter about a refund. */
export type RefundMail = { orderNo: string; refundId: number }

export const refundOfMail = statement<
  Pick<RefundRow, 'lines' | 'goodsCents' | 'shippingCents' | 'taxCents'>,
  { id: number }
>(
  'returns.of-mail',
  `select lines, goods_cents as "goodsCents", shipping_cents as "shippingCents", tax_cents as "taxCents"
   from refund where id = :id and state = 'done'`,
)

/** The incomplete return of an order. */
export const openRefund = statement<RefundRow, { orderNo: string }>(
  'returns.open',
  `select id, lines, goods_cents as "goodsCents", shipping_cents as "shippingCents", tax_cents as "taxCents",
     jsonb_build_object('credits', '[]'::jsonb) || plan as plan, return_no as "returnNo"
   from refund where order_no = :orderNo and state = 'begun'`,
)

export const beginRefund = statement<
  { id: number },
  {
    orderNo: string
    lines: string
    goodsCents: number
    shippingCents: number
    taxCents: number
    plan: string
    now: Date
    returnNo: string | null
  }
>(
  'returns.begin',
  `insert into refund (order_no, lines, goods_cents, shipping_cents, tax_cents, plan, state, begun_at, return_no)
   values (:orderNo, :lines, :goodsCents, :shippingCents, :taxCents, :plan, 'begun', :now, :returnNo) returning id`,
)

/** An order's captured payments, and the amount of each that is not refunded. The first payment comes first. */
export const capturedPayments = statement<
  { reference: string; provider: ProviderName; captureId: string; cents: number },
  { orderNo: string }
>(
  'returns.captured-payments',
  `select reference, provider, capture_id as "captureId", amount_cents - refunded_cents as cents from payment
   where order_no = :orderNo and state in ('captured', 'refunded') order by held_until, reference`,
)

/** The account credit that an order was paid with, minus refunds. */
export const appliedCredit = statement<{ id: string; cents: number }, { orderNo: string }>(
  'returns.applied-credit',
  `select account as id, sum(amount_cents)::int as cents from ledger
   where order_no = :orderNo and account = 'credit' group by account having sum(amount_cents) > 0`,
)

/** An order's unpaid later payments. `isBeingCharged`: a charge has begun. */
export const unpaidInstalments = statement<{ id: string; cents: number; isBeingCharged: boolean }, { orderNo: string }>(
  'returns.unpaid-instalments',
  `select number::text as id, amount_cents - forgiven_cents as cents, payment_reference is not null as "isBeingCharged"
   from instalment where order_no = :orderNo and number > 1 and paid_at is null order by number`,
)

/** Completes a return; no row if it was complete already. */
export const finishRefund = statement<{ id: number }, { id: number; now: Date }>(
  'returns.finish',
  `update refund set state = 'done', done_at = :now where id = :id and state = 'begun' returning id`,
)

/** Counts units as returned. `wereOnTheirWay`: the shopper had requested their return. */
export const markReturned = statement<
  never,
  { orderNo: string; shipOrderNos: string[]; positions: number[]; quantities: number[]; wereOnTheirWay: boolean }
>(
  'returns.mark-lines',
  `update order_line set returned_quantity = returned_quantity + back.quantity,
     returning_quantity = returning_quantity - case when :wereOnTheirWay then back.quantity else 0 end
   from unnest(:shipOrderNos::text[], :positions::int[], :quantities::int[]) as back (ship_order_no, position, quantity)
   where order_no = :orderNo and order_line.ship_order_no = back.ship_order_no and order_line.position = back.position`,
)

export const forgiveInstalments = statement<never, { orderNo: string; ids: string[]; cents: number[] }>(
  'returns.forgive',
  `update instalment set forgiven_cents = forgiven_cents + back.cents
   from unnest(:ids::text[]::int[], :cents::int[]) as back (number, cents)
   where order_no = :orderNo and instalment.number = back.number`,
)

/** Forgives all instalments, the first included, if all goods of an order are back. */
export const forgiveAfterLast = statement<never, { orderNo: string }>(
  'returns.forgive-after-last',
  `update instalment set forgiven_cents = amount_cents
   where order_no = :orderNo and not exists (
     select from order_line
     where order_no = :orderNo and returned_quantity < quantity and not is_donation and not is_gift_card)`,
)

export const markRefunded = statement<never, { orderNo: string; ids: string[]; cents: number[] }>(
  'returns.mark-payments',
  `update payment set refunded_cents = refunded_cents + back.cents,
     state = case when refunded_cents + back.cents = amount_cents then 'refunded' else state end
   from unnest(:ids::text[], :cents::int[]) as back (reference, cents)
   where order_no = :orderNo and payment.reference = back.reference`,
)
