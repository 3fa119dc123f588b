import type { PoolClient } from 'pg'
import type { z } from 'zod'
import { isGiftCard } from '../bag/bag.queries.ts'
import { addMilliseconds } from '../kernel/instants.ts'
import { hasBegun } from './has-begun.ts'
import { kindOf, type Numbered, type Rejection } from './kind.ts'
import { showRow } from './schedule.format.ts'
import { addPrices, crossingPrices, dropPrices, type PlannedPrice, windowOf } from './schedule-prices.ts'
import { addRows, alreadyOnLine, linesOfKeys } from './staging.ts'

type Show = z.output<typeof showRow>
type Shown = { itemNo: string; airTime: Date; price?: PlannedPrice }

/** The most remarks that one import prints. */
const mostRemarks = 100

/**
 * The programme plan, taken whole.
 *
 * 1. Programmes between the file's first instant and its last that have not begun are replaced.
 * 2. Programmes that have begun stay: a row of the past is skipped where the channel has a programme for it.
 * 3. The price windows of replaced programmes are replaced with them, those that have begun stay (`schedule-prices.ts`).
 */
export const schedule = kindOf({
  schema: showRow,
  needed: ['id', 'titleEn', 'titleFr', 'start', 'end'],
  async stage({ client }, rows) {
    const known = await existingItems(client, rows)
    const before = await linesOfKeys(
      client,
      'import_show',
      'id',
      rows.map(({ fields }) => fields.id),
    )
    const rejections: Rejection[] = []
    const fitting = rows.filter(({ line, fields: { id, products } }) => {
      const earlierLine = before.get(id)
      const unknown = products?.find(({ itemNo }) => !known.has(itemNo))
      const unpriced = products?.find(({ itemNo, price }) => price !== null && known.get(itemNo) === false)
      if (earlierLine !== undefined) rejections.push({ line, field: 'id', reason: alreadyOnLine(earlierLine) })
      else if (unknown) rejections.push({ line, field: 'products', reason: `The shop has no item ${unknown.itemNo}.` })
      else if (unpriced)
        rejections.push({
          line,
          field: 'products',
          reason: `${unpriced.itemNo} is a donation or a gift card, which has no price of its own.`,
        })
      else before.set(id, line)
      return before.get(id) === line && !unknown && !unpriced
    })
    await addRows(
      client,
      'import_show',
      `id, line, title_en, title_fr, description_en, description_fr, host, department, image_url, starts_at, ends_at, products`,
      fitting.map(({ line, fields }) => [
        fields.id,
        line,
        fields.titleEn,
        fields.titleFr,
        fields.descriptionEn ?? '',
        fields.descriptionFr ?? '',
        fields.host ?? '',
        fields.department ?? '',
        fields.imageUrl ?? '',
        fields.start,
        fields.end,
        JSON.stringify(shownBy(fields)),
      ]),
    )
    return rejections
  },
  async conclude(client, now) {
    const { rows } = await client.query<Rejection>(conflicts, [now])
    const rejections = [...rows, ...(await crossingPrices(client, now))]
    const { rows: gaps } = await client.query<{ remark: string }>(gapRemarks)
    const { rows: begun } = await client.query<{ remark: string }>(
      `SELECT 'Line ' || i.line || ': it has begun, and what the channel has stays.' AS remark
       FROM import_show i WHERE ${hasBegun} ORDER BY i.starts_at LIMIT ${mostRemarks}`,
      [now],
    )
    return { rejections, remarks: [...gaps, ...begun].map(({ remark }) => remark) }
  },
  async lock(client) {
    // The lock of `lockPlan`, which `onair air` and the control room take.
    await client.query('SELECT pg_advisory_xact_lock(7066924204)')
  },
  async merge(client, now) {
    await dropPrices(client, now)
    await client.query(
      `DELETE FROM show s USING (SELECT min(starts_at) AS first, max(ends_at) AS last FROM import_show) range
       WHERE s.starts_at > $1 AND s.starts_at < last AND s.ends_at > first
         AND NOT EXISTS (SELECT FROM import_show i WHERE i.id = s.id)`,
      [now],
    )
    await client.query(`DELETE FROM import_show i WHERE ${hasBegun}`, [now])
    // A programme that stays keeps its reminders.
    await client.query(
      `INSERT INTO show (id, title_en, title_fr, description_en, description_fr, host, department, image_url, starts_at, ends_at)
       SELECT id, title_en, title_fr, description_en, description_fr, host, department,
         coalesce(nullif(image_url, ''), (SELECT p.image_url FROM product p WHERE p.item_no = products -> 0 ->> 'itemNo'), ''),
         starts_at, ends_at FROM import_show
       ON CONFLICT (id) DO UPDATE SET title_en = excluded.title_en, title_fr = excluded.title_fr,
         description_en = excluded.description_en, description_fr = excluded.description_fr, host = excluded.host,
         department = excluded.department, image_url = excluded.image_url, starts_at = excluded.starts_at,
         ends_at = excluded.ends_at`,
    )
    await client.query('DELETE FROM show_product WHERE show_id IN (SELECT id FROM import_show)')
    await client.query(
      `INSERT INTO show_product (show_id, position, item_no, air_at)
       SELECT i.id, place - 1, shown ->> 'itemNo', (shown ->> 'airTime')::timestamptz
       FROM import_show i, jsonb_array_elements(i.products) WITH ORDINALITY AS listed (shown, place)`,
    )
    await addPrices(client, now)
    await client.query('NOTIFY air')
  },
})

