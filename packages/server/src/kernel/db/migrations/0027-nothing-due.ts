import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Forgives the Easy Pay payments of orders that were cancelled or fully returned before this was done at once. */
export const nothingDue: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update instalment set forgiven_cents = amount_cents
      from placed_order
      where placed_order.order_no = instalment.order_no and no_of_installments > 1 and forgiven_cents < amount_cents
        and (state = 'cancelled' or (
          exists (select from refund where refund.order_no = placed_order.order_no and refund.state = 'done')
          and not exists (
            select from order_line
            where order_line.order_no = placed_order.order_no and returned_quantity < quantity
              and not is_donation and not is_gift_card)))
    `.execute(db)
  },
}
