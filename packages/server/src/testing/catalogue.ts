import { keptUntil } from '../catalogue/price-window.ts'
import { inTransaction, type Pool, type Queryable } from '../kernel/db/pool.ts'

/** A product for a test's catalogue. Amounts are in cents; absent fields have simple defaults. */
export type TestProduct = {
  itemNo: string
  name?: string
  nameFr?: string
  brand?: string
  category?: string
  sellerType?: 'Marketplace' | 'OAPartner'
  noOfPayments?: number
  reviewCount?: number
  rating?: number
  addedAt?: string
  /** Style codes; none by default. */
  styles?: string[]
  /** Size codes; none by default. */
  sizes?: string[]
  edps?: { edpNo: number; price: number; was?: number; quantity: number; style?: string; size?: string }[]
}

/** Categories of a test's catalogue: two on the first level, one of them with three levels. */
export const testCategories = [
  { id: 'home', parent: null, level: 1, en: 'Home', fr: 'Maison' },
  { id: 'kitchen', parent: 'home', level: 2, en: 'Kitchen', fr: 'Cuisine' },
  { id: 'kettles', parent: 'kitchen', level: 3, en: 'Kettles', fr: 'Bouilloires' },
  { id: 'pans', parent: 'kitchen', level: 3, en: 'Pans', fr: 'Poêles' },
  { id: 'fashion', parent: null, level: 1, en: 'Fashion', fr: 'Mode' },
  { id: 'dresses', parent: 'fashion', level: 2, en: 'Dresses', fr: 'Robes' },
] as const

const defaultPrice = 4999

/** Adds products with their brands and categories to a test's database, and notifies the app. */
export async function addProducts(
  pool: Pool,
  products: readonly TestProduct[],
  { announce = true } = {},
): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const [position, { id, parent, level, en, fr }] of testCategories.entries()) {
      await client.query(
        `insert into category (id, parent_id, level, position, name_en, name_fr) values ($1, $2, $3, $4, $5, $6)
         on conflict do nothing`,
        [id, parent, level, position, en, fr],
      )
    }
    for (const product of products) await addProduct(client, product)
    if (announce) await client.query('notify catalogue')
  })
}

async function addProduct(on: Queryable, product: TestProduct): Promise<void> {
  const { itemNo, styles = [], sizes = [], brand = 'Maison Nord' } = product
  const brandId = brand.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const edps = product.edps ?? [{ edpNo: Number(itemNo), price: defaultPrice, quantity: 50 }]
  const prices = edps.map(({ price }) => price)
  const was = edps.flatMap(({ was }) => (was === undefined ? [] : [was]))
  await on.query('insert into brand (id, name) values ($1, $2) on conflict do nothing', [brandId, brand])
  await on.query(
    `insert into product (item_no, brand_id, category_id, name_en, name_fr, description_en, description_fr, seller_type,
       no_of_payments, image_url, images, default_edp, review_count, average_rating, weight_grams, added_at,
       min_price_cents, max_price_cents, min_was_cents, max_was_cents)
     values ($1, $2, $3, $4, $5, '<p>Good.</p>', '<p>Bon.</p>', $6, $7, $8, array[$8], $9, $10, $11, 500, $12, $13, $14, $15, $16)`,
    [
      itemNo,
      brandId,
      product.category ?? 'kettles',
      product.name ?? `Item ${itemNo}`,
      product.nameFr ?? `Article ${itemNo}`,
      product.sellerType ?? null,
      product.noOfPayments ?? 1,
      `p/${itemNo}`,
      edps[0]?.edpNo ?? Number(itemNo),
      product.reviewCount ?? 0,
      product.rating ?? null,
      product.addedAt ?? '2026-01-01T00:00:00Z',
      Math.min(...prices),
      Math.max(...prices),
      was.length > 0 ? Math.min(...was) : null,
      was.length > 0 ? Math.max(...was) : null,
    ],
  )
  for (const [position, code] of styles.entries()) {
    await on.query(
      `insert into product_style (item_no, code, position, colour, name_en, name_fr, image_url)
       values ($1, $2, $3, '#aa0000', $4, $5, $6)`,
      [itemNo, code, position, `Style ${code}`, `Modèle ${code}`, `p/${itemNo}-${code}`],
    )
  }
  for (const [position, code] of sizes.entries()) {
    await on.query('insert into product_size (item_no, code, position, name_en, name_fr) values ($1, $2, $3, $4, $5)', [
      itemNo,
      code,
      position,
      `Size ${code}`,
      `Taille ${code}`,
    ])
  }
  for (const { edpNo, price, was: before, quantity, style, size } of edps) {
    await on.query(
      `insert into edp (edp_no, item_no, style_code, size_code, price_cents, was_price_cents, quantity)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [edpNo, itemNo, style ?? null, size ?? null, price, before ?? null, quantity],
    )
  }
}

/** A programme for a test's schedule, with its products evenly distributed. */
export type TestShow = { id: string; start: string; end: string; title?: string; titleFr?: string; items?: string[] }

/** Adds programmes to a test's database at one moment, and notifies the app: it never reads half of them. */
export async function addShows(pool: Pool, shows: readonly TestShow[]): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const { id, start, end, title = `Show ${id}`, titleFr = `Émission ${id}`, items = [] } of shows) {
      await client.query(
        `insert into show (id, title_en, title_fr, description_en, description_fr, host, department, image_url, starts_at, ends_at)
         values ($1, $2, $3, 'About it.', 'À son sujet.', 'Dana', 'home', $4, $5, $6)`,
        [id, title, titleFr, `s/${id}`, start, end],
      )
      const [from, to] = [Date.parse(start), Date.parse(end)]
      for (const [position, itemNo] of items.entries()) {
        await client.query('insert into show_product (show_id, position, item_no, air_at) values ($1, $2, $3, $4)', [
          id,
          position,
          itemNo,
          new Date(from + ((to - from) * position) / items.length),
        ])
      }
    }
    await client.query('notify air')
  })
}

/** A price window for a test. */
export type TestWindow = { itemNo: string; from: string; until: string; price: number }

/** Adds price windows to a test's database, and notifies the app. */
export async function addWindows(pool: Pool, ...windows: TestWindow[]): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const { itemNo, from, until, price } of windows) {
      await client.query(
        `insert into price_window (item_no, starts_at, ends_at, kept_until, price_cents) values ($1, $2, $3, $4, $5)`,
        [itemNo, from, until, keptUntil(new Date(until)), price],
      )
    }
    await client.query('notify price_window')
  })
}
