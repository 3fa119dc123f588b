import { expired } from '../kernel/db/expired.ts'
import { statement } from '../kernel/db/pool.ts'

/** Deletes payments that never held money. */
export const forgetBegun = expired('wallet_payment', `state in ('created', 'failed') and changed_at <= :before`)

/** SQL: an order has the payment, or nobody paid with it. */
const isOver = `state in ('placed', 'failed', 'voided') and changed_at <= :before`

/** Deletes the payers of payments that are over, and every e-mail: only former versions wrote it. */
export const forgetWalletPayers = statement<{ one: number }, { before: Date; most: number }>(
  'sweep.wallet-payers',
  `update wallet_payment set payer_email = null,
     payer_id = case when not (${isOver}) then payer_id end
   where payment_id = any(array(
     select payment_id from wallet_payment
     where payer_email is not null or payer_id is not null and ${isOver}
     limit :most for no key update skip locked
   )) returning 1 as one`,
)

/** Deletes the payers of a member's orders. */
export const endWalletPayers = statement<never, { edp: number }>(
  'own-data.end-wallet-payers',
  `update wallet_payment set payer_id = null, payer_email = null from payment
   where payment.customer_edp = :edp and provider = 'wallet' and token = transaction_id`,
)
