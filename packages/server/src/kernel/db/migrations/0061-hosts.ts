import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The biographies and portraits of hosts. A host of the plan needs no row. */
export const hosts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table host (
        -- The name in an address, as programmes' names become one.
        slug text primary key,
        name text not null,
        biography_en text not null default '',
        biography_fr text not null default '',
        image_url text not null default ''
      );
    `.execute(db)
  },
}
