import { easyPayContract } from '@onair/core/contract'
import { planTimeZone, zonedDate } from '@onair/core/dates'
import { noOfEasyPayText } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import { formatMoney } from '@onair/core/money'
import { mount } from '../kernel/call/mount.ts'
import { type Pool, statement } from '../kernel/db/pool.ts'
import type { Routes } from '../kernel/feature.ts'

const upcoming = statement<
  { orderNo: string; number: number; total: number; dueDate: string; amountCents: number },
  [edp: number, today: string]
>(
  'easy-pay.upcoming',
  `select instalment.order_no as "orderNo", number, no_of_installments as total, due_on as "dueDate",
     amount_cents - forgiven_cents as "amountCents"
   from instalment join placed_order using (order_no)
   where customer_edp = $1 and no_of_installments > 1 and state <> 'cancelled' and due_on >= $2
     and amount_cents > forgiven_cents
   order by due_on, instalment.order_no, number`,
)

/**
 * The payments of a customer's Easy Pay orders that are due today or later, soonest first (specification §3). A payment that
 * gift cards cover, or that a return has reduced to nothing, is not due.
 */
async function easyPaySchedule(pool: Pool, edp: number, now: Date, language: Language) {
  const due = await upcoming(pool, edp, zonedDate(now, planTimeZone))
  return due.map(({ orderNo, number, total, dueDate, amountCents }) => ({
    orderNo,
    paymentDate: dueDate,
    totalAmount: amountCents,
    total: formatMoney(amountCents, language),
    noOfEasyPay: noOfEasyPayText(number, total),
  }))
}

/** The Easy Pay schedule (specification §7, Orders). */
export const easyPayRoutes: Routes = (app, { pool, clock }) => {
  mount(app, easyPayContract, {
    'GET /api/v2/{language}/accounts/{edp}/easypayschedule': ({ customer, language }) =>
      easyPaySchedule(pool, customer.edp, clock(), language),
  })
}
