import type { Language } from '@onair/core/language'
import { expired } from '../kernel/db/expired.ts'
import { statement } from '../kernel/db/pool.ts'

/** An event that is queued for the feed. */
export type QueuedEvent = { name: string; edp: number; language: Language; content: Record<string, unknown> }
export type DueEvent = { id: number; attempts: number; at: Date; content: QueuedEvent }

export const queueEvent = statement<never, { event: string; now: Date }>(
  'analytics.queue',
  `insert into analytics_event (content, created_at, next_at) values (:event, :now, :now)`,
)
/** Claims the due events until a time; concurrent workers claim different ones. */
export const claimEvents = statement<DueEvent, { now: Date; until: Date; count: number }>(
  'analytics.claim',
  `update analytics_event set attempts = attempts + 1, next_at = :until where id = any(array(
     select id from analytics_event where next_at <= :now
     order by next_at, id limit :count for update skip locked
   )) returning id, attempts, created_at as at, content`,
)
/** Deletes a sent or dropped event. */
export const dropEvent = statement<never, { id: number }>(
  'analytics.drop',
  'delete from analytics_event where id = :id',
)
export const retryEvent = statement<never, { id: number; at: Date; why: string }>(
  'analytics.retry',
  'update analytics_event set next_at = :at, last_error = :why where id = :id',
)
/** Deletes the events of a customer. */
export const dropEventsOf = statement<never, { edp: number }>(
  'analytics.drop-of',
  `delete from analytics_event where (content ->> 'edp')::bigint = :edp`,
)
export const forgetEvents = expired('analytics_event', 'created_at <= :before')
/** Takes over the events that a process of the former version queued in the outbox and did not send. */
export const adoptEvents = statement<never, { dueSince: Date }>(
  'analytics.adopt',
  `with former as (
     delete from outbox where kind = 'beacon' and sent_at is null and next_at <= :dueSince
     returning id, content, created_at, next_at, attempts
   )
   insert into analytics_event (id, content, created_at, next_at, attempts) select * from former`,
)
