import { statement } from '../kernel/db/pool.ts'

const isSoldOut = `not exists (
     select from edp where edp.item_no = product.item_no and edp.is_offered and edp.quantity > 0
   )`

/** All products of which no style and size is in stock. */
export const soldOutProducts = statement<{ itemNo: string }>(
  'catalogue.sold-out',
  `select item_no as "itemNo" from product where withdrawn_at is null and ${isSoldOut}`,
)

/** The same of these products, with those that are in stock. */
export const stockStates = statement<{ itemNo: string; isSoldOut: boolean }, { itemNos: readonly string[] }>(
  'catalogue.stock-states',
  `select item_no as "itemNo", ${isSoldOut} as "isSoldOut" from product where item_no = any(:itemNos)`,
)

/** The units of each product in orders since an instant, without what was cancelled or returned. */
export const soldSince = statement<{ itemNo: string; sold: number }, { from: Date }>(
  'catalogue.sold-since',
  `select item_no as "itemNo", sum(quantity - returned_quantity)::int as sold
   from placed_order join order_line using (order_no)
   where placed_at > :from and state <> 'cancelled' and not is_donation group by item_no`,
)
