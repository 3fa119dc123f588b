import type { Language } from '@onair/core/language'
import { json, type Queryable, statement } from '../kernel/db/pool.ts'

/**
 * A mail that is to go out, and what it is made of: the order that it is about, or what somebody asked for. It is made when
 * it is sent, so that it says what is true then.
 */
export type Letter =
  | { kind: 'order-confirmation'; orderNo: string }
  | { kind: 'gift-cards'; orderNo: string }
  | { kind: 'share'; content: Share }
  | { kind: 'back-in-stock'; content: BackInStock }
  | { kind: 'password-reset'; content: { to: string } }
  | { kind: 'password-changed'; content: PasswordChanged }

/** A product that somebody tells somebody about. */
export type Share = { itemNo: string; to: string; from: string; message: string; language: Language }

/** A style that somebody waited for. */
export type BackInStock = { itemNo: string; edpNo: number; to: string; language: Language }

/** Whose password was changed, and when. */
export type PasswordChanged = { to: string; language: Language; at: string }

export type DueMail = Letter & { id: number; attempts: number }

const insertLetter = statement<never, [kind: string, content: string, now: Date]>(
  'outbox.insert',
  'insert into outbox (kind, content, created_at, next_at) values ($1, $2, $3, $3)',
)

/** Leaves a mail to be sent soon; within a transaction, only if that is committed. */
export async function leaveLetter(on: Queryable, { kind, content }: Extract<Letter, { content: unknown }>, now: Date) {
  await insertLetter(on, kind, json(content), now)
}

const insertOrderLetter = statement<never, [kind: string, orderNo: string, now: Date]>(
  'outbox.insert-of-order',
  'insert into outbox (kind, order_no, created_at, next_at) values ($1, $2, $3, $3)',
)

/** Leaves a mail about an order likewise. Its confirmation is left by its placing. */
export async function leaveOrderLetter(on: Queryable, kind: 'gift-cards', orderNo: string, now: Date): Promise<void> {
  await insertOrderLetter(on, kind, orderNo, now)
}

/** Takes what is due longest, for as long as sending may take; another worker takes another. */
export const takeDue = statement<DueMail, [now: Date, until: Date]>(
  'outbox.take',
  `update outbox set attempts = attempts + 1, next_at = $2 where id = (
     select id from outbox where sent_at is null and next_at <= $1 and kind <> 'beacon'
     order by next_at, id limit 1 for update skip locked
   ) returning id, kind, order_no as "orderNo", content, attempts`,
)
export const setSent = statement<never, [id: number, now: Date]>(
  'outbox.sent',
  'update outbox set sent_at = $2, last_error = null, content = null where id = $1',
)
/** Without a next time it is given up. */
export const setFailed = statement<never, [id: number, nextAt: Date | null, why: string]>(
  'outbox.failed',
  `update outbox set next_at = coalesce($2::timestamptz, 'infinity'), last_error = $3,
     content = case when $2::timestamptz is null then null else content end
   where id = $1`,
)
