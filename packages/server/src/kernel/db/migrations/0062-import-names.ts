import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Staged programmes may share a line, an id or a time slot, or lack an end until all rows are read. Rejected rows have a name, for
 * files in which their number alone does not find them.
 */
export const importNames: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table import_show
        drop constraint import_show_pkey,
        add primary key (line),
        alter column ends_at drop not null,
        add column name text not null default '',
        -- The id was made of the start.
        add column is_made boolean not null default false,
        -- The place among the programmes that share a time slot.
        add column clump smallint,
        -- Without an end: how long it lasts if nothing follows.
        add column lasts_seconds int;
      create index import_show_id on import_show (id);
      alter table import_rejected add column name text not null default '';
    `.execute(db)
  },
}
