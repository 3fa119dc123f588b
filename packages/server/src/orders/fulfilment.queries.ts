import { statement } from '../kernel/db/pool.ts'
import type { ProviderName } from '../payment/providers.ts'
import type { OrderState } from './order.ts'

/** The most orders of one run. Newest first, so that an order whose payment fails does not block the others. */
const atOnce = 50

export const dueToShip = statement<{ orderNo: string }, { now: Date }>(
  'orders.due-without-parcel',
  `select order_no as "orderNo" from placed_order
   where state in ('received', 'preparing') and editable_until <= :now and without_parcel
   order by editable_until desc limit ${atOnce}`,
)

export const arrived = statement<{ orderNo: string }>(
  'orders.arrived-without-parcel',
  `select order_no as "orderNo" from placed_order
   where state = 'shipped' and without_parcel and not exists(
     select 1 from outbox where outbox.order_no = placed_order.order_no and kind = 'gift-cards' and sent_at is null)
   order by editable_until desc limit ${atOnce}`,
)

type AuthorisedPayment = {
  reference: string
  provider: ProviderName
  authorizationId: string
  amountCents: number
  /** Whether more is authorised than will be captured: an edit reduced the payment. */
  isReduced: boolean
}

export const authorisedPayments = statement<AuthorisedPayment, { orderNo: string }>(
  'orders.authorised-payments',
  `select reference, provider, authorization_id as "authorizationId", amount_cents as "amountCents",
     coalesce(authorised_cents > amount_cents, false) as "isReduced" from payment
   where order_no = :orderNo and state = 'authorised' for update`,
)

export const setPaymentResult = statement<
  never,
  { reference: string; state: 'captured' | 'voided'; captureId: string | null }
>(
  'orders.set-payment-result',
  'update payment set state = :state, capture_id = :captureId where reference = :reference',
)

/** A cancelled order has no later payments, so its card token is deleted. */
export const setState = statement<never, { orderNo: string; state: OrderState }>(
  'orders.set-state',
  `update placed_order set state = :state::order_state,
     card_token = case when :state::order_state = 'cancelled' then null else card_token end
   where order_no = :orderNo`,
)

export const setShipped = statement<never, { orderNo: string; at: Date }>(
  'orders.set-shipped',
  'update sub_order set shipped_at = :at where order_no = :orderNo and shipped_at is null',
)

export const setDelivered = statement<never, { orderNo: string; at: Date }>(
  'orders.set-delivered',
  'update sub_order set delivered_at = :at where order_no = :orderNo and delivered_at is null',
)
