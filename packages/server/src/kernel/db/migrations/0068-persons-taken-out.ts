import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Payments without their customer, and guests' uses of promo codes without their e-mails. */
export const personsTakenOut: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      -- In the order in which placing an order locks them.
      -- How often a guest used a code. A guest is who gives the same e-mail.
      create table promo_guest (
        code text not null references promo_code on delete cascade,
        -- Of the e-mail in lower case.
        email_hash sha256_hash not null,
        uses smallint not null check (uses >= 0),
        primary key (code, email_hash)
      );
      with former as (delete from promo_customer returning code, email, uses)
      insert into promo_guest (code, email_hash, uses)
      select code, sha256(convert_to(email, 'UTF8')), uses from former where uses > 0;
      -- promo_customer stays: processes of the former version, which run beside the first of this one, write to it. So does
      -- wallet_payment.payer_email. A sweep takes the e-mails out of both.

      -- A payment that became no order stays without its customer.
      alter table payment alter column customer_edp drop not null;
      create index payment_over on payment (held_until)
        where order_no is null and state in ('declined', 'voided') and customer_edp is not null;

      -- What deletes addresses and cards looks for the bags that name them, and a sweep for what is left of people.
      create index cart_shipping_address on cart (shipping_address_id) where shipping_address_id is not null;
      create index cart_credit_card on cart (credit_card_id) where credit_card_id is not null;
      create index cart_ordered_card on cart (ordered_at) where card is not null;
      create index wallet_payer on wallet_payment (changed_at) where payer_id is not null or payer_email is not null;
    `.execute(db)
  },
}
