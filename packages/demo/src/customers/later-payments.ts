import { addDays, planTimeZone, zonedDate, zonedInstant } from '@onair/core/dates'
import { nextTryOn, retryDays } from '@onair/core/easy-pay'
import type { Queryable } from '@onair/server/database'
import { type NewOrder, post } from '@onair/server/seeding'

/** The tokens of cards that the bank declines; the capture sandbox accepts tokens of this form without having issued them. */
const declinedCard = (orderNo: string) => `card_vi_0002_decline_${orderNo.padStart(20, '0')}`

/**
 * Writes the Easy Pay payments of a shipped order after the first: those due before today were charged on their day, as the job does.
 * With `declined`, the last of them was declined on each day of a try before today, and is tried again. A cancelled order's payments
 * are forgiven.
 */
export async function recordLaterPayments(
  on: Queryable,
  order: NewOrder,
  { token, declined, now }: { token: string; declined: boolean; now: Date },
): Promise<void> {
  const { orderNo, state, instalments } = order
  if (state === 'cancelled') {
    await on.query('update instalment set forgiven_cents = amount_cents where order_no = $1', [orderNo])
    return
  }
  if (state !== 'shipped' && state !== 'delivered') return
  const today = zonedDate(now, planTimeZone)
  const past = instalments.filter(({ number, dueDate }) => number > 1 && dueDate < today)
  const failed = declined ? past.at(-1) : undefined
  for (const due of past) if (due !== failed) await take(on, order, due, token)
  if (!failed) return
  const tries = 1 + retryDays.filter((days) => addDays(failed.dueDate, days) < today).length
  await on.query(
    'update instalment set tries = $4, first_tried_on = due_on, next_try_on = $3 where order_no = $1 and number = $2',
    [orderNo, failed.number, nextTryOn(failed.dueDate, tries), tries],
  )
  await on.query('update placed_order set card_token = $2 where order_no = $1', [orderNo, declinedCard(orderNo)])
}

async function take(
  on: Queryable,
  order: NewOrder,
  { number, dueDate, amountCents }: NewOrder['instalments'][number],
  token: string,
) {
  const { orderNo, edp } = order
  const reference = `demo-${orderNo}-${number}`
  const at = zonedInstant(dueDate, '06:00', planTimeZone)
  await on.query(
    `insert into payment (reference, customer_edp, order_no, token, amount_cents, state, authorization_id, capture_id,
       held_until, for_instalments)
     values ($1, $2, $3, $4, $5, 'captured', 'au_' || $6, 'ca_' || $6, $7, array[$8::smallint])`,
    [reference, edp, orderNo, token, amountCents, `demo_${amountCents}_${reference}`, at, number],
  )
  await on.query(
    'update instalment set payment_reference = $3, paid_at = $4, taken_cents = amount_cents where order_no = $1 and number = $2',
    [orderNo, number, reference, at],
  )
  await post(on, orderNo, 'captured', at, { card: amountCents, receivable: -amountCents })
}
