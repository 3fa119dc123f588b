import { type Queryable, statement } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { refuse } from './orders.messages.ts'

/** How long a key's reply is stored, in milliseconds. */
export const keptMs = 24 * 3_600_000

/** A customer's `Idempotency-Key`, and the hash of its request's body. */
export type Key = { edp: number; key: string; hash: Buffer }

const find = statement<{ bodyHash: Buffer; reply: string }, [edp: number, key: string, now: Date]>(
  'orders.find-reply',
  'select body_hash as "bodyHash", reply from idempotency where customer_edp = $1 and key = $2 and expires_at > $3',
)

export const keyReused = () => refuse(409, { code: 'key-reused', area: 'IdempotencyKey' })

/** The stored reply of a key, or a refusal if it was for another body; undefined for a new key. */
export async function storedReply(
  on: Queryable,
  { edp, key, hash }: Key,
  now: Date,
): Promise<string | Refusal | undefined> {
  const [stored] = await find(on, edp, key, now)
  if (!stored) return undefined
  return stored.bodyHash.equals(hash) ? stored.reply : keyReused()
}
