import { type Queryable, statement } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { refuse } from './orders.messages.ts'

/** How long a key's reply is kept, in milliseconds. */
export const keptMs = 24 * 3_600_000

/** A customer's `Idempotency-Key`, and the hash of the body that came with it. */
export type Key = { edp: number; key: string; hash: Buffer }

const find = statement<{ bodyHash: Buffer; reply: string }, [edp: number, key: string, now: Date]>(
  'orders.find-reply',
  'select body_hash as "bodyHash", reply from idempotency where customer_edp = $1 and key = $2 and expires_at > $3',
)

export const keyReused = () => refuse(409, { code: 'key-reused', area: 'IdempotencyKey' })

/** What the key has given before: its reply, or a refusal where that was for another body; undefined when it has given none. */
export async function keptReply(
  on: Queryable,
  { edp, key, hash }: Key,
  now: Date,
): Promise<string | Refusal | undefined> {
  const [kept] = await find(on, edp, key, now)
  if (!kept) return undefined
  return kept.bodyHash.equals(hash) ? kept.reply : keyReused()
}
