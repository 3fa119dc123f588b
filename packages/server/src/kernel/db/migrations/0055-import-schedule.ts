import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The programmes of an import under way. */
export const importSchedule: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create unlogged table import_show (
        id text primary key,
        line bigint not null,
        title_en text not null,
        title_fr text not null,
        description_en text not null,
        description_fr text not null,
        host text not null,
        department text not null,
        image_url text not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        -- As rows of show_product, in their order.
        products jsonb not null
      );
      create index import_show_starts on import_show (starts_at);
    `.execute(db)
  },
}
