import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The recent number of declined payments, by bag, customer, network address and card. */
export const declinedCards: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table payment_declines (
        -- SHA-256 of the kind and its value: neither addresses nor parts of card numbers are stored.
        key sha256_hash primary key,
        declines integer not null,
        last_at timestamptz not null
      );
      create index payment_declines_last_at on payment_declines (last_at);
    `.execute(db)
  },
}
