import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A bag that is handed over gets another guid, with its lines. */
export const handedOver: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table cart_line drop constraint cart_line_guid_fkey,
        add constraint cart_line_guid_fkey foreign key (guid) references cart on delete cascade on update cascade;
      alter table cart_promo drop constraint cart_promo_guid_fkey,
        add constraint cart_promo_guid_fkey foreign key (guid) references cart on delete cascade on update cascade;
      alter table cart_gift_card drop constraint cart_gift_card_guid_fkey,
        add constraint cart_gift_card_guid_fkey foreign key (guid) references cart on delete cascade on update cascade;
      -- All codes of a bag are taken back together.
      create index cart_handover_guid on cart_handover (guid);
    `.execute(db)
  },
}
