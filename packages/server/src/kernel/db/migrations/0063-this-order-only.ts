import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Addresses for one order only. */
export const thisOrderOnly: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      -- Such an address is a bag's alone, as a pick-up point is: none of the account's.
      alter table address add column this_order_only boolean not null default false;
    `.execute(db)
  },
}
