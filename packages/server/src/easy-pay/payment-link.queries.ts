import { statement } from '../kernel/db/pool.ts'

/** The payment of a link. */
export type LinkedPayment = {
  orderNo: string
  number: number
  total: number
  dueDate: string
  amountCents: number
  edp: number
}

/** The payment of a link that was not used and has not expired, while it is owed. */
export const linkedPayment = statement<LinkedPayment, { hash: Buffer; now: Date }>(
  'easy-pay.linked-payment',
  `select order_no as "orderNo", number, no_of_installments as total, due_on as "dueDate",
     amount_cents - forgiven_cents as "amountCents", customer_edp as edp
   from payment_link join instalment using (order_no, number) join placed_order using (order_no)
   where hash = :hash and used_at is null and expires_at > :now and paid_at is null and amount_cents > forgiven_cents
     and state <> 'cancelled'`,
)

/** What a used link has settled with this key: the request is repeated, and paid nothing again. */
export const settledByLink = statement<LinkedPayment, { hash: Buffer; key: string }>(
  'easy-pay.settled-by-link',
  `select link.order_no as "orderNo", link.number, no_of_installments as total, due_on as "dueDate",
     payment.amount_cents as "amountCents", placed_order.customer_edp as edp
   from payment_link link join instalment using (order_no, number) join placed_order using (order_no)
   join payment on payment.reference = instalment.payment_reference
   where hash = :hash and request_key = :key and payment.state in ('captured', 'refunded')`,
)

/** Replaces the links of a payment: only the newest letter settles it. */
export const makePaymentLink = statement<
  never,
  { hash: Buffer; orderNo: string; number: number; letterId: number; expiresAt: Date }
>(
  'easy-pay.make-link',
  `with older as (delete from payment_link where order_no = :orderNo and number = :number)
   insert into payment_link (hash, order_no, number, letter_id, expires_at) values (:hash, :orderNo, :number, :letterId, :expiresAt)`,
)
