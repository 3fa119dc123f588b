import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Subscriptions to the newsletter, by e-mail address. They replace the customer's column `is_newsletter_subscribed`, which is no
 * longer read. */
export const newsletter: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table newsletter_subscription (
        -- Of the address in lower case. It outlives the address, so that the link of an old letter still works.
        address_hash sha256_hash primary key,
        -- Gone once the reader has left.
        email text,
        language text not null check (language in ('en', 'fr')),
        -- In every letter, and forever. It opens nothing but the way out, so it is stored as it is.
        unsubscribe_token text not null unique default replace(gen_random_uuid()::text, '-', ''),
        -- When a letter was last asked for.
        asked_at timestamptz,
        -- Of the token in the latest letter that asks for confirmation.
        confirm_hash sha256_hash unique,
        subscribed_at timestamptz,
        left_at timestamptz,
        check (subscribed_at is null or email is not null)
      );
      create index newsletter_unconfirmed on newsletter_subscription (asked_at)
        where subscribed_at is null and email is not null;

      insert into newsletter_subscription (address_hash, email, language, subscribed_at)
        select sha256(convert_to(lower(email), 'UTF8')), email, language, created_at from customer
        where is_newsletter_subscribed order by is_guest, created_at
        on conflict do nothing;
      -- The column stays: processes of the former version, which run beside the first of this one, read it.
    `.execute(db)
  },
}
