import { planTimeZone } from '@onair/core/dates'
import { inTransaction, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { guarded, printCsv } from './csv.ts'
import type { KindName } from './kinds.ts'
import { productFields } from './products.format.ts'
import type { Format } from './rows.ts'
import { showFields } from './schedule.format.ts'

/** A row of the format: its fields in their order, amounts in dollars. */
type Fields = Record<string, unknown>

/** How rows of a kind are read from the database and written to the file. */
type Exported = {
  columns: readonly string[]
  select: string
  /** Converts a row as read; by default the row itself. */
  fieldsOf?: (row: Fields) => Fields
}

const batchRows = 1000

/**
 * Exports the rows of a kind in the format of `import`, in batches of one snapshot. Exporting, importing and exporting again
 * gives the same bytes.
 */
export async function exportRows(
  pool: Pool,
  kind: KindName,
  format: Format,
  write: (text: string) => Promise<void>,
): Promise<number> {
  const { columns, select, fieldsOf = asRead } = exported[kind]
  const print = format === 'csv' ? (row: Fields) => printCsv(columns.map((column) => cellOf(row[column]))) : printLine
  return inTransaction(
    pool,
    async (client) => {
      if (format === 'csv') await write(printCsv(columns))
      await client.query(`DECLARE exported NO SCROLL CURSOR FOR ${select}`)
      let count = 0
      for (;;) {
        const rows = await nextRows(client)
        if (rows.length === 0) return count
        count += rows.length
        await write(rows.map((row) => print(fieldsOf(row))).join(''))
      }
    },
    'REPEATABLE READ',
  )
}

const nextRows = async (client: Queryable): Promise<Fields[]> =>
  (await client.query<Fields>(`FETCH ${batchRows} FROM exported`)).rows

const printLine = (row: Fields): string => `${JSON.stringify(row)}\n`

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : guarded(String(value))
}

const asRead = (row: Fields) => row

/** Cents as dollars of the format. */
const dollars = (column: string) => `to_char(${column} / 100.0, 'FM9999990.00')`

const isoTime = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const styles = `(SELECT json_agg(json_build_object('code', code, 'colour', colour, 'nameEn', name_en, 'nameFr', name_fr,
    'imageUrl', image_url) ORDER BY position, code) FROM product_style WHERE item_no = p.item_no)`
const sizes = `(SELECT json_agg(json_build_object('code', code, 'nameEn', name_en, 'nameFr', name_fr) ORDER BY position, code)
    FROM product_size WHERE item_no = p.item_no)`
const edps = `(SELECT json_agg(json_build_object('edpNo', e.edp_no, 'styleCode', e.style_code, 'sizeCode', e.size_code,
      'price', ${dollars('e.price_cents')}, 'wasPrice', ${dollars('e.was_price_cents')}, 'quantity', e.quantity)
      ORDER BY s.position, z.position, e.edp_no)
    FROM edp e
    LEFT JOIN product_style s ON s.item_no = e.item_no AND s.code = e.style_code
    LEFT JOIN product_size z ON z.item_no = e.item_no AND z.code = e.size_code
    WHERE e.item_no = p.item_no AND e.is_offered)`
const sections = `(SELECT json_agg(json_build_object('titleEn', title_en, 'titleFr', title_fr, 'htmlEn', html_en, 'htmlFr', html_fr)
    ORDER BY tab_order) FROM product_section WHERE item_no = p.item_no)`

/** The latest window of each programme and product, at the product's first position. */
const ownWindows = `SELECT DISTINCT ON (show_id, item_no) show_id, item_no,
    (SELECT min(position) FROM show_product first WHERE first.show_id = w.show_id AND first.item_no = w.item_no) AS position,
    starts_at, ends_at, price_cents
  FROM price_window w WHERE show_id IS NOT NULL ORDER BY show_id, item_no, starts_at DESC`

const edpSelect = (columns: string) =>
  `SELECT e.edp_no AS "edpNo", e.item_no AS "itemNo", e.style_code AS "styleCode", e.size_code AS "sizeCode", ${columns}
   FROM edp e WHERE e.is_offered ORDER BY e.edp_no`

