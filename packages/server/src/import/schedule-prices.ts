import type { PoolClient } from 'pg'
import { keptUntil } from '../catalogue/price-window.ts'
import { hasBegun } from './has-begun.ts'
import type { Rejection } from './kind.ts'

/** A price window as it is staged with its product. */
export type PlannedPrice = { cents: number; from: Date; until: Date; keptUntil: Date }

export const windowOf = (cents: number, from: Date, until: Date): PlannedPrice => ({
  cents,
  from,
  until,
  keptUntil: keptUntil(until),
})

/** The staged price windows, without those of programmes that have begun. */
const planned = `SELECT i.line, i.name, i.id, shown ->> 'itemNo' AS item_no, (shown -> 'price' ->> 'cents')::int AS price_cents,
    (shown -> 'price' ->> 'from')::timestamptz AS starts_at, (shown -> 'price' ->> 'until')::timestamptz AS ends_at,
    (shown -> 'price' ->> 'keptUntil')::timestamptz AS kept_until
  FROM import_show i, jsonb_array_elements(i.products) shown WHERE shown ? 'price' AND NOT (${hasBegun})`

/** SQL: window `w` is replaced, because it and its programme have not begun, and the file covers or names the programme. */
const isReplaced = `w.starts_at > $1 AND EXISTS (
    SELECT FROM show s, (SELECT min(starts_at) AS first, max(ends_at) AS last FROM import_show) range
    WHERE s.id = w.show_id AND s.starts_at > $1
      AND ((s.starts_at < last AND s.ends_at > first) OR EXISTS (SELECT FROM import_show i WHERE i.id = s.id)))`

/** SQL: two windows overlap, or are closer than the time for which a bag line keeps the price. */
const cross = (one: string, other: string) =>
  `${one}.item_no = ${other}.item_no AND ${one}.starts_at < ${other}.kept_until AND ${other}.starts_at < ${one}.kept_until`

/** SQL: staged window `p` has begun, and so has one of the shop, which stays. */
const isPassedOver = `p.starts_at <= $1 AND EXISTS (SELECT FROM price_window w WHERE w.starts_at <= $1 AND ${cross('p', 'w')})`

/**
 * The staged windows that overlap another one of the file, or one of the shop that stays.
 * @param preposition the words before a row's number: `on line`
 */
export async function crossingPrices(client: PoolClient, now: Date, preposition: string): Promise<Rejection[]> {
  const { rows } = await client.query<Rejection>(
    `WITH planned AS (${planned})
     SELECT DISTINCT ON (p.line) p.line, p.name, 'products' AS field, 'The price of ' || p.item_no || crossed.reason AS reason
     FROM planned p, LATERAL (
       SELECT ' crosses the one ${preposition} ' || o.line || ', or is less than ten minutes from it.' AS reason
       FROM planned o WHERE ${cross('p', 'o')} AND o.line < p.line
       UNION ALL
       SELECT ' crosses one that has begun or belongs to another programme, or is less than ten minutes from it.'
       FROM price_window w WHERE ${cross('p', 'w')} AND NOT (${isReplaced})
     ) crossed
     WHERE NOT (${isPassedOver}) ORDER BY p.line`,
    [now],
  )
  return rows
}

/** Deletes the windows of the programmes that are about to be replaced. */
export async function dropPrices(client: PoolClient, now: Date): Promise<void> {
  await client.query(`DELETE FROM price_window w WHERE ${isReplaced}`, [now])
}

/** Adds the staged windows after their programmes, and notifies every process. */
export async function addPrices(client: PoolClient, now: Date): Promise<void> {
  await client.query(
    `INSERT INTO price_window (item_no, starts_at, ends_at, kept_until, price_cents, show_id)
     SELECT item_no, starts_at, ends_at, kept_until, price_cents, id FROM (${planned}) p WHERE NOT (${isPassedOver})`,
    [now],
  )
  await client.query('NOTIFY price_window')
}
