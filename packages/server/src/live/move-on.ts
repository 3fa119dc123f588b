import { nextAfter, onAirAt } from '@onair/core/guide'
import type { PoolClient } from 'pg'
import type { ShowRow } from '../guide/guide.queries.ts'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import { announcePlan, lockPlan, recordAction, showsAround } from './live.queries.ts'
import { beginShow, cutProducts, endShow, stretchProducts } from './move-on.queries.ts'

type Moved = { ended: ShowRow | undefined; begun: ShowRow | undefined }

/**
 * Ends the running programme now and begins the next one, which runs to its planned end. Records it, and notifies
 * every process of the shop.
 *
 * @returns the programme that ended and the one that began; nothing changes if there is no next programme
 */
export function moveOn(pool: Pool, now: Date): Promise<Moved> {
  return inTransaction(pool, async (client) => {
    await lockPlan(client)
    const moved = await beginNext(client, now)
    if (moved.begun) {
      await recordAction(client, { at: now, edp: null, action: 'next', showId: moved.begun.id })
      await announcePlan(client)
    }
    return moved
  })
}

/** As {@link moveOn}, in the transaction of a caller who has locked the plan, records the action and notifies. */
export async function beginNext(client: PoolClient, now: Date): Promise<Moved> {
  const shows = await showsAround(client, { now })
  const ended = onAirAt(shows, now)
  const begun = nextAfter(shows, now)
  if (!begun) return { ended: undefined, begun }
  if (ended) {
    await endShow(client, { id: ended.id, now })
    await cutProducts(client, { id: ended.id, now })
  }
  await stretchProducts(client, { id: begun.id, now })
  await beginShow(client, { id: begun.id, now })
  return { ended, begun }
}
