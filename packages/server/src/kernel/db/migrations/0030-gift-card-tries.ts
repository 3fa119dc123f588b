import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Recent tries of wrong gift card numbers or PINs. */
export const giftCardTries: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table gift_card_tries (
        -- SHA-256 of a network address or of a customer.
        who sha256_hash primary key,
        failures integer not null,
        -- The first of them.
        since timestamptz not null
      );
    `.execute(db)
  },
}
