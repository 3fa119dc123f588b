import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When a member was last notified that somebody tried to open an account with their e-mail. */
export const registrationNotices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table customer add column told_of_registration_at timestamptz`.execute(db)
  },
}
