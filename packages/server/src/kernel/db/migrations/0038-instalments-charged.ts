import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The card of an Easy Pay order's later payments, and their progress. */
export const instalmentsCharged: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table instalment
        -- The payment that takes it or has taken it. Without one, it can be taken.
        add column payment_reference text,
        add column paid_at timestamptz,
        -- What was taken: the amount less what had been forgiven until then.
        add column taken_cents cents not null default 0,
        -- The declined tries of the job, the day of the first of them, and the day of the next; infinity after the last.
        add column tries smallint not null default 0,
        add column first_tried_on date,
        add column next_try_on date;
      -- The ones that the job has to take, by their day.
      create index instalment_to_take on instalment ((coalesce(next_try_on, due_on)))
        where number > 1 and paid_at is null and forgiven_cents < amount_cents;

      alter table payment
        -- The numbers of the later instalments that it pays; null for the payment made with the order.
        add column for_instalments smallint[],
        -- The key of the shopper's request, until it is declined, and what was asked for with it.
        add column request_key text,
        add column request_hash sha256_hash;
      create unique index payment_request on payment (order_no, request_key) where request_key is not null;
      create index payment_taking on payment (held_until) where order_no is not null and state = 'started';

      -- The card of the rest, if it is not the card of the order: {cardType, lastDigits, expiryMonth, expiryYear}.
      alter table placed_order add column later_card jsonb;

      -- Links by which guests settle a payment that failed.
      create table payment_link (
        hash sha256_hash primary key,
        order_no text not null references placed_order on delete cascade,
        number instalment_number not null,
        -- The letter that has it: a letter that is composed again gets another link.
        letter_id bigint not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index payment_link_order on payment_link (order_no, number);
      create index payment_link_expires_at on payment_link (expires_at);
    `.execute(db)
  },
}
