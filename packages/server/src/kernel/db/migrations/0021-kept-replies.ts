import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An idempotency key is written with its order. The bag's lock and its single open payment prevent two concurrent placings. */
export const keptReplies: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      delete from idempotency where reply is null;
      alter table idempotency drop column holder, drop column held_until, alter column reply set not null;
    `.execute(db)
  },
}
