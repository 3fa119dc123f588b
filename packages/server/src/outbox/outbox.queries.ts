import { statement } from '../db/pool.ts'

export type DueMail = { id: number; kind: 'order-confirmation'; orderNo: string; attempts: number }

/** Takes what is due, for as long as sending may take; another worker takes other rows. */
export const takeDue = statement<DueMail, [now: Date, until: Date, count: number]>(
  'outbox.take',
  `update outbox set attempts = attempts + 1, next_at = $2 where id in (
     select id from outbox where sent_at is null and next_at <= $1 order by next_at limit $3 for update skip locked
   ) returning id, kind, order_no as "orderNo", attempts`,
)
export const setSent = statement<never, [id: number, now: Date]>(
  'outbox.sent',
  'update outbox set sent_at = $2, last_error = null where id = $1',
)
/** Without a next time it is given up. */
export const setFailed = statement<never, [id: number, nextAt: Date | null, why: string]>(
  'outbox.failed',
  `update outbox set next_at = coalesce($2::timestamptz, 'infinity'), last_error = $3 where id = $1`,
)
/** Tokens and keys whose time is over. */
export const sweepExpired = statement<never, [now: Date]>(
  'outbox.sweep',
  `with tokens as (delete from token where expires_at <= $1)
   delete from idempotency where expires_at <= $1`,
)
