import { planTimeZone } from '@onair/core/dates'
import { keptUntil } from '@onair/server/seeding'
import type { PoolClient } from 'pg'

/** A product whose price a window lowers costs at least this. */
const leastCents = 2_000

/**
 * Adds a price window to each of the demonstration's own programmes that has not ended: its first product, other than the day's
 * showstopper, costs a fifth less while it runs. A programme with a window keeps it, even if its times have changed.
 */
export async function planPriceWindows(client: PoolClient, now: Date): Promise<void> {
  const { rows } = await client.query<{ showId: string; itemNo: string; start: Date; end: Date; cents: number }>(
    `SELECT show.id AS "showId", show.starts_at AS start, show.ends_at AS end, first.*
     FROM show, LATERAL (
       SELECT item_no AS "itemNo", min_price_cents * 4 / 5 / 100 * 100 - 1 AS cents
       FROM show_product JOIN product USING (item_no)
       WHERE show_id = show.id AND min_price_cents >= ${leastCents} AND NOT EXISTS (
           SELECT FROM showstopper s WHERE s.item_no = product.item_no AND s.day = (show.starts_at AT TIME ZONE $2)::date)
       ORDER BY position LIMIT 1
     ) first
     WHERE show.ends_at > $1 AND show.id ~ '^\\d{8}-\\d\\d$' AND NOT EXISTS (SELECT FROM price_window w WHERE w.show_id = show.id)
     ORDER BY show.starts_at`,
    [now, planTimeZone],
  )
  // A product of two successive programmes has only the first one's window, because windows must be apart.
  const { rowCount } = await client.query(
    `INSERT INTO price_window (item_no, starts_at, ends_at, kept_until, price_cents, show_id)
     SELECT * FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[], $4::timestamptz[], $5::int[], $6::text[])
     ON CONFLICT DO NOTHING`,
    [
      rows.map(({ itemNo }) => itemNo),
      rows.map(({ start }) => start),
      rows.map(({ end }) => end),
      rows.map(({ end }) => keptUntil(end)),
      rows.map(({ cents }) => cents),
      rows.map(({ showId }) => showId),
    ],
  )
  if (rowCount) await client.query('NOTIFY price_window')
}
