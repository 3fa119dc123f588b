import { planTimeZone, zonedDate } from '@onair/core/dates'
import { easyPayStatus, isOwed, noOfEasyPayText } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import { formatMoney } from '@onair/core/money'
import type { Pool } from '../kernel/db/pool.ts'
import { laterPaymentsOf } from './schedule.queries.ts'

/**
 * The payments of a customer's Easy Pay orders that are to come or have failed, soonest first (specification §3). What gift
 * cards cover, a return has taken off or was taken is not among them. The first payment was set aside with the order: it is listed on its
 * day only, unless it was taken.
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
