import { nextAfter, onAirAt } from '@onair/core/guide'
import type { PoolClient } from 'pg'
import type { ShowRow } from '../guide/guide.queries.ts'
import { inTransaction, type Pool, statement } from '../kernel/db/pool.ts'
import { lockPlan, recordPress, showsAround } from './live.queries.ts'

const endShow = statement<never, { id: string; now: Date }>(
  'live.end',
  `update show set ends_at = greatest(:now::timestamptz, starts_at + interval '1 ms') where id = :id`,
)
/** Products that were not presented yet get the programme's end as their time, and keep their place in its list. */
const cutProducts = statement<never, { id: string; now: Date }>(
  'live.cut-products',
  'update show_product set air_at = :now where show_id = :id and air_at > :now',
)
/** Stretches the plan of a programme that begins early: its first product is presented at once, its last as planned. */
const stretchProducts = statement<never, { id: string; now: Date }>(
  'live.stretch-products',
  `update show_product p
   set air_at = :now::timestamptz + (p.air_at - s.starts_at) * (extract(epoch from s.ends_at - :now::timestamptz) / extract(epoch from s.ends_at - s.starts_at))
   from show s where s.id = :id and p.show_id = s.id`,
)
const beginShow = statement<never, { id: string; now: Date }>(
  'live.begin',
  'update show set starts_at = :now where id = :id',
)

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
      await recordPress(client, { at: now, edp: null, action: 'next', showId: moved.begun.id })
      await client.query('notify air')
    }
    return moved
  })
}

/** As {@link moveOn}, in the transaction of a caller who has locked the plan, records the press and notifies. */
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
