import { createHash } from 'node:crypto'
import { toWire } from '@onair/core/contract'
import { ReadyJson } from '../kernel/call/mount.ts'
import { inTransaction, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { addMilliseconds } from '../kernel/instants.ts'
import { refuse } from './bag.messages.ts'
import type { CartReply } from './bag.view.ts'
import { claimKey, replyOfKey, storeReply } from './write-once.queries.ts'

/** How long a key's reply is stored, in milliseconds. */
const storedMs = 24 * 3_600_000

/** A write that may be sent repeatedly. */
export type KeyedWrite = {
  /** The `Idempotency-Key` of the request. */
  key: string
  /** The bag that the key belongs to; empty when a bag is created. */
  scope: string
  /** The call, its parameters and its body. */
  request: unknown
}

/** Rolls the transaction back, so that the key is free again. */
class WriteRefused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super('The write was refused')
    this.refusal = refusal
  }
}

/**
 * Writes to a bag once for each key.
 *
 * 1. The key, the write and its reply are one transaction. A concurrent request with the same key waits for it.
 * 2. The same key and request get the same reply, byte for byte, for 24 hours. Another request with the key gets 409.
 * 3. A refused write frees its key.
 */
export async function writeOnce(
  pool: Pool,
  { key, scope, request }: KeyedWrite,
  now: Date,
  write: (on: Queryable) => Promise<CartReply | Refusal>,
): Promise<ReadyJson | Refusal> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest()
  try {
    return await inTransaction(pool, async (on) => {
      const [claim] = await claimKey(on, { scope, key, hash, now, expiresAt: addMilliseconds(now, storedMs) })
      if (!claim) {
        const [stored] = await replyOfKey(on, { scope, key })
        return stored?.requestHash.equals(hash)
          ? new ReadyJson(stored.reply)
          : refuse(409, { code: 'write-key-reused', area: 'Idempotency-Key' })
      }
      const reply = await write(on)
      if (reply instanceof Refusal) throw new WriteRefused(reply)
      const text = JSON.stringify(toWire(reply))
      await storeReply(on, { scope, key, reply: text })
      return new ReadyJson(text)
    })
  } catch (error) {
    if (error instanceof WriteRefused) return error.refusal
    throw error
  }
}
