import { planTimeZone, zonedDate } from '@onair/core/dates'
import { easyPayStatus, isOwed, noOfEasyPayText } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import { formatMoney } from '@onair/core/money'
import { type Pool, statement } from '../kernel/db/pool.ts'

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

const schedule = statement<ScheduleRow, { edp: number; today: string }>(
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

/**
 * The payments of a customer's Easy Pay orders that are to come or have failed, soonest first (specification §3). What gift
 * cards cover, a return has taken off or was taken is not among them. The first payment was set aside with the order: it is listed on its
 * day only, unless it was taken.
 */
export async function easyPaySchedule(pool: Pool, edp: number, now: Date, language: Language) {
  return (await schedule(pool, { edp, today: zonedDate(now, planTimeZone) })).flatMap((row) => {
    const status = easyPayStatus(row, false)
    if (!isOwed(status)) return []
    const { orderNo, number, total, dueDate, amountCents, forgivenCents, nextTryOn, hasShipped } = row
    const cents = amountCents - forgivenCents
    return [
      {
        orderNo,
        paymentDate: dueDate,
        totalAmount: cents,
        total: formatMoney(cents, language),
        noOfEasyPay: noOfEasyPayText(number, total),
        status,
        retryOn: status === 'Failed' ? nextTryOn : null,
        payable: hasShipped && number > 1,
      },
    ]
  })
}
