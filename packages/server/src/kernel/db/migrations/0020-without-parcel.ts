import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An index of the orders without a parcel. */
export const withoutParcel: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table placed_order add column without_parcel boolean not null default false;
      update placed_order set without_parcel = true where not exists(
        select 1 from order_line where order_line.order_no = placed_order.order_no and not is_donation and not is_gift_card);
      drop index placed_order_under_way;
      create index placed_order_without_parcel on placed_order (editable_until)
        where without_parcel and state in ('received', 'preparing', 'shipped');
    `.execute(db)
  },
}
