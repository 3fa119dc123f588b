import { statement } from '../kernel/db/pool.ts'

/** The reply to store for a customer's key, until it expires. */
export type KeyedReply = { edp: number; key: string; hash: Buffer; reply: string; expiresAt: Date; now: Date }

/** SQL that stores a {@link KeyedReply}, as part of the statement that does the work. No row if the key has another reply. */
export const storedReplyOfKey = `insert into idempotency as before (customer_edp, key, body_hash, reply, expires_at)
     values (:edp, :key, :hash, :reply, :expiresAt)
     on conflict (customer_edp, key) do update set body_hash = excluded.body_hash, reply = excluded.reply,
       expires_at = excluded.expires_at where before.expires_at <= :now
     returning true as stored`

/** Stores a {@link KeyedReply}. No row if the key has another reply. */
export const insertReply = statement<{ stored: boolean }, KeyedReply>('orders.store-reply', storedReplyOfKey)

export const findReply = statement<{ bodyHash: Buffer; reply: string }, { edp: number; key: string; now: Date }>(
  'orders.find-reply',
  'select body_hash as "bodyHash", reply from idempotency where customer_edp = :edp and key = :key and expires_at > :now',
)
