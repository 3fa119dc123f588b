import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The operators of the channel, their actions, and the viewers of each process. */
export const controlRoom: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table customer add is_operator boolean not null default false;

      create table air_press (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        -- Null: the operator's command.
        operator_edp bigint references customer on delete set null,
        action text not null check (action in ('now', 'next', 'end', 'swap')),
        -- The programme as it was called: the plan is imported anew, and the log outlives it.
        show_id text not null,
        show_en text not null,
        show_fr text not null,
        item_nos text[] not null default '{}',
        end_before timestamptz,
        end_after timestamptz
      );
      create index air_press_operator on air_press (operator_edp) where operator_edp is not null;

      -- Rewritten by each process every few seconds; a crash may lose it.
      create unlogged table air_viewers (
        process uuid primary key,
        viewers integer not null,
        counted_at timestamptz not null
      );

      -- Orders per minute since a product came on.
      create index placed_order_placed on placed_order (placed_at);
    `.execute(db)
  },
}