const exported: Record<KindName, Exported> = {
  products: {
    columns: Object.keys(productFields.shape).filter((field) => field !== 'categoryFr'),
    select: `SELECT p.item_no AS "itemNo", p.name_en AS "nameEn", p.name_fr AS "nameFr", p.brand_id AS brand,
        p.category_id AS category, p.description_en AS "descriptionEn", p.description_fr AS "descriptionFr",
        p.no_of_payments AS "noOfPayments", p.seller_type AS "sellerType", p.is_donation AS "isDonation",
        p.weight_grams AS "weightGrams", p.added_at AS "addedAt", p.review_count AS "reviewCount",
        p.average_rating::float AS "averageRating", p.image_url AS "imageUrl", p.images, p.videos,
        ${styles} AS styles, ${sizes} AS sizes, ${edps} AS edps, ${sections} AS sections, p.withdrawn_at IS NOT NULL AS withdrawn
      FROM product p ORDER BY p.item_no`,
    fieldsOf: productOf,
  },
  brands: { columns: ['id', 'name'], select: 'SELECT id, name FROM brand ORDER BY id' },
  categories: {
    columns: ['id', 'parent', 'position', 'nameEn', 'nameFr'],
    // Parents first, as an import requires.
    select: `SELECT id, parent_id AS parent, position, name_en AS "nameEn", name_fr AS "nameFr"
      FROM category ORDER BY level, parent_id NULLS FIRST, position, id`,
  },
  synonyms: {
    columns: ['id', 'language', 'words', 'means'],
    select: `SELECT id, language, array_to_string(words, ', ') AS words, array_to_string(means, ', ') AS means
      FROM synonym ORDER BY language, id`,
  },
  collections: {
    columns: ['id', 'nameEn', 'nameFr', 'wordsEn', 'wordsFr', 'categories', 'maxPrice'],
    select: `SELECT id, name_en AS "nameEn", name_fr AS "nameFr", array_to_string(words_en, ', ') AS "wordsEn",
        array_to_string(words_fr, ', ') AS "wordsFr", array_to_string(categories, ', ') AS categories,
        ${dollars('max_price_cents')} AS "maxPrice"
      FROM collection ORDER BY id`,
  },
  stock: {
    columns: ['edpNo', 'itemNo', 'styleCode', 'sizeCode', 'quantity'],
    select: edpSelect('e.quantity'),
  },
  schedule: {
    columns: Object.keys(showFields(planTimeZone).shape),
    select: `SELECT id, title_en AS "titleEn", title_fr AS "titleFr", description_en AS "descriptionEn",
        description_fr AS "descriptionFr", host, department, image_url AS "imageUrl", ${isoTime('starts_at')} AS start,
        ${isoTime('ends_at')} AS "end", coalesce((
          SELECT json_agg(json_strip_nulls(json_build_object('itemNo', item_no, 'airTime', ${isoTime('air_at')},
            'price', ${dollars('w.price_cents')}, 'priceFrom', ${isoTime('w.starts_at')}, 'priceUntil', ${isoTime('w.ends_at')}))
            ORDER BY position)
          FROM show_product p LEFT JOIN (${ownWindows}) w USING (show_id, item_no, position)
          WHERE show_id = show.id), '[]') AS products
      FROM show ORDER BY starts_at, id`,
  },
  prices: {
    columns: ['edpNo', 'itemNo', 'styleCode', 'sizeCode', 'price', 'wasPrice'],
    select: edpSelect(`${dollars('e.price_cents')} AS price, ${dollars('e.was_price_cents')} AS "wasPrice"`),
  },
}

type ExportedEdp = { styleCode: string | null; sizeCode: string | null } & Fields

/** A product with one price has it in its own field, as in files that are written by hand. */
function productOf({ edps, styles, sizes, sections, addedAt, ...row }: Fields): Fields {
  const offers = Array.isArray(edps) ? (edps as ExportedEdp[]) : []
  const [only] = offers
  const isSimple = offers.length === 1 && only?.styleCode === null && only.sizeCode === null
  const fields: Fields = {
    ...row,
    addedAt: addedAt instanceof Date ? addedAt.toISOString() : addedAt,
    sections: sections ?? [],
    ...(isSimple
      ? { edpNo: only.edpNo, price: only.price, wasPrice: only.wasPrice, quantity: only.quantity }
      : { styles: styles ?? [], sizes: sizes ?? [], edps: offers }),
  }
  return Object.fromEntries(exported.products.columns.map((column) => [column, fields[column]]))
}
