import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * How many products each category and brand has, what one can give to, and
 * where each map of products begins, without reading every product.
 */
export const browse: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index product_offered on product (category_id, brand_id) where withdrawn_at is null;
      create index product_listed on product (item_no) where withdrawn_at is null;
      create index product_donation on product (item_no) where is_donation;
    `.execute(db)
  },
}
