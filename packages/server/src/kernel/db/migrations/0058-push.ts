import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Browsers' push subscriptions, and the reminders of programmes that they receive. */
export const push: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table push_subscription (
        id bigint generated always as identity primary key,
        endpoint text not null unique,
        -- The browser's public key, and the secret of its messages.
        p256dh text not null,
        auth text not null,
        -- The member who was signed in when the browser last sent it.
        customer_edp bigint references customer on delete cascade,
        -- When the browser last sent it.
        seen_at timestamptz not null
      );
      create index push_subscription_of_customer on push_subscription (customer_edp);
      create index push_subscription_seen on push_subscription (seen_at);

      create table push_reminder (
        show_id text not null references show on delete cascade,
        subscription_id bigint not null references push_subscription on delete cascade,
        language text not null check (language in ('en', 'fr')),
        time_zone text not null,
        attempts int not null default 0,
        -- Not to be sent before: another worker has it, or the push service asked for a pause.
        next_at timestamptz not null,
        sent_at timestamptz,
        primary key (show_id, subscription_id)
      );
      create index push_reminder_of_subscription on push_reminder (subscription_id);
      create index push_reminder_waiting on push_reminder (show_id) where sent_at is null;
    `.execute(db)
  },
}
