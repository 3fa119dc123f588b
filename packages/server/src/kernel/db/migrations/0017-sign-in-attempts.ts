import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Recent attempts to sign in by e-mail, with or without an account. */
export const signInAttempts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table sign_in_attempts (
        -- SHA-256 of the e-mail: what strangers type is not kept.
        account bytea not null check (length(account) = 32),
        -- Of a network address from which the account was signed in to before; all others share the row without one.
        place bytea not null check (length(place) in (0, 32)),
        -- Since the first of them.
        failures smallint not null,
        since timestamptz not null,
        -- Until then the place has a count of its own.
        known_until timestamptz check ((known_until is null) = (length(place) = 0)),
        primary key (account, place)
      );
    `.execute(db)
  },
}
