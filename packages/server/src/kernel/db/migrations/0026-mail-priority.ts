import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The priority of mails: orders and accounts before shares and waiting lists. */
export const mailPriority: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table outbox add column priority smallint not null default 0;
      create index outbox_next on outbox (priority, next_at) where sent_at is null;
    `.execute(db)
  },
}
