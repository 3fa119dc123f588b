import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The card's token for an order's later payments. */
export const laterPayments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      -- The card's token at the capture provider, of an order in Easy Pay only. A payment has it too, but where gift cards
      -- cover the first part there is none.
      alter table placed_order add column card_token text check (card_token is null or no_of_installments > 1);
      update placed_order set card_token = coalesce(
        (select token from payment where payment.order_no = placed_order.order_no and provider = 'capture' limit 1),
        (select coalesce(cart.card ->> 'token', credit_card.token)
         from cart left join credit_card on credit_card.id = cart.credit_card_id where cart.guid = placed_order.cart_guid)
      ) where no_of_installments > 1 and card_last_digits is not null;
    `.execute(db)
  },
}
