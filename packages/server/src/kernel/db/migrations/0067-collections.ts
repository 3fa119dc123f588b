import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Collections of gifts, for the search. */
export const collections: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table collection (
        id text primary key,
        name_en text not null,
        name_fr text not null,
        -- Words and phrases that lead to it.
        words_en text[] not null,
        words_fr text[] not null,
        -- Ids of categories. A category below one of them belongs to the collection as well.
        categories text[] not null,
        -- The highest price of its gifts.
        max_price_cents price_cents
      );
      create unlogged table import_collection (
        id text primary key,
        line bigint not null,
        name_en text not null,
        name_fr text not null,
        words_en text[] not null,
        words_fr text[] not null,
        -- Empty: the collection is deleted.
        categories text[] not null,
        max_price_cents integer
      );
    `.execute(db)
  },
}
