import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Temporary prices, planned with the programmes. */
export const priceWindows: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create extension if not exists btree_gist;

      create table price_window (
        item_no text not null references product on delete cascade,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        -- Until when a line that was put into a bag while the window was open keeps its price.
        kept_until timestamptz not null,
        price_cents price_cents not null,
        -- The programme with which it was planned; one that has begun outlives it.
        show_id text references show on delete set null,
        primary key (item_no, starts_at),
        check (starts_at < ends_at and ends_at <= kept_until),
        -- At any instant a product has one window at most, and a line a right to one price at most.
        exclude using gist (item_no with =, tstzrange(starts_at, kept_until) with &&)
      );
      create index price_window_ends on price_window (ends_at);
      create index price_window_show on price_window (show_id);

      -- When something was last put into the line while a window of its product was open.
      alter table cart_line add column put_in_at timestamptz;
    `.execute(db)
  },
}
