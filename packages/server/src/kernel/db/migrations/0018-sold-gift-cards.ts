import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Gift cards that shoppers buy. */
export const soldGiftCards: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      -- What was ordered before is in the ledger as a sale, and stays one: a sale that is undone must be what it was.
      alter table order_line add column is_gift_card boolean not null default false;

      -- Which of an order's things a card is, and what its number and PIN are made of, with a key that is not here.
      create table sold_gift_card (
        gift_card_id bigint primary key references gift_card,
        order_no text not null references placed_order,
        ship_order_no text not null,
        position smallint not null,
        unit smallint not null check (unit >= 1),
        seed bytea not null check (length(seed) = 32),
        foreign key (ship_order_no, position) references order_line,
        -- Each thing that was paid for is one card, whatever happens.
        unique (ship_order_no, position, unit)
      );
      create index sold_gift_card_order on sold_gift_card (order_no);

      -- What waits to be sent, and to arrive.
      create index placed_order_under_way on placed_order (state, editable_until) where state in ('received', 'preparing', 'shipped');
    `.execute(db)
  },
}
