import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A key is written with its order. The bag's one open payment and its lock keep two placings of a bag apart. */
export const keptReplies: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      delete from idempotency where reply is null;
      alter table idempotency drop column holder, drop column held_until, alter column reply set not null;
    `.execute(db)
  },
}
