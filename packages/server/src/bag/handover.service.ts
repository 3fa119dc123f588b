import { createHash, randomBytes } from 'node:crypto'
import type { Province } from '@onair/core/rules'
import { type Pool, statement } from '../db/pool.ts'
import { type Refusal, refuse } from '../errors.ts'
import { bagUnknown } from './bag.service.ts'

const minutesMs = 5 * 60_000

const insertCode = statement<{ guid: string }, [hash: Buffer, guid: string, expiresAt: Date, now: Date]>(
  'bag.hand-over',
  `with old as (delete from cart_handover where expires_at <= $4)
   insert into cart_handover (hash, guid, expires_at)
   select $1, guid, $3 from cart where guid = $2 and ordered_at is null returning guid`,
)
// Of two that redeem one code at once the second waits for the row, and finds it gone.
const takeCode = statement<{ guid: string; province: Province; open: boolean }, [hash: Buffer, now: Date]>(
  'bag.take-over',
  `delete from cart_handover using cart where hash = $1 and cart.guid = cart_handover.guid
   returning cart.guid, cart.province, expires_at > $2 and cart.ordered_at is null as open`,
)

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest()

/**
 * Hands a bag from a page of another site to the shop, whose cookies that page cannot write.
 *
 * 1. A code is 43 random characters; the database has its hash only.
 * 2. It opens the bag once, within five minutes, whoever redeems it: unknown, used and too old are told alike (404).
 * 3. It opens no more than the guid does: lines and totals, nothing that is personal.
 * 4. An ordered bag is handed to nobody.
 */
export function handoverService({ pool, clock }: { pool: Pool; clock: () => Date }) {
  return {
    async handOver(guid: string): Promise<{ code: string; expiresAt: string } | Refusal> {
      const now = clock()
      const code = randomBytes(32).toString('base64url')
      const expiresAt = new Date(now.getTime() + minutesMs)
      const [handed] = await insertCode(pool, hashOf(code), guid, expiresAt, now)
      return handed ? { code, expiresAt: expiresAt.toISOString() } : bagUnknown()
    },

    async redeem(code: string): Promise<{ cartGuid: string; province: Province } | Refusal> {
      const [taken] = await takeCode(pool, hashOf(code), clock())
      if (!taken?.open) return refuse(404, { code: 'handover-unknown', area: 'Code' })
      return { cartGuid: taken.guid, province: taken.province }
    },
  }
}
