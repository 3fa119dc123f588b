import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Editing an order: its bag, the account's own bag meanwhile, and the changes to payments and ledger. */
export const orderEdits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table cart
        -- The bag is an edit of this order.
        add column modify_order_no text references placed_order on delete cascade,
        -- The bag waits for this customer, whose open bag is an edit.
        add column put_aside_for bigint references customer on delete cascade;
      create unique index cart_edit on cart (modify_order_no) where modify_order_no is not null;
      create unique index cart_put_aside on cart (put_aside_for) where put_aside_for is not null;
      -- Not validated: every row meets the stricter rule that it replaces.
      alter table cart drop constraint cart_check1;
      alter table cart add constraint cart_personal check (
        customer_edp is not null or put_aside_for is not null
        or (shipping_address_id is null and credit_card_id is null and card is null)
      ) not valid;

      -- What the provider has authorised, of a payment that an edit reduced: shipping captures the amount and releases the rest.
      alter table payment add column authorised_cents price_cents;

      alter domain ledger_event drop constraint ledger_event_check;
      alter domain ledger_event add constraint ledger_event_check
        check (value in ('placed', 'edited', 'captured', 'cancelled', 'refunded')) not valid;
    `.execute(db)
  },
}
