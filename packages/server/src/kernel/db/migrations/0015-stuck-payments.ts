import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Payments without an order that a provider refuses to void: the operator has to look at them. */
export const stuckPayments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table payment drop constraint payment_state_check;
      alter table payment add constraint payment_state_check check
        (state in ('started', 'authorised', 'declined', 'voiding', 'voided', 'stuck', 'captured', 'refunded'));
      -- No longer in the way of another payment of the bag; held_until is when it is looked after again.
      create index payment_stuck on payment (held_until) where state = 'stuck';

      alter table wallet_payment drop constraint wallet_payment_state_check;
      alter table wallet_payment drop constraint wallet_payment_transaction;
      alter table wallet_payment
        add constraint wallet_payment_state_check
          check (state in ('created', 'executing', 'executed', 'failed', 'placed', 'voiding', 'voided', 'stuck')),
        add constraint wallet_payment_transaction
          check ((state in ('executed', 'placed', 'voiding', 'voided', 'stuck')) = (transaction_id is not null));
      -- Of a stuck one, changed_at is when it is looked after again.
      create index wallet_payment_stuck on wallet_payment (changed_at) where state = 'stuck';
    `.execute(db)
  },
}
