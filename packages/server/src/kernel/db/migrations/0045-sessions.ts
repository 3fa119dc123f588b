import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A customer's list of sessions, and e-mails that are not confirmed yet. */
export const sessions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table token add column device text not null default '', add column last_seen_at timestamptz;

      create table email_change (
        -- Of the link's token.
        hash sha256_hash primary key,
        customer_edp bigint not null references customer on delete cascade,
        email text not null,
        -- Of the session that asked, which stays when the e-mail changes.
        session_hash bytea not null,
        expires_at timestamptz not null
      );
      create index email_change_customer on email_change (customer_edp);
      create index email_change_expires on email_change (expires_at);
    `.execute(db)
  },
}
