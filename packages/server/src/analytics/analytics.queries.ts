import type { Language } from '@onair/core/language'
import { statement } from '../kernel/db/pool.ts'

/** An event that is queued for the feed. */
export type QueuedEvent = { name: string; edp: number; language: Language; content: Record<string, unknown> }
export type DueEvent = { id: number; attempts: number; at: Date; content: QueuedEvent }

// Events share the outbox with mails, under a kind that the mail worker skips.
export const queueEvent = statement<never, [event: string, now: Date]>(
  'analytics.queue',
  `insert into outbox (kind, content, created_at, next_at) values ('beacon', $1, $2, $2)`,
)
/** Claims the due events until a time; another worker claims others. */
export const claimEvents = statement<DueEvent, [now: Date, until: Date, count: number]>(
  'analytics.claim',
  `update outbox set attempts = attempts + 1, next_at = $2 where id = any(array(
     select id from outbox where sent_at is null and next_at <= $1 and kind = 'beacon'
     order by next_at, id limit $3 for update skip locked
   )) returning id, attempts, created_at as at, content`,
)
/** Deletes a sent or dropped event. */
export const dropEvent = statement<never, [id: number]>('analytics.drop', 'delete from outbox where id = $1')
export const retryEvent = statement<never, [id: number, at: Date, why: string]>(
  'analytics.retry',
  'update outbox set next_at = $2, last_error = $3 where id = $1',
)
