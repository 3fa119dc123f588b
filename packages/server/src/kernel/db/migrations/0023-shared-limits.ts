import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The recent number of each client's requests of each call, counted by all processes together. */
export const sharedLimits: Migration = {
  async up(db: Kysely<unknown>) {
    // Unlogged: the counts live for an hour at most, and a crash of the database may forget them.
    await sql`
      create unlogged table request_count (
        -- A network address and a call.
        client text primary key,
        requests integer not null,
        -- When the window, which begins with its first request, ends.
        ends_at timestamptz not null
      );
      create index request_count_ends_at on request_count (ends_at);
    `.execute(db)
  },
}
