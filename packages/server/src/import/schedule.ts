import type { PoolClient } from 'pg'
import type { z } from 'zod'
import { isGiftCard } from '../bag/bag.queries.ts'
import { addMilliseconds } from '../kernel/instants.ts'
import { type Arranged, arrange, type Written } from './arrange.ts'
import { hasBegun } from './has-begun.ts'
import { type Findings, type Kind, kindOf, type Numbered, type Placed, type Rejection } from './kind.ts'
import type { Unit } from './rows.ts'
import { misfit, showRow, xmltvRow } from './schedule.format.ts'
import { addPrices, crossingPrices, dropPrices, type PlannedPrice, windowOf } from './schedule-prices.ts'
import { addRows, duplicateOf, linesOfKeys } from './staging.ts'

type Show = z.output<ReturnType<typeof showRow>>
/** A programme that may be incomplete, as in XMLTV. */
type OpenShow = z.output<ReturnType<typeof xmltvRow>>
type Shown = { itemNo: string; airTime: Date; price?: PlannedPrice }

/** The most remarks of one sort that an import prints. */
const mostRemarks = 100

/**
 * The programme plan, which is imported as a whole.
 *
 * 1. Future programmes between the file's first instant and its last are replaced.
 * 2. Programmes that have begun stay: a row of the past is skipped if the channel has a programme for its time.
 * 3. The price windows of replaced programmes are replaced with them; windows that have begun stay (`schedule-prices.ts`).
 * 4. What XMLTV leaves open, such as an end, is completed when all rows are known (`arrange.ts`).
 *
 * @param timeZone the time zone of times without one
 */
export function scheduleKind(format: 'rows' | 'xmltv', timeZone: string): Kind {
  const at = placesOf(format)
  const whole = {
    complete: (client: PoolClient) => complete(client, at),
    conclude: (client: PoolClient, now: Date) => conclude(client, now, at),
    lock,
    merge,
  }
  return format === 'xmltv'
    ? kindOf({
        ...whole,
        schema: xmltvRow(timeZone),
        needed: [],
        stage: ({ client }, rows) => stage(client, rows, 'programme'),
      })
    : kindOf({
        ...whole,
        schema: showRow(timeZone),
        needed: ['id', 'titleEn', 'titleFr', 'start', 'end'],
        stage: ({ client }, rows) => stage(client, rows.map(closed), 'line'),
      })
}

/** A programme of CSV or NDJSON, which is complete. */
const closed = ({ fields, ...place }: Numbered<Show>): Numbered<OpenShow> => ({
  ...place,
  fields: { ...fields, madeId: '', clump: null, lasts: null },
})

/** The name of a row in sentences: `line 3`, or `programme 3 (“News”, line 12)`. */
function placesOf(format: 'rows' | 'xmltv') {
  const [unit, preposition] = format === 'xmltv' ? ['programme', 'of programme'] : ['line', 'on line']
  const numbered = ({ line, name }: Placed) => `${line}${name ? ` (${name})` : ''}`
  return {
    named: (row: Placed) => `${unit} ${numbered(row)}`,
    begins: (row: Placed) => `${unit[0]?.toUpperCase()}${unit.slice(1)} ${numbered(row)}`,
    overlapped: (row: Placed) =>
      format === 'xmltv' ? `programme ${numbered(row)}` : `the programme on line ${row.line}`,
    preposition,
  }
}
type Places = ReturnType<typeof placesOf>

