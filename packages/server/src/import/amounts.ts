import type { PoolClient } from 'pg'
import { z } from 'zod'
import { amount, code, formerAmount, itemNumber, needed, perhaps, whole } from './cells.ts'
import { type Kind, kindOf, type Numbered, type Rejection } from './kind.ts'
import { edpNumber, isRaised, raised } from './products.format.ts'
import { addRows, duplicateOf, linesOfKeys } from './staging.ts'

/** The target of a row of stock or prices: an EDP number, or an item with its style and size. */
const keyFields = {
  edpNo: perhaps(edpNumber),
  itemNo: perhaps(itemNumber),
  styleCode: perhaps(code(40)),
  sizeCode: perhaps(code(40)),
}
type KeyFields = { edpNo: number | null; itemNo: string | null; styleCode: string | null; sizeCode: string | null }

/** The same lock order as in orders, so that an import and an order cannot deadlock. */
export const inOrder = 'ORDER BY edp.edp_no FOR NO KEY UPDATE OF edp'

/** Up to this many changes are notified one by one. For more, one notification says that the catalogue changed. */
const mostNotifiedSingly = 500

/** Imports quantities (`stock`) or prices. */
export function amountKind(name: 'stock' | 'prices'): Kind {
  return name === 'stock' ? stock : prices
}

const needsKey = [['edpNo', 'itemNo']] as const

const stock = kindOf({
  schema: z.object({ ...keyFields, quantity: needed(whole(0, 1_000_000)) }),
  needed: [...needsKey, 'quantity'],
  async stage({ client }, rows) {
    const { fitting, rejections } = await withNumbers(client, 'import_stock', rows)
    await addRows(
      client,
      'import_stock',
      'edp_no, line, quantity',
      fitting.map(({ edpNo, row: { line, fields } }) => [edpNo, line, fields.quantity]),
    )
    return rejections
  },
  async merge(client) {
    await client.query(
      `WITH locked AS (
         SELECT edp.edp_no, s.quantity FROM edp JOIN import_stock s USING (edp_no) WHERE edp.quantity <> s.quantity ${inOrder}
       ), changed AS (
         UPDATE edp SET quantity = locked.quantity FROM locked WHERE locked.edp_no = edp.edp_no
         RETURNING edp.item_no, edp.edp_no, edp.quantity
       )
       SELECT pg_notify('stock', json_build_object('itemNo', item_no, 'edpNo', edp_no, 'quantity', quantity)::text)
       FROM changed WHERE (SELECT count(*) FROM changed) <= ${mostNotifiedSingly}`,
    )
  },
})

const prices = kindOf({
  schema: z
    .object({ ...keyFields, price: needed(amount), wasPrice: perhaps(formerAmount) })
    .check(({ value, issues }) => {
      if (isRaised(value.price, value.wasPrice))
        issues.push({ code: 'custom', input: value, path: ['wasPrice'], message: raised })
    }),
  needed: [...needsKey, 'price'],
  async stage({ client }, rows) {
    const { fitting, rejections } = await withNumbers(client, 'import_price', rows)
    await addRows(
      client,
      'import_price',
      'edp_no, line, price_cents, was_price_cents',
      fitting.map(({ edpNo, row: { line, fields } }) => [edpNo, line, fields.price, fields.wasPrice]),
    )
    return rejections
  },
  async merge(client, now) {
    await client.query(
      `WITH locked AS (
         SELECT edp.edp_no, s.price_cents, s.was_price_cents FROM edp JOIN import_price s USING (edp_no)
         WHERE (edp.price_cents, edp.was_price_cents) IS DISTINCT FROM (s.price_cents, s.was_price_cents) ${inOrder}
       )
       UPDATE edp SET price_cents = locked.price_cents, was_price_cents = locked.was_price_cents
       FROM locked WHERE locked.edp_no = edp.edp_no`,
    )
    await client.query(
      `WITH range AS (
         SELECT item_no, min(price_cents) AS min, max(price_cents) AS max, min(was_price_cents) AS min_was, max(was_price_cents) AS max_was
         FROM edp
         WHERE item_no IN (SELECT item_no FROM import_price JOIN edp USING (edp_no)) AND is_offered
         GROUP BY item_no
       ), changed AS (
         UPDATE product p SET min_price_cents = min, max_price_cents = max, min_was_cents = min_was, max_was_cents = max_was,
           updated_at = $1
         FROM range r WHERE r.item_no = p.item_no
           AND (min_price_cents, max_price_cents, min_was_cents, max_was_cents) IS DISTINCT FROM (min, max, min_was, max_was)
         RETURNING p.item_no
       )
       SELECT pg_notify('price', json_build_object('itemNo', item_no)::text)
       FROM changed WHERE (SELECT count(*) FROM changed) <= ${mostNotifiedSingly}`,
      [now],
    )
  },
})

type StoredEdp = { edpNo: number; itemNo: string; styleCode: string | null; sizeCode: string | null }

const pairOf = (itemNo: string, { styleCode, sizeCode }: Pick<StoredEdp, 'styleCode' | 'sizeCode'>) =>
  JSON.stringify([itemNo, styleCode, sizeCode])

/** Finds the EDP number of each row. */
async function withNumbers<Row extends Numbered<KeyFields>>(
  client: PoolClient,
  table: 'import_stock' | 'import_price',
  rows: readonly Row[],
) {
  const { rows: edps } = await client.query<StoredEdp>({
    name: 'import.edp-keys',
    text: `SELECT edp_no AS "edpNo", item_no AS "itemNo", style_code AS "styleCode", size_code AS "sizeCode"
      FROM edp WHERE edp_no = ANY($1) AND is_offered
      UNION SELECT edp_no, item_no, style_code, size_code FROM edp WHERE item_no = ANY($2) AND is_offered`,
    values: [rows.flatMap(({ fields }) => fields.edpNo ?? []), rows.flatMap(({ fields }) => fields.itemNo ?? [])],
  })
  const byNumber = new Map(edps.map((edp) => [edp.edpNo, edp]))
  const byPair = new Map(edps.map((edp) => [pairOf(edp.itemNo, edp), edp]))
  const earlierLines = await linesOfKeys(
    client,
    table,
    'edp_no',
    edps.map(({ edpNo }) => edpNo),
  )
  const fitting: { edpNo: number; row: Row }[] = []
  const rejections: Rejection[] = []
  for (const row of rows) {
    const { line, fields } = row
    const { edpNo, itemNo, styleCode, sizeCode } = fields
    const field = edpNo === null ? 'itemNo' : 'edpNo'
    const reject = (reason: string) => void rejections.push({ line, field, reason })
    const edp = edpNo !== null ? byNumber.get(edpNo) : itemNo === null ? undefined : byPair.get(pairOf(itemNo, fields))
    if (edpNo === null && itemNo === null) reject('Either edpNo or itemNo is needed.')
    else if (!edp) reject('The shop has no such style and size of a product.')
    else if (
      (itemNo ?? edp.itemNo) !== edp.itemNo ||
      (styleCode ?? edp.styleCode) !== edp.styleCode ||
      (sizeCode ?? edp.sizeCode) !== edp.sizeCode
    )
      reject(`The number is that of another style and size, of item ${edp.itemNo}.`)
    else {
      const earlierLine = earlierLines.get(edp.edpNo)
      if (earlierLine !== undefined) reject(duplicateOf(earlierLine))
      else {
        earlierLines.set(edp.edpNo, line)
        fitting.push({ edpNo: edp.edpNo, row })
      }
    }
  }
  return { fitting, rejections }
}
