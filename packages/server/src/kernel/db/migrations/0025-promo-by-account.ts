import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Counts a member's uses of a code by the account, because anybody can type an e-mail. Uses under a member's e-mail move to the
 * account; the rest of `promo_customer` belongs to guests.
 */
export const promoByAccount: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table promo_member (
        code text not null references promo_code on delete cascade,
        customer_edp bigint not null references customer on delete cascade,
        uses smallint not null check (uses >= 0),
        primary key (code, customer_edp)
      );
      create index promo_member_customer on promo_member (customer_edp);
      with moved as (
        delete from promo_customer used using customer
        where lower(customer.email) = used.email and not customer.is_guest
        returning used.code, customer.edp, used.uses
      )
      insert into promo_member (code, customer_edp, uses) select code, edp, uses from moved;
    `.execute(db)
  },
}
