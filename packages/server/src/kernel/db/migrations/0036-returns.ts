import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Requested returns: the items on their way back, and the refund as shown. */
export const returns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create sequence return_number start 10000001;

      create table return_request (
        return_no text primary key,
        order_no text not null references placed_order on delete cascade,
        ship_order_no text not null references sub_order on delete cascade,
        -- What is to come back: [{shipOrderNo, position, quantity, reason}].
        items jsonb not null,
        comment text,
        -- The refund as it was shown, which is what is given back.
        goods_cents integer not null check (goods_cents >= 0),
        shipping_cents integer not null check (shipping_cents >= 0),
        tax_cents integer not null check (tax_cents >= 0),
        tracking_no text not null unique,
        requested_at timestamptz not null,
        refunded_at timestamptz
      );
      create index return_request_order on return_request (order_no, requested_at);

      -- The units of a line on their way back. Not validated: no older row has any, and no row need be read for that.
      alter table order_line
        add column returning_quantity smallint not null default 0,
        add constraint order_line_returning
          check (returning_quantity >= 0 and returned_quantity + returning_quantity <= quantity) not valid;

      alter table refund add column return_no text references return_request on delete cascade;
    `.execute(db)
  },
}
