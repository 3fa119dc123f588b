import { setTimeout as pause } from 'node:timers/promises'
import { type Pool, statement } from '../db/pool.ts'
import { type Refusal, refuse } from '../errors.ts'

/** How long a key's reply is kept. */
const keptMs = 24 * 3_600_000

const claim = statement<
  { key: string },
  [edp: number, key: string, bodyHash: Buffer, holder: string, heldUntil: Date, expiresAt: Date, now: Date]
>(
  'orders.claim-key',
  `insert into idempotency as kept (customer_edp, key, body_hash, holder, held_until, expires_at)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (customer_edp, key) do update set body_hash = excluded.body_hash, holder = excluded.holder,
     held_until = excluded.held_until, expires_at = excluded.expires_at, reply = null
     where (kept.reply is null and kept.held_until <= $7) or kept.expires_at <= $7
   returning key`,
)
const find = statement<{ bodyHash: Buffer; reply: string | null }, [edp: number, key: string]>(
  'orders.find-key',
  'select body_hash as "bodyHash", reply from idempotency where customer_edp = $1 and key = $2',
)
const free = statement<never, [edp: number, key: string, holder: string]>(
  'orders.free-key',
  'delete from idempotency where customer_edp = $1 and key = $2 and holder = $3 and reply is null',
)
export type Claim = { edp: number; key: string; holder: string }
type Claimed = { status: 'claimed' } | { status: 'replayed'; reply: string }

/**
 * Makes the key ours, or finds what it gave before.
 *
 * 1. The same key and body: the reply that was kept. While it is being made, by whatever process, we wait for it.
 * 2. The same key with another body: 409.
 * 3. A key whose holder died is free when its time is over, one that was kept for 24 hours likewise.
 */
export async function claimKey(
  pool: Pool,
  { edp, key, holder }: Claim,
  bodyHash: Buffer,
  clock: () => Date,
  holdMs: number,
): Promise<Claimed | Refusal> {
  for (let tries = 0; tries < 100; tries += 1) {
    const now = clock()
    const at = (ms: number) => new Date(now.getTime() + ms)
    const [mine] = await claim(pool, edp, key, bodyHash, holder, at(holdMs), at(keptMs), now)
    if (mine) return { status: 'claimed' }
    const [found] = await find(pool, edp, key)
    if (!found) continue
    if (!found.bodyHash.equals(bodyHash)) return refuse(409, { code: 'key-reused', area: 'IdempotencyKey' })
    if (found.reply !== null) return { status: 'replayed', reply: found.reply }
    await pause(100)
  }
  return refuse(503, { code: 'order-under-way', area: 'IdempotencyKey' })
}

/** After a refusal: the key may be used again, with whatever body. */
export async function freeKey(pool: Pool, { edp, key, holder }: Claim): Promise<void> {
  await free(pool, edp, key, holder)
}
