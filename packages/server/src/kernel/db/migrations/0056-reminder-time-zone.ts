import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The time zone of the programme's start in a reminder's letters. */
export const reminderTimeZone: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table reminder_address add column time_zone text not null default 'America/Toronto'`.execute(db)
  },
}
