import { json, type Queryable, statement } from '../db/pool.ts'
import type { QueuedMail } from './mail.ts'

/** The mails that wait and those that were given up lately, and the age of the oldest that waits, in seconds. */
export const outboxState = statement<{ waiting: number; givenUp: number; oldestSeconds: number }, { now: Date }>(
  'outbox.state',
  `select count(*) filter (where next_at < 'infinity')::int as waiting,
     count(*) filter (where next_at = 'infinity')::int as "givenUp",
     coalesce(extract(epoch from :now::timestamptz - min(created_at) filter (where next_at < 'infinity')), 0)::float8 as "oldestSeconds"
   from outbox where sent_at is null`,
)

/** What a person waits for to go on, such as the link to choose a new password. */
export const beforeOthers = -1
/** What a person expects soon, such as an order's or an account's mail. */
const promptly = 0
/** What can wait until everything else was sent: shares and waiting lists. */
export const afterOthers = 1

const insertMail = statement<never, { kind: string; content: string; now: Date; priority: number }>(
  'outbox.insert',
  'insert into outbox (kind, content, created_at, next_at, priority) values (:kind, :content, :now, :now, :priority)',
)

/** Queues a mail; within a transaction, it is sent only if that commits. */
export async function queueMail<Content>(
  on: Queryable,
  kind: string,
  content: Content,
  now: Date,
  priority: typeof beforeOthers | typeof promptly | typeof afterOthers = promptly,
): Promise<void> {
  await insertMail(on, { kind, content: json(content), now, priority })
}

const insertOrderMail = statement<never, { kind: string; orderNo: string; now: Date }>(
  'outbox.insert-of-order',
  'insert into outbox (kind, order_no, created_at, next_at) values (:kind, :orderNo, :now, :now)',
)

/** Queues a mail about an order likewise. Placing an order queues its confirmation by a statement of its own. */
export async function queueOrderMail(on: Queryable, kind: string, orderNo: string, now: Date): Promise<void> {
  await insertOrderMail(on, { kind, orderNo, now })
}

/**
 * Claims the next due mail of these kinds until a time, by priority, then by due time. Concurrent workers claim different mails;
 * kinds that only another version knows are left to its workers.
 */
export const claimDueMail = statement<QueuedMail, { now: Date; until: Date; kinds: readonly string[] }>(
  'outbox.take',
  `update outbox set attempts = attempts + 1, next_at = :until where id = (
     select id from outbox where sent_at is null and next_at <= :now and kind = any(:kinds)
     order by priority, next_at, id limit 1 for update skip locked
   ) returning id, kind, order_no as "orderNo", content, attempts`,
)
export const setSent = statement<never, { id: number; now: Date }>(
  'outbox.sent',
  'update outbox set sent_at = :now, last_error = null, content = null where id = :id',
)
/** Without a next time the mail is given up. */
export const setFailed = statement<never, { id: number; nextAt: Date | null; why: string }>(
  'outbox.failed',
  `update outbox set next_at = coalesce(:nextAt::timestamptz, 'infinity'), last_error = :why,
     content = case when :nextAt::timestamptz is null then null else content end
   where id = :id`,
)
