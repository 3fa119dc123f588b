import type { Queryable } from '../kernel/db/pool.ts'

/** A test's product with one style and size. */
export type ShelfItem = {
  itemNo: string
  edpNo: number
  priceCents?: number
  wasPriceCents?: number | null
  quantity?: number
  noOfPayments?: number
  sellerType?: 'Marketplace' | 'OAPartner' | null
  isDonation?: boolean
  nameEn?: string
  nameFr?: string
}

/** Adds products to a test's database, in one brand and category. */
export async function stockShelf(on: Queryable, ...items: ShelfItem[]): Promise<void> {
  await on.query(`insert into brand (id, name) values ('b1', 'Nordet') on conflict do nothing`)
  await on.query(
    `insert into category (id, level, position, name_en, name_fr) values ('c1', 1, 1, 'Kitchen', 'Cuisine') on conflict do nothing`,
  )
  for (const item of items) {
    const { itemNo, edpNo, priceCents = 5000, wasPriceCents = null, quantity = 10, noOfPayments = 1 } = item
    const { sellerType = null, isDonation = false, nameEn = `Kettle ${itemNo}`, nameFr = `Bouilloire ${itemNo}` } = item
    await on.query(
      `insert into product (item_no, brand_id, category_id, name_en, name_fr, description_en, description_fr, seller_type,
         is_donation, no_of_payments, image_url, images, default_edp, weight_grams, added_at, min_price_cents, max_price_cents)
       values ($1, 'b1', 'c1', $2, $3, '', '', $4, $5, $6, 'kettle.svg', '{kettle.svg}', $7, 900, '2026-01-01', $8, $8)`,
      [itemNo, nameEn, nameFr, sellerType, isDonation, noOfPayments, edpNo, priceCents],
    )
    await on.query(
      `insert into product_style (item_no, code, position, colour, name_en, name_fr, image_url)
       values ($1, 'RED', 1, 'red', 'Red', 'Rouge', 'kettle-red.svg')`,
      [itemNo],
    )
    await on.query(
      `insert into edp (edp_no, item_no, style_code, price_cents, was_price_cents, quantity) values ($1, $2, 'RED', $3, $4, $5)`,
      [edpNo, itemNo, priceCents, wasPriceCents, quantity],
    )
  }
}
