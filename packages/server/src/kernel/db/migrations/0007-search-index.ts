import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Drops the columns and indexes of the search: an index in memory answers it now. */
export const searchIndex: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      drop trigger product_search on product;
      drop function product_search();
      drop function if exists folded(text);
      drop index product_category_reviews, product_reviews, product_added;
      alter table product drop column search_en, drop column search_fr;
      create index product_category on product (category_id);
      drop extension if exists unaccent;
      drop extension if exists pg_trgm;
    `.execute(db)
  },
}