async function stage(client: PoolClient, rows: readonly Numbered<OpenShow>[], unit: Unit): Promise<Rejection[]> {
  const items = await existingItems(client, rows)
  const earlierLines = await linesOfKeys(
    client,
    'import_show',
    'id',
    rows.flatMap(({ fields }) => fields.id ?? []),
  )
  const rejections: Rejection[] = []
  const fitting = rows.filter(({ line, name, fields: { id, products } }) => {
    const reject = (field: string, reason: string) => {
      rejections.push({ line, name, field, reason })
      return false
    }
    const earlierLine = id === null ? undefined : earlierLines.get(id)
    const unknown = products?.find(({ itemNo }) => !items.has(itemNo))
    const unpriced = products?.find(({ itemNo, price }) => price !== null && items.get(itemNo) === false)
    if (earlierLine !== undefined) return reject('id', duplicateOf(earlierLine, unit))
    if (unknown) return reject('products', `The shop has no item ${unknown.itemNo}.`)
    if (unpriced)
      return reject('products', `${unpriced.itemNo} is a donation or a gift card, which has no price of its own.`)
    if (id !== null) earlierLines.set(id, line)
    return true
  })
  await addRows(
    client,
    'import_show',
    `id, line, name, is_made, clump, lasts_seconds, title_en, title_fr, description_en, description_fr, host, department,
      image_url, starts_at, ends_at, products`,
    fitting.map(({ line, name = '', fields }) => [
      fields.id ?? fields.madeId,
      line,
      name,
      fields.id === null,
      fields.clump,
      fields.lasts,
      fields.titleEn,
      fields.titleFr,
      fields.descriptionEn ?? '',
      fields.descriptionFr ?? '',
      fields.host ?? '',
      fields.department ?? '',
      fields.imageUrl ?? '',
      fields.start,
      fields.end,
      JSON.stringify(fields.products ?? []),
    ]),
  )
  return rejections
}

type Products = NonNullable<Show['products']>
type StagedShow = Written & Placed & { id: string; products: Record<keyof Products[number], string | number | null>[] }

/** Arranges the staged programmes, and sets the times of their products. */
async function complete(client: PoolClient, at: Places): Promise<Findings> {
  const { rows } = await client.query<StagedShow>(
    `SELECT line, name, id, starts_at AS start, ends_at AS "end", lasts_seconds AS lasts, clump, is_made AS "isMade", products,
       md5(row(title_en, title_fr, description_en, description_fr, host, department, image_url, products)::text) AS content
     FROM import_show`,
  )
  const { rows: planned } = await client.query<{ start: Date }>(
    `SELECT starts_at AS start FROM show WHERE starts_at > (SELECT max(starts_at) FROM import_show) ORDER BY starts_at LIMIT 1`,
  )
  const arranged = arrange(rows, () => planned[0]?.start)
  const ids = uniqueIds(arranged.shows)
  const rejections: Rejection[] = []
  const done = arranged.shows.map((show) => {
    const products = show.products.map(productOf)
    const wrong = misfit(show, products)
    if (wrong) rejections.push({ line: show.line, name: show.name, field: wrong[0], reason: wrong[1] })
    return { ...show, shown: JSON.stringify(shownBy(show, products)) }
  })
  await client.query('DELETE FROM import_show WHERE line <> ALL($1)', [done.map(({ line }) => line)])
  await client.query(
    `UPDATE import_show i SET id = n.id, starts_at = n.starts_at, ends_at = n.ends_at, products = n.products
     FROM unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::jsonb[])
       AS n (line, id, starts_at, ends_at, products)
     WHERE n.line = i.line`,
    [
      done.map(({ line }) => line),
      ids,
      done.map(({ start }) => start),
      done.map(({ end }) => end),
      done.map(({ shown }) => shown),
    ],
  )
  for (const { show, with: other } of arranged.overlaps)
    rejections.push({
      line: show.line,
      name: show.name,
      field: 'start',
      reason: `It overlaps ${at.overlapped(other)}.`,
    })
  return { rejections, remarks: remarksOn(arranged, at) }
}

/** Makes derived ids unique by a number, for example those of programmes that share a time slot. */
function uniqueIds(shows: readonly StagedShow[]): string[] {
  const taken = new Set(shows.filter(({ isMade }) => !isMade).map(({ id }) => id))
  return shows.map(({ id: asked, isMade }) => {
    let id = asked
    for (let number = 1; isMade && taken.has(id); number += 1) id = `${asked}.${number}`
    taken.add(id)
    return id
  })
}

