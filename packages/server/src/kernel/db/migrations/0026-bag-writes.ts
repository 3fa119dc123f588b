import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The stored replies to writes on a bag with an idempotency key. The scope is the bag; empty for its creation. */
export const bagWrites: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table bag_write (
        scope text not null,
        key text not null,
        request_hash bytea not null check (length(request_hash) = 32),
        reply text not null default '',
        expires_at timestamptz not null,
        primary key (scope, key)
      );
      create index bag_write_expires on bag_write (expires_at);
    `.execute(db)
  },
}
