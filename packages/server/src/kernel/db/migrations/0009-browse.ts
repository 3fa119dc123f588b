import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Indexes for the number of products of each category and brand, for donations, and for the first product of each site map, so that
 * these do not read every product.
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
