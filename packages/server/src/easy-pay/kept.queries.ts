import { expired } from '../kernel/db/expired.ts'
import { statement } from '../kernel/db/pool.ts'

export const forgetPaymentLinks = expired('payment_link')

/** Whether a member's orders have payments that are due later or have failed. */
export const instalmentsRun = statement<{ run: boolean }, { edp: number }>(
  'own-data.instalments-run',
  `select exists(select 1 from placed_order join instalment using (order_no)
     where customer_edp = :edp and no_of_installments > 1 and state <> 'cancelled'
       and number > 1 and paid_at is null and amount_cents > forgiven_cents) as run`,
)
