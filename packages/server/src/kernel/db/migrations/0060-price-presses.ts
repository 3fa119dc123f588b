import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Operators' actions on price windows, in their log. A window may be planned without a programme. */
export const pricePresses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table air_press
        drop constraint air_press_action_check,
        add constraint air_press_action_check check (action in ('now', 'next', 'end', 'swap', 'price')),
        alter column show_id drop not null,
        alter column show_en drop not null,
        alter column show_fr drop not null,
        add constraint air_press_show_check check (show_id is not null or action = 'price'),
        add column price_before price_cents,
        -- Null: the window was ended.
        add column price_after price_cents;
    `.execute(db)
  },
}
