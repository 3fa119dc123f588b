import { planTimeZone, zonedDate } from '@onair/core/dates'
import { easyPayStatus, isOwed, noOfEasyPayText } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import { formatMoney } from '@onair/core/money'
import type { Pool } from '../kernel/db/pool.ts'
import { laterPaymentsOf } from './schedule.queries.ts'

/**
 * The later and the failed payments of a customer's Easy Pay orders, soonest first (specification §3). Amounts that are paid,
 * covered by gift cards or forgiven by a return are left out. The first payment was authorised with the order: it is listed on its
 * day only, and not once it was captured.
 */
export async function easyPaySchedule(pool: Pool, edp: number, now: Date, language: Language) {
  return (await laterPaymentsOf(pool, { edp, today: zonedDate(now, planTimeZone) })).flatMap((row) => {
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
