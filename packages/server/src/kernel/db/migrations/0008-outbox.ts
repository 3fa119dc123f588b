import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mail of other kinds than the one that confirms an order. */
export const outbox: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table outbox
        -- Which kinds there are is the server's to know.
        drop constraint outbox_kind_check,
        -- What a mail without an order is made of. It goes when the mail has gone: it names people.
        add column content jsonb;
    `.execute(db)
  },
}
