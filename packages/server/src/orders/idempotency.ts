import { createHash } from 'node:crypto'
import { ReadyJson } from '../kernel/call/mount.ts'
import { json, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { addMilliseconds } from '../kernel/instants.ts'
import { findReply, insertReply, type KeyedReply } from './idempotency.queries.ts'
import { refuse } from './orders.messages.ts'

/** How long a key's reply is stored, in milliseconds. */
const replyLifetimeMs = 24 * 3_600_000

/** A customer's `Idempotency-Key`, and the hash of its request's body. */
export type Key = { edp: number; key: string; hash: Buffer }

export const keyReused = () => refuse(409, { code: 'key-reused', area: 'Idempotency-Key' })

/** The stored reply of a key, or a refusal if it was for another body; undefined for a new key. */
export async function storedReply(
  on: Queryable,
  { edp, key, hash }: Key,
  now: Date,
): Promise<string | Refusal | undefined> {
  const [stored] = await findReply(on, { edp, key, now })
  if (!stored) return undefined
  return stored.bodyHash.equals(hash) ? stored.reply : keyReused()
}

/** A key's reply, as a statement stores it. */
export const replyOf = ({ edp, key, hash }: Key, reply: string, now: Date): KeyedReply => ({
  edp,
  key,
  hash,
  reply,
  expiresAt: addMilliseconds(now, replyLifetimeMs),
  now,
})

/** Stores a key's reply, in the transaction that does the work. Throws a refusal if the key has another reply. */
export async function storeReply(on: Queryable, key: Key, reply: string, now: Date): Promise<void> {
  const [stored] = await insertReply(on, replyOf(key, reply, now))
  if (!stored) throw keyReused()
}

/**
 * Runs work once for each key of a customer. The work stores its reply in its own transaction.
 *
 * 1. Concurrent requests with the same key in this process share one run, including its refusal.
 * 2. If the work is refused, it may have been done earlier, or just now by another process. Then the key's stored reply is returned.
 */
export function onceByKey({ pool, clock }: { pool: Pool; clock: () => Date }) {
  const underWay = new Map<string, { hash: Buffer; result: Promise<string | Refusal> }>()

  async function workOrReplay(key: Key, work: (key: Key) => Promise<string | Refusal>): Promise<string | Refusal> {
    const result = await work(key)
    return result instanceof Refusal ? ((await storedReply(pool, key, clock())) ?? result) : result
  }

  /** @param request identifies the work: another request with the same key is refused */
  return async function once(
    { edp, key, request }: { edp: number; key: string; request: unknown },
    work: (key: Key) => Promise<string | Refusal>,
  ): Promise<ReadyJson | Refusal> {
    const hash = createHash('sha256').update(json(request)).digest()
    const name = `${edp} ${key}`
    let running = underWay.get(name)
    if (running && !running.hash.equals(hash)) return keyReused()
    if (!running) {
      const result = workOrReplay({ edp, key, hash }, work).finally(() => underWay.delete(name))
      running = { hash, result }
      underWay.set(name, running)
    }
    const result = await running.result
    return result instanceof Refusal ? result : new ReadyJson(result)
  }
}
