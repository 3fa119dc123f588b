import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a product page and the importer need of a product. */
export const product: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table product
        -- Names of clips below the base address of videos.
        add column videos text[] not null default '{}',
        -- No longer carried: its page says so, and nothing offers it.
        add column withdrawn_at timestamptz,
        add column updated_at timestamptz not null default now();
    `.execute(db)
  },
}
