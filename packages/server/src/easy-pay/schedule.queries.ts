import { statement } from '../kernel/db/pool.ts'

type ScheduleRow = {
  orderNo: string
  number: number
  total: number
  dueDate: string
  amountCents: number
  forgivenCents: number
  isPaid: boolean
  tries: number
  nextTryOn: string | null
  hasShipped: boolean
}

export const laterPaymentsOf = statement<ScheduleRow, { edp: number; today: string }>(
  'easy-pay.schedule',
  `select instalment.order_no as "orderNo", number, no_of_installments as total, due_on as "dueDate",
     amount_cents as "amountCents", forgiven_cents as "forgivenCents",
     case when number = 1 then state in ('shipped', 'delivered') else paid_at is not null end as "isPaid",
     tries, nullif(next_try_on, 'infinity') as "nextTryOn", state in ('shipped', 'delivered') as "hasShipped"
   from instalment join placed_order using (order_no)
   where customer_edp = :edp and no_of_installments > 1 and state <> 'cancelled' and amount_cents > forgiven_cents
     and (number > 1 or due_on >= :today)
   order by due_on, instalment.order_no, number`,
)
