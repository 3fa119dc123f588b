import { expired } from '../kernel/db/expired.ts'
import { statement } from '../kernel/db/pool.ts'

export const forgetReplies = expired('idempotency')

/** A member's orders, in the wire's names. */
export const ownOrders = statement<{ OrderNo: string } & Record<string, unknown>, { edp: number }>(
  'own-data.orders',
  `select order_no as "OrderNo", to_json(placed_at) as "OrderDateTime", state as "Status",
     email as "Email", billing_address as "BillingAddress", shipping_address as "ShippingAddress",
     card_type as "CardType", card_last_digits as "CardLastDigits", promo_code as "PromoCode",
     merchandise_cents / 100.0::float8 as "MerchandiseSubTotal", discount_cents / 100.0::float8 as "Discount",
     shipping_cents / 100.0::float8 as "ShippingHandling", tax_cents / 100.0::float8 as "TaxTotal",
     order_total_cents / 100.0::float8 as "OrderTotal", grand_total_cents / 100.0::float8 as "GrandTotal", (
       select json_agg(json_build_object('ItemNo', item_no, 'EdpNo', edp_no,
         'Description', case (select language from customer where edp = :edp) when 'fr' then name_fr else name_en end,
         'Quantity', quantity, 'ReturnedQuantity', returned_quantity) order by sub_order.ship_order_no, position)
       from sub_order join order_line using (ship_order_no) where sub_order.order_no = placed_order.order_no
     ) as "Lines", (
       select json_agg(json_build_object('Number', number, 'DueDate', due_on, 'Amount', amount_cents / 100.0,
         'PaidAt', paid_at) order by number) from instalment where instalment.order_no = placed_order.order_no
     ) as "EasyPays"
   from placed_order where customer_edp = :edp order by placed_at`,
)
