import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Language } from '@onair/core/language'
import type { PoolClient } from 'pg'
import { inTransaction, type Pool } from '../../kernel/db/pool.ts'
import { IndexBuilder } from './index-builder.ts'
import type { Collection, IndexData, IndexGroups, IndexRow } from './index-data.ts'
import type { SynonymSet } from './synonyms.ts'

/** The products in memory at once during a build. */
const slice = 2000

// Separators of styles and sizes in one text, and of their fields: no name contains control characters.
const [nextItem, nextField] = ['\u001e', '\u001f']
const list = (table: string, columns: readonly string[]) => `
  (select item_no, string_agg(${columns.join(` || chr(31) || `)}, chr(30) order by position) as listed
   from ${table} group by item_no)`

const products = `
  select p.item_no, p.name_en, p.name_fr, p.brand_id, p.category_id, p.min_price_cents, p.max_price_cents,
    p.average_rating::float8, p.review_count, p.no_of_payments > 1,
    coalesce(p.min_was_cents > p.min_price_cents or p.max_was_cents > p.max_price_cents, false),
    coalesce(p.seller_type = 'Marketplace', false), extract(epoch from p.added_at)::float8 / 60,
    p.is_donation, style.listed, size.listed
  from product p
  left join ${list('product_style', ['code', 'colour', 'name_en', 'name_fr'])} style using (item_no)
  left join ${list('product_size', ['code', 'name_en', 'name_fr'])} size using (item_no)
  where p.withdrawn_at is null
  order by p.review_count desc, p.item_no`

type Columns = [
  itemNo: string,
  en: string,
  fr: string,
  brandId: string,
  categoryId: string,
  minPrice: number,
  maxPrice: number,
  rating: number | null,
  reviewCount: number,
  easyPay: boolean,
  onSale: boolean,
  marketplace: boolean,
  addedAt: number,
  donation: boolean,
  styles: string | null,
  sizes: string | null,
]

export type BuiltIndex = {
  data: IndexData
  /** The state of the catalogue that it was built from, see `catalogueState`. */
  state: string
}

/** The tables from which an index is built. */
const tables = ['product', 'product_style', 'product_size', 'brand', 'category', 'synonym', 'collection']

/**
 * The state of the rows from which an index is built, in one line. Any change of a row changes it: writing a row raises its `xmin`,
 * the number of the transaction, and deleting one lowers the count. Transaction numbers repeat in another cluster, timeline or
 * database, so the line names these as well. A user who may not read the cluster's identity gets a different state each time.
 */
export async function catalogueState(client: Pick<PoolClient, 'query'>): Promise<string> {
  const functions = ['pg_control_system()', 'pg_control_checkpoint()']
  const may = functions.map((name) => `has_function_privilege('${name}', 'execute')`).join(' and ')
  const allowed = await client.query<{ may: boolean }>(`select ${may} as may`)
  if (!allowed.rows[0]?.may) return randomUUID()
  const { rows } = await client.query<{ state: string }>(`select concat_ws(' ',
    (select system_identifier from pg_control_system()),
    (select timeline_id from pg_control_checkpoint()),
    (select oid from pg_database where datname = current_database()),
    ${tables.map((table) => `(select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) from ${table})`).join(', ')}
  ) as state`)
  return rows[0]?.state ?? randomUUID()
}

/**
 * Builds an index of all offered products, in one snapshot. The rows are read in slices, so that a million are never in memory
 * together.
 * @param signal aborts between two slices
 */
export async function buildIndex(pool: Pool, signal?: AbortSignal): Promise<IndexData> {
  return (await buildIndexWithState(pool, signal)).data
}

/** As `buildIndex`, with the state of the catalogue in the same snapshot. */
export function buildIndexWithState(pool: Pool, signal?: AbortSignal): Promise<BuiltIndex> {
  return inTransaction(
    pool,
    async (client) => {
      // All rows are read: the planner must not optimise for the first ones.
      await client.query('set local cursor_tuple_fraction = 1')
      const state = await catalogueState(client)
      const groups = await readGroups(client)
      const counted = await client.query<{ count: number }>('select count(*)::int as count from product')
      const builder = new IndexBuilder(groups, counted.rows[0]?.count ?? 0)
      await client.query(`declare indexed no scroll cursor for ${products}`)
      for (;;) {
        signal?.throwIfAborted()
        const { rows } = await client.query<Columns>({ text: `fetch ${slice} from indexed`, rowMode: 'array' })
        for (const row of rows) builder.add(rowOf(row))
        if (rows.length < slice) return { data: builder.finish(), state }
        // Yields to other work on this thread.
        await setImmediate()
      }
    },
    'REPEATABLE READ',
  )
}

async function readGroups(client: PoolClient): Promise<IndexGroups> {
  const brands = await client.query<{ id: string; name: string }>('select id, name from brand order by id')
  const categories = await client.query<{ id: string; parentId: string | null; en: string; fr: string }>(
    'select id, parent_id as "parentId", name_en as en, name_fr as fr from category order by level, position, id',
  )
  const synonyms = await client.query<SynonymSet & { language: Language }>(
    'select language, words, means from synonym order by id',
  )
  const collections = await client.query<Collection & { categories: string[] }>(
    `select id, json_build_object('en', name_en, 'fr', name_fr) as name, json_build_object('en', words_en, 'fr', words_fr) as words,
       categories, ceil(max_price_cents / 100.0)::int as "maxPrice"
     from collection order by id`,
  )
  return {
    collections: collections.rows,
    synonyms: synonyms.rows,
    brands: brands.rows,
    categories: categories.rows.map(({ id, parentId, en, fr }) => ({ id, parentId, name: { en, fr } })),
  }
}

function rowOf(columns: Columns): IndexRow {
  const [
    itemNo,
    en,
    fr,
    brandId,
    categoryId,
    minPrice,
    maxPrice,
    rating,
    reviewCount,
    easyPay,
    onSale,
    marketplace,
    addedAt,
    donation,
  ] = columns
  return {
    itemNo,
    name: { en, fr },
    brandId,
    categoryId,
    minPrice,
    maxPrice,
    rating,
    reviewCount,
    easyPay,
    onSale,
    marketplace,
    donation,
    addedAt,
    styles: parted(columns[14]).map(([code = '', colour = '', en = '', fr = '']) => ({
      code,
      colour,
      name: { en, fr },
    })),
    sizes: parted(columns[15]).map(([code = '', en = '', fr = '']) => ({ code, name: { en, fr } })),
  }
}

const parted = (text: string | null): string[][] => text?.split(nextItem).map((item) => item.split(nextField)) ?? []
