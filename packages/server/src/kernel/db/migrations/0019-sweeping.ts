import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes for deleting guests who never ordered: rows that refer to a guest are found without reading whole tables. */
export const sweeping: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index cart_customer on cart (customer_edp) where customer_edp is not null;
      create index payment_customer on payment (customer_edp);
      create index customer_guest on customer (created_at) where is_guest;
    `.execute(db)
  },
}
