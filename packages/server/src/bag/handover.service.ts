import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Province } from '@onair/core/provinces'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { addMilliseconds } from '../kernel/instants.ts'
import { refuse } from './bag.messages.ts'
import { dropGuest, lockBag } from './bag.queries.ts'
import { bagUnknown } from './bag.service.ts'
import { bagOfCode, deleteCodes, insertCode, renewBag } from './handover.queries.ts'

const minutesMs = 5 * 60_000

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest()

/**
 * Hands a bag over from a page of another site to the shop, whose cookies that page cannot write.
 *
 * 1. A code is 43 random characters; the database stores only its hash.
 * 2. It opens the bag once, within five minutes, for any caller. An unknown, used or expired code is 404.
 * 3. It gives the same access as the guid: lines and totals, no personal data.
 * 4. An ordered bag is not handed over, nor an edit of an order.
 * 5. The bag gets a new guid, which only the redeeming caller has, and its other codes become invalid. The old guid is 404, even
 *    for the page of the other site.
 * 6. A guest's bag is detached from the guest, without the guest's personal data. A member's bag stays the member's, who still
 *    has to sign in at the shop.
 */
export function handoverService({ pool, clock }: { pool: Pool; clock: () => Date }) {
  return {
    async handOver(guid: string): Promise<{ code: string; expiresAt: string } | Refusal> {
      const now = clock()
      const code = randomBytes(32).toString('base64url')
      const expiresAt = addMilliseconds(now, minutesMs)
      const [handed] = await insertCode(pool, { hash: hashOf(code), guid, expiresAt, now })
      return handed ? { code, expiresAt: expiresAt.toISOString() } : bagUnknown()
    },

    redeem(code: string): Promise<{ cartGuid: string; province: Province } | Refusal> {
      const hash = hashOf(code)
      const now = clock()
      const unknown = () => refuse(404, { code: 'handover-unknown', area: 'Code' })
      return inTransaction(pool, async (client) => {
        const [handover] = await bagOfCode(client, { hash, now })
        if (!handover) return unknown()
        await lockBag(client, { guid: handover.guid })
        const codes = await deleteCodes(client, { guid: handover.guid })
        if (!codes.some((one) => one.hash.equals(hash))) return unknown()
        const cartGuid = randomUUID()
        const [bag] = await renewBag(client, { guid: handover.guid, fresh: cartGuid, now })
        if (!bag) return unknown()
        if (bag.ofGuest) await dropGuest(client, { guid: cartGuid })
        return { cartGuid, province: bag.province }
      })
    },
  }
}
