import type { PoolClient } from 'pg'
import { setAside } from '../kernel/db/set-aside.ts'
import { inOrder } from './amounts.ts'

/**
 * Merges the staged products into the catalogue.
 *
 * 1. Unchanged rows are not written, so that no order waits for their locks.
 * 2. A style and size that the file omits keeps its number, which bags and orders use; its stock is 0, and it is not offered.
 * 3. Absent fields do not change.
 *
 * `now` is the time at which products were added, changed or withdrawn, unless the file has the time of addition.
 */
export async function mergeProducts(client: PoolClient, now: Date): Promise<void> {
  await mergeBrands(client)
  await mergeCategories(client)
  // In an empty catalogue no shopper waits for the locks.
  const { rows } = await client.query<{ empty: boolean }>('SELECT NOT EXISTS (SELECT FROM product) AS empty')
  const restore = rows[0]?.empty ? await setAside(client, tables) : undefined
  // $1 is `now`.
  const staged = mergedColumns.map(({ column, value }) => `${value('p')} AS ${column}`)
  const columns = mergedColumns.map(({ column }) => column)
  await client.query(
    `UPDATE product SET (${columns}, updated_at) = ROW(${columns.map((column) => `n.${column}`)}, $1)
     FROM (SELECT s.item_no, ${staged} FROM import_product s JOIN product p USING (item_no)) n
     WHERE product.item_no = n.item_no
       AND ROW(${columns.map((column) => `product.${column}`)}) IS DISTINCT FROM ROW(${columns.map((column) => `n.${column}`)})`,
    [now],
  )
  await client.query(
    `INSERT INTO product (item_no, ${columns}, updated_at)
     SELECT s.item_no, ${mergedColumns.map(({ value }) => value())}, $1 FROM import_product s
     WHERE NOT EXISTS (SELECT FROM product WHERE item_no = s.item_no)`,
    [now],
  )
  await mergeParts(client, 'product_style', 'code', ['position', 'colour', 'name_en', 'name_fr', 'image_url'])
  await mergeParts(client, 'product_size', 'code', ['position', 'name_en', 'name_fr'])
  await mergeEdps(client)
  await mergeParts(client, 'product_section', 'tab_order', ['title_en', 'title_fr', 'html_en', 'html_fr'])
  await restore?.()
}

const tables = ['product', 'product_style', 'product_size', 'edp', 'product_section']

/** A column's new value: that of the file, else the stored one (`of`: the existing product's row), else a default. */
type MergedColumn = { column: string; value: (of?: 'p') => string }

const always = (column: string): MergedColumn => ({ column, value: () => `s.${column}` })
const orStored = (column: string, usual: string): MergedColumn => ({
  column,
  value: (of) => `coalesce(s.${column}, ${of ? `${of}.${column}` : usual})`,
})
/** For nullable columns: an emptied value is staged as `empty`. */
const orCleared = (column: string, empty: string): MergedColumn => ({
  column,
  value: (of) =>
    of
      ? `CASE WHEN s.${column} IS NULL THEN ${of}.${column} ELSE nullif(s.${column}, ${empty}) END`
      : `nullif(s.${column}, ${empty})`,
})

const mergedColumns: readonly MergedColumn[] = [
  always('brand_id'),
  always('category_id'),
  always('name_en'),
  always('name_fr'),
  orStored('description_en', "''"),
  orStored('description_fr', "''"),
  orCleared('seller_type', "''"),
  orStored('is_donation', 'false'),
  orStored('no_of_payments', '1'),
  orStored('image_url', "''"),
  orStored('images', "array_remove(ARRAY[coalesce(s.image_url, '')], '')"),
  orStored('videos', "'{}'"),
  orStored('weight_grams', '0'),
  orStored('added_at', '$1::timestamptz'),
  orStored('review_count', '0'),
  orCleared('average_rating', '0'),
  {
    column: 'withdrawn_at',
    value: (of) =>
      of
        ? `CASE s.withdrawn WHEN true THEN coalesce(${of}.withdrawn_at, $1::timestamptz) WHEN false THEN NULL ELSE ${of}.withdrawn_at END`
        : 'CASE WHEN s.withdrawn THEN $1::timestamptz END',
  },
  always('default_edp'),
  always('min_price_cents'),
  always('max_price_cents'),
  always('min_was_cents'),
  always('max_was_cents'),
]

