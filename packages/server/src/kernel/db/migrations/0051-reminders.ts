import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Reminders of programmes by mail. */
export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table reminder_address (
        id bigint generated always as identity primary key,
        email text not null,
        language text not null check (language in ('en', 'fr')),
        -- In every letter. It opens nothing but the way out, so it is stored as it is.
        stop_token text not null unique default replace(gen_random_uuid()::text, '-', ''),
        -- When the letter that asks for confirmation was last asked for.
        asked_at timestamptz,
        -- Of the token in the latest of those letters.
        confirm_hash sha256_hash unique,
        confirmed_at timestamptz
      );
      create unique index reminder_address_email on reminder_address (lower(email));
      create index reminder_address_unconfirmed on reminder_address (asked_at) where confirmed_at is null;

      create table reminder (
        show_id text not null references show on delete cascade,
        address_id bigint not null references reminder_address on delete cascade,
        -- When its letter was queued.
        sent_at timestamptz,
        primary key (show_id, address_id)
      );
      create index reminder_of_address on reminder (address_id);
      create index reminder_waiting on reminder (show_id) where sent_at is null;
    `.execute(db)
  },
}
