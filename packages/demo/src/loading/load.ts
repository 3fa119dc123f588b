import { setImmediate } from 'node:timers/promises'
import { copyInto, copyLine, type Field, inTransaction, type Pool, setAside } from '@onair/server/database'
import type { PoolClient } from 'pg'
import { demoBrands } from '../catalogue/brands.ts'
import { type DemoProduct, demoProductCount, demoProducts } from '../catalogue/products.ts'
import { demoCategories } from '../catalogue/tree.ts'
import { demoCollections } from '../collections/collections.ts'
import { topUpSchedule } from '../schedule/top-up.ts'
import { demoSynonyms } from '../synonyms/synonyms.ts'
import type { Progress } from './progress.ts'

type LoadOptions = {
  pool: Pool
  clock: () => Date
  log: (sentence: string) => void
  progress: Progress
  /** Fewer products, for tests. The first three hundred include every kind. */
  count?: number
}

// The advisory lock of a load: two servers on one database must not load at once.
const lock = 7_066_924_203
const batchSize = 250

/**
 * Fills an empty catalogue with the demonstration channel and tops its schedule up. The catalogue is loaded in one
 * transaction: a killed process leaves an empty or a whole one. A catalogue with any products is not changed.
 *
 * @returns whether the products were loaded now
 */
export async function loadDemo({
  pool,
  clock,
  log,
  progress,
  count = demoProductCount,
}: LoadOptions): Promise<boolean> {
  const loaded = await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [lock])
    const { rows } = await client.query<{ full: boolean }>('SELECT EXISTS (SELECT FROM product) AS full')
    if (rows[0]?.full) return false
    await loadCatalogue(client, clock(), progress, count)
    return true
  })
  if (loaded) {
    log('Collecting statistics for the query planner')
    await pool.query(`ANALYZE ${tables.map(({ table }) => table).join(', ')}`)
  }
  await topUpSchedule({ pool, clock })
  return loaded
}

async function loadCatalogue(client: PoolClient, until: Date, progress: Progress, count: number): Promise<void> {
  const restore = await setAside(
    client,
    tables.map(({ table }) => table),
  )
  await copyInto(
    client,
    'brand (id, name)',
    demoBrands().map(({ id, name }) => copyLine([id, name])),
  )
  await copyInto(
    client,
    'category (id, parent_id, level, position, name_en, name_fr)',
    demoCategories().map(({ id, parentId, level, position, en, fr }) =>
      copyLine([id, parentId, level, position, en, fr]),
    ),
  )
  await copyInto(
    client,
    'synonym (id, language, words, means)',
    demoSynonyms().map(({ id, language, words, means }) => copyLine([id, language, words, means])),
  )
  await copyInto(
    client,
    'collection (id, name_en, name_fr, words_en, words_fr, categories, max_price_cents)',
    demoCollections().map(({ id, name, words, categories, maxPrice }) =>
      copyLine([id, name.en, name.fr, words.en, words.fr, categories, maxPrice]),
    ),
  )
  progress.start(count)
  try {
    let batch: DemoProduct[] = []
    let done = 0
    for (const product of demoProducts({ count, until })) {
      batch.push(product)
      // Yields to the event loop, because the server answers health checks meanwhile.
      if (batch.length % 25 === 0) await setImmediate()
      if (batch.length < batchSize) continue
      await copyBatch(client, batch)
      done += batch.length
      batch = []
      progress.update(done)
    }
    await copyBatch(client, batch)
    await restore()
    progress.update(count)
  } finally {
    progress.stop()
  }
}

async function copyBatch(client: PoolClient, products: readonly DemoProduct[]): Promise<void> {
  for (const { table, columns, rows } of tables) {
    await copyInto(client, `${table} (${columns})`, products.flatMap(rows).map(copyLine))
  }
}

type TableRows = { table: string; columns: string; rows: (product: DemoProduct) => Field[][] }

const least = (cents: readonly number[]): number | null => (cents.length > 0 ? Math.min(...cents) : null)
const most = (cents: readonly number[]): number | null => (cents.length > 0 ? Math.max(...cents) : null)

/** A product's rows in each table, parents first. */
const tables: readonly TableRows[] = [
  {
    table: 'product',
    columns: `item_no, brand_id, category_id, name_en, name_fr, description_en, description_fr, seller_type, is_donation,
      no_of_payments, image_url, images, videos, default_edp, review_count, average_rating, weight_grams, added_at,
      min_price_cents, max_price_cents, min_was_cents, max_was_cents`,
    rows(product) {
      const prices = product.edps.map(({ cents }) => cents)
      const was = product.edps.flatMap((edp) => (edp.was === null ? [] : [edp.was]))
      return [
        [
          product.itemNo,
          product.brandId,
          product.categoryId,
          product.name.en,
          product.name.fr,
          product.descriptionHtml.en,
          product.descriptionHtml.fr,
          product.sellerType,
          product.isDonation,
          product.noOfPayments,
          product.imageUrl,
          product.images,
          product.videos,
          product.defaultEdp,
          product.reviewCount,
          product.averageRating,
          product.weightGrams,
          product.addedAt,
          least(prices),
          most(prices),
          least(was),
          most(was),
        ],
      ]
    },
  },
  {
    table: 'product_style',
    columns: 'item_no, code, position, colour, name_en, name_fr, image_url',
    rows: ({ itemNo, styles }) =>
      styles.map(({ code, colour, name, imageUrl }, place) => [
        itemNo,
        code,
        place,
        colour,
        name.en,
        name.fr,
        imageUrl,
      ]),
  },
  {
    table: 'product_size',
    columns: 'item_no, code, position, name_en, name_fr',
    rows: ({ itemNo, sizes }) => sizes.map(({ code, en, fr }, place) => [itemNo, code, place, en, fr]),
  },
  {
    table: 'edp',
    columns: 'edp_no, item_no, style_code, size_code, price_cents, was_price_cents, quantity',
    rows: ({ itemNo, edps }) =>
      edps.map(({ edpNo, styleCode, sizeCode, cents, was, quantity }) => [
        edpNo,
        itemNo,
        styleCode,
        sizeCode,
        cents,
        was,
        quantity,
      ]),
  },
  {
    table: 'product_section',
    columns: 'item_no, tab_order, title_en, title_fr, html_en, html_fr',
    rows: ({ itemNo, sections }) =>
      sections.map(({ title, html }, place) => [itemNo, place + 1, title.en, title.fr, html.en, html.fr]),
  },
]
