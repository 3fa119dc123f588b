import { statement } from '../kernel/db/pool.ts'

/** The payment that a link settles. */
export type LinkedPayment = {
  orderNo: string
  number: number
  total: number
  dueDate: string
  amountCents: number
  edp: number
}

/** The payment of a link, while the link is unused and unexpired and the payment is owed. */
export const linkedPayment = statement<LinkedPayment, { hash: Buffer; now: Date }>(
  'easy-pay.linked-payment',
  `select order_no as "orderNo", number, no_of_installments as total, due_on as "dueDate",
     amount_cents - forgiven_cents as "amountCents", customer_edp as edp
   from payment_link join instalment using (order_no, number) join placed_order using (order_no)
   where hash = :hash and used_at is null and expires_at > :now and paid_at is null and amount_cents > forgiven_cents
     and state <> 'cancelled'`,
)

/** The payment that a request with this key has settled by a link: a repeated request pays nothing again. */
export const settledByLink = statement<LinkedPayment, { hash: Buffer; key: string }>(
  'easy-pay.settled-by-link',
  `select link.order_no as "orderNo", link.number, no_of_installments as total, due_on as "dueDate",
     payment.amount_cents as "amountCents", placed_order.customer_edp as edp
   from payment_link link join instalment using (order_no, number) join placed_order using (order_no)
   join payment on payment.reference = instalment.payment_reference
   where hash = :hash and request_key = :key and payment.state in ('captured', 'refunded')`,
)

/** Replaces the links of a payment: only the newest letter's link settles it. */
export const makePaymentLink = statement<
  never,
  { hash: Buffer; orderNo: string; number: number; letterId: number; expiresAt: Date }
>(
  'easy-pay.make-link',
  `with older as (delete from payment_link where order_no = :orderNo and number = :number)
   insert into payment_link (hash, order_no, number, letter_id, expires_at) values (:hash, :orderNo, :number, :letterId, :expiresAt)`,
)