function remarksOn({ gaps, assumed, repeats, empty }: Arranged<StagedShow>, at: Places): string[] {
  return [
    gaps.map(
      ({ show, minutes }) =>
        `${at.begins(show)}: ${minutes === 1 ? 'one minute' : `${minutes} minutes`} without a programme before it.`,
    ),
    assumed.map(
      (show) =>
        `${at.begins(show)}: it has no end, and nothing follows it in the file. It ends at ${show.end.toISOString()}.`,
    ),
    repeats.map(({ show, of }) => `${at.begins(show)}: it repeats ${at.named(of)}, and is left out.`),
    empty.map((show) => `${at.begins(show)}: it ends when it begins, and is left out.`),
  ].flatMap((remarks) => remarks.slice(0, mostRemarks))
}

const dateOf = (value: string | number | null) => (value === null ? null : new Date(value))

/** A staged product. */
const productOf = (staged: StagedShow['products'][number]): Products[number] => ({
  itemNo: String(staged.itemNo),
  airTime: dateOf(staged.airTime),
  price: staged.price === null ? null : Number(staged.price),
  priceFrom: dateOf(staged.priceFrom),
  priceUntil: dateOf(staged.priceUntil),
})

/** The products with their times. A product without a time gets an even share of the programme. */
function shownBy({ start, end }: { start: Date; end: Date }, products: Products): Shown[] {
  const share = (end.getTime() - start.getTime()) / products.length
  return products.map(({ itemNo, airTime, price, priceFrom, priceUntil }, place) => ({
    itemNo,
    airTime: airTime ?? addMilliseconds(start, Math.floor(share * place)),
    ...(price !== null && { price: windowOf(price, priceFrom ?? start, priceUntil ?? end) }),
  }))
}

async function conclude(client: PoolClient, now: Date, at: Places): Promise<Findings> {
  const { rows } = await client.query<Rejection>(conflicts, [now])
  const { rows: begun } = await client.query<Placed>(
    `SELECT line, name FROM import_show i WHERE ${hasBegun} ORDER BY i.starts_at LIMIT ${mostRemarks}`,
    [now],
  )
  return {
    rejections: [...rows, ...(await crossingPrices(client, now, at.preposition))],
    remarks: begun.map((show) => `${at.begins(show)}: it has begun, and what the channel has stays.`),
  }
}

async function lock(client: PoolClient): Promise<void> {
  // The lock of `lockPlan`, which `onair air` and the control room take.
  await client.query('SELECT pg_advisory_xact_lock(7066924204)')
}

async function merge(client: PoolClient, now: Date): Promise<void> {
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
}

/** The shop's products among these, and whether a price window can lower their prices. */
async function existingItems(
  client: PoolClient,
  rows: readonly Numbered<Pick<Show, 'products'>>[],
): Promise<Map<string, boolean>> {
  const asked = new Set(rows.flatMap(({ fields }) => fields.products?.map(({ itemNo }) => itemNo) ?? []))
  const { rows: found } = await client.query<{ itemNo: string; isGoods: boolean }>(
    `SELECT item_no AS "itemNo", NOT (is_donation OR ${isGiftCard}) AS "isGoods" FROM product WHERE item_no = ANY($1)`,
    [[...asked]],
  )
  return new Map(found.map(({ itemNo, isGoods }) => [itemNo, isGoods]))
}

/** SQL: the staged programmes that conflict with the channel's. */
const conflicts = `
  SELECT DISTINCT ON (line) line, name, field, reason FROM (
    SELECT i.line, i.name, 'id' AS field, 'This programme has begun already; a repeat has an id of its own.' AS reason
    FROM import_show i JOIN show s USING (id) WHERE s.starts_at <= $1 AND i.starts_at > $1
    UNION ALL
    SELECT i.line, i.name, 'start', 'It begins before ' || s.id || ' ends, which has begun.'
    FROM import_show i JOIN show s ON s.starts_at <= $1 AND s.ends_at > i.starts_at WHERE i.starts_at > $1
  ) found ORDER BY line`