/** Replaces the styles, sizes or sections of the staged products by those of the file. */
async function mergeParts(
  client: PoolClient,
  table: 'product_style' | 'product_size' | 'product_section',
  key: 'code' | 'tab_order',
  columns: readonly string[],
): Promise<void> {
  const from = table.replace('product', 'import')
  // Sections can be absent; styles and sizes belong to the prices, which are required.
  const spoken = table === 'product_section' ? 's.has_sections' : 'true'
  await client.query(
    `DELETE FROM ${table} t USING import_product s
     WHERE s.item_no = t.item_no AND ${spoken}
       AND NOT EXISTS (SELECT FROM ${from} i WHERE i.item_no = t.item_no AND i.${key} = t.${key})`,
  )
  const values = (of: string) => columns.map((column) => `${of}.${column}`)
  await client.query(
    `INSERT INTO ${table} AS t (item_no, ${key}, ${columns}) SELECT item_no, ${key}, ${columns} FROM ${from}
     ON CONFLICT (item_no, ${key}) DO UPDATE SET (${columns}) = ROW(${values('excluded')})
     WHERE ROW(${values('t')}) IS DISTINCT FROM ROW(${values('excluded')})`,
  )
}

async function mergeEdps(client: PoolClient): Promise<void> {
  await client.query(
    `SELECT count(*) FROM (
       SELECT FROM edp JOIN import_product USING (item_no) LEFT JOIN import_edp s ON s.edp_no = edp.edp_no
       WHERE CASE WHEN s.edp_no IS NULL THEN edp.quantity > 0 OR edp.is_offered
         ELSE (edp.price_cents, edp.was_price_cents, edp.quantity, edp.is_offered)
           IS DISTINCT FROM (s.price_cents, s.was_price_cents, coalesce(s.quantity, edp.quantity), true) END
       ${inOrder}
     ) locked`,
  )
  await client.query(
    `UPDATE edp e SET price_cents = s.price_cents, was_price_cents = s.was_price_cents,
       quantity = coalesce(s.quantity, e.quantity), is_offered = true
     FROM import_edp s WHERE s.edp_no = e.edp_no
       AND (e.price_cents, e.was_price_cents, e.quantity, e.is_offered)
         IS DISTINCT FROM (s.price_cents, s.was_price_cents, coalesce(s.quantity, e.quantity), true)`,
  )
  await client.query(
    `UPDATE edp e SET quantity = 0, is_offered = false FROM import_product s
     WHERE s.item_no = e.item_no AND (e.quantity > 0 OR e.is_offered) AND NOT EXISTS (SELECT FROM import_edp i WHERE i.edp_no = e.edp_no)`,
  )
  await client.query(
    `INSERT INTO edp (edp_no, item_no, style_code, size_code, price_cents, was_price_cents, quantity)
     SELECT edp_no, item_no, style_code, size_code, price_cents, was_price_cents, coalesce(quantity, 0)
     FROM import_edp s WHERE NOT EXISTS (SELECT FROM edp WHERE edp_no = s.edp_no)`,
  )
}

export async function mergeBrands(client: PoolClient): Promise<void> {
  await client.query(
    `INSERT INTO brand AS b (id, name) SELECT id, name FROM import_brand
     ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE b.name IS DISTINCT FROM excluded.name`,
  )
}

/** A category without a position keeps its present one, or becomes the last of its siblings. */
export async function mergeCategories(client: PoolClient): Promise<void> {
  await client.query(
    `INSERT INTO category AS c (id, parent_id, level, position, name_en, name_fr)
     SELECT s.id, s.parent_id, 1,
       coalesce(s.position, old.position, (
         SELECT coalesce(max(position), 0) FROM category WHERE parent_id IS NOT DISTINCT FROM s.parent_id
       ) + row_number() OVER (PARTITION BY s.parent_id ORDER BY s.line)),
       s.name_en, s.name_fr
     FROM import_category s LEFT JOIN category old USING (id)
     ON CONFLICT (id) DO UPDATE SET (parent_id, position, name_en, name_fr)
       = ROW(excluded.parent_id, excluded.position, excluded.name_en, excluded.name_fr)`,
  )
  await client.query(
    `WITH RECURSIVE tree AS (
       SELECT id, 1 AS level FROM category WHERE parent_id IS NULL
       UNION ALL SELECT c.id, tree.level + 1 FROM category c JOIN tree ON c.parent_id = tree.id
     )
     UPDATE category SET level = tree.level FROM tree WHERE tree.id = category.id AND category.level <> tree.level`,
  )
}