/** A product without a time of its own has an even share of the programme. */
function shownBy({ start, end, products }: Show): Shown[] {
  const shown = products ?? []
  const share = (end.getTime() - start.getTime()) / shown.length
  return shown.map(({ itemNo, airTime, price, priceFrom, priceUntil }, place) => ({
    itemNo,
    airTime: airTime ?? addMilliseconds(start, Math.floor(share * place)),
    ...(price !== null && { price: windowOf(price, priceFrom ?? start, priceUntil ?? end) }),
  }))
}

/** The products that the shop has, and whether a price window can lower their prices. */
async function existingItems(client: PoolClient, rows: readonly Numbered<Show>[]): Promise<Map<string, boolean>> {
  const asked = new Set(rows.flatMap(({ fields }) => fields.products?.map(({ itemNo }) => itemNo) ?? []))
  const { rows: found } = await client.query<{ itemNo: string; isGoods: boolean }>(
    `SELECT item_no AS "itemNo", NOT (is_donation OR ${isGiftCard}) AS "isGoods" FROM product WHERE item_no = ANY($1)`,
    [[...asked]],
  )
  return new Map(found.map(({ itemNo, isGoods }) => [itemNo, isGoods]))
}

/** Rows with the latest end of those that start before them. */
const inOrder = `SELECT *, max(ends_at) OVER (ORDER BY starts_at, line, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
  FROM import_show`

const conflicts = `
  SELECT DISTINCT ON (line) line, field, reason FROM (
    SELECT i.line, 'start' AS field, 'It overlaps the programme on line ' || (
      SELECT o.line FROM import_show o WHERE o.starts_at <= i.starts_at AND o.ends_at > i.starts_at AND o.id <> i.id
      ORDER BY o.starts_at DESC, o.line LIMIT 1) || '.' AS reason
    FROM (${inOrder}) i WHERE before > starts_at
    UNION ALL
    SELECT i.line, 'id', 'This programme has begun already; a repeat has an id of its own.'
    FROM import_show i JOIN show s USING (id) WHERE s.starts_at <= $1 AND i.starts_at > $1
    UNION ALL
    SELECT i.line, 'start', 'It begins before ' || s.id || ' ends, which has begun.'
    FROM import_show i JOIN show s ON s.starts_at <= $1 AND s.ends_at > i.starts_at WHERE i.starts_at > $1
  ) found ORDER BY line`

const gapRemarks = `SELECT 'Line ' || line || ': ' || ceil(extract(epoch FROM starts_at - before) / 60) ||
    ' minutes without a programme before it.' AS remark
  FROM (${inOrder}) i WHERE before < starts_at ORDER BY starts_at LIMIT ${mostRemarks}`
