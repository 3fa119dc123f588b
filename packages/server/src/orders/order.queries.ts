import type { Language } from '@onair/core/language'
import type { CardType } from '@onair/core/payment'
import type { Province } from '@onair/core/provinces'
import { statement } from '../kernel/db/pool.ts'
import type { OrderRow, OrderState } from './order.ts'

export const nextOrderNo = statement<{ orderNo: string }>(
  'orders.next-number',
  `select nextval('order_number')::text as "orderNo"`,
)

type OrderValues = {
  orderNo: string
  edp: number
  cartGuid: string | null
  language: Language
  placedAt: Date
  editableUntil: Date
  state: OrderState
  email: string
  billingAddress: string
  shippingAddress: string
  province: Province
  shipMethodId: string
  estimatedDelivery: string
  cardType: CardType | null
  cardLastDigits: string | null
  cardExpiryMonth: string | null
  cardExpiryYear: string | null
  merchandiseCents: number
  discountCents: number
  shippingCents: number
  taxes: string
  taxCents: number
  orderTotalCents: number
  giftCardCents: number
  creditCents: number
  grandTotalCents: number
  noOfInstallments: number
  subOrders: string
  lines: string
  instalments: string
  promoCode: string | null
  promotions: string
  accessPoint: string | null
  cardToken: string | null
  withoutParcel: boolean
}

/** The columns of an order, and the value that is written to each. */
const columnValues = {
  order_no: ':orderNo',
  customer_edp: ':edp',
  cart_guid: ':cartGuid',
  language: ':language',
  placed_at: ':placedAt',
  editable_until: ':editableUntil',
  state: ':state',
  email: ':email',
  billing_address: ':billingAddress',
  shipping_address: ':shippingAddress',
  province: ':province',
  ship_method_id: ':shipMethodId',
  estimated_delivery: ':estimatedDelivery',
  card_type: ':cardType',
  card_last_digits: ':cardLastDigits',
  card_expiry_month: ':cardExpiryMonth',
  card_expiry_year: ':cardExpiryYear',
  merchandise_cents: ':merchandiseCents',
  discount_cents: ':discountCents',
  shipping_cents: ':shippingCents',
  taxes: ':taxes',
  tax_cents: ':taxCents',
  order_total_cents: ':orderTotalCents',
  gift_card_cents: ':giftCardCents',
  credit_cents: ':creditCents',
  grand_total_cents: ':grandTotalCents',
  no_of_installments: ':noOfInstallments',
  promo_code: ':promoCode',
  promotions: ':promotions',
  access_point: ':accessPoint',
  card_token: ':cardToken',
  without_parcel: ':withoutParcel',
}
const columns = Object.keys(columnValues).join(', ')
const values = Object.values(columnValues).join(', ')

/** SQL that runs `placed` to write an order, writes its sub-orders, lines and instalments, and marks its bag as ordered. */
const writtenBy = (placed: string) => `with placed as (
     ${placed}
     returning order_no
   ), parts as (
     insert into sub_order (ship_order_no, order_no, seller_type, shipped_at, delivered_at)
     select part."shipOrderNo", placed.order_no, part."sellerType", part."shippedAt", part."deliveredAt"
     from placed, json_to_recordset(:subOrders::json) as part ("shipOrderNo" text, "sellerType" text,
       "shippedAt" timestamptz, "deliveredAt" timestamptz)
   ), lines as (
     insert into order_line (ship_order_no, position, order_no, item_no, edp_no, name_en, name_fr, style_en, style_fr,
       size_en, size_fr, image_url, is_donation, is_gift_card, quantity, price_cents, discount_cents, tax_cents)
     select line."shipOrderNo", line.position, placed.order_no, line."itemNo", line."edpNo", line."nameEn",
       line."nameFr", line."styleEn", line."styleFr", line."sizeEn", line."sizeFr", line."imageUrl",
       line."isDonation", line."isGiftCard", line.quantity, line."priceCents", line."discountCents", line."taxCents"
     from placed, json_to_recordset(:lines::json) as line ("shipOrderNo" text, position int, "itemNo" text, "edpNo" int,
       "nameEn" text, "nameFr" text, "styleEn" text, "styleFr" text, "sizeEn" text, "sizeFr" text, "imageUrl" text,
       "isDonation" boolean, "isGiftCard" boolean, quantity int, "priceCents" int,
       "discountCents" int, "taxCents" int)
   ), instalments as (
     insert into instalment (order_no, number, due_on, amount_cents)
     select placed.order_no, due.number, due."dueDate", due."amountCents"
     from placed, json_to_recordset(:instalments::json) as due (number int, "dueDate" date, "amountCents" int)
   )
   update cart set ordered_at = :placedAt, modify_order_no = null where guid = :cartGuid`

/** Writes a new order. */
export const insertOrder = statement<never, OrderValues>(
  'orders.insert',
  writtenBy(`insert into placed_order (${columns}) values (${values})`),
)

/** Overwrites an order with its edited version. Call `removeParts` before. */
export const rewriteOrder = statement<never, OrderValues>(
  'orders.rewrite',
  writtenBy(`update placed_order set (${columns}) = (${values}), later_card = null where order_no = :orderNo`),
)

/** Removes an order's sub-orders, lines and instalments, before it is rewritten in the same transaction. */
export const removeParts = statement<never, { orderNo: string }>(
  'orders.remove-parts',
  `with parts as (delete from sub_order where order_no = :orderNo) delete from instalment where order_no = :orderNo`,
)

const selectOrder = `
  select o.order_no as "orderNo", o.customer_edp as edp, o.customer_edp as "customerNo", o.language,
    o.placed_at as "placedAt", o.editable_until as "editableUntil", o.state, o.email,
    o.billing_address as "billingAddress", o.shipping_address as "shippingAddress",
    o.ship_method_id as "shipMethodId", o.estimated_delivery as "estimatedDelivery", o.card_type as "cardType",
    o.card_last_digits as "cardLastDigits", o.card_expiry_month as "cardExpiryMonth",
    o.card_expiry_year as "cardExpiryYear", o.promo_code as "promoCode", o.promotions, o.access_point as "accessPoint", o.merchandise_cents as "merchandiseCents",
    o.discount_cents as "discountCents", o.shipping_cents as "shippingCents", o.taxes, o.tax_cents as "taxCents",
    o.order_total_cents as "orderTotalCents", o.gift_card_cents as "giftCardCents", o.credit_cents as "creditCents",
    o.grand_total_cents as "grandTotalCents", o.no_of_installments as "noOfInstallments",
    customer.is_guest as "isGuest", customer.is_employee as "isEmployee", customer.is_on_hold as "isOnHold",
    (select json_agg(json_build_object('shipOrderNo', part.ship_order_no, 'sellerType', part.seller_type,
        'shippedAt', part.shipped_at, 'deliveredAt', part.delivered_at, 'lines', (
          select json_agg(json_build_object('position', line.position, 'itemNo', line.item_no, 'edpNo', line.edp_no, 'nameEn', line.name_en,
            'nameFr', line.name_fr, 'styleEn', line.style_en, 'styleFr', line.style_fr, 'sizeEn', line.size_en,
            'sizeFr', line.size_fr, 'imageUrl', line.image_url, 'isDonation', line.is_donation,
            'isGiftCard', line.is_gift_card,
            'quantity', line.quantity, 'returnedQuantity', line.returned_quantity,
            'returningQuantity', line.returning_quantity, 'priceCents', line.price_cents,
            'discountCents', line.discount_cents, 'taxCents', line.tax_cents,
            'isInCatalogue', product.item_no is not null, 'weightGrams', product.weight_grams) order by line.position)
          from order_line line left join product on product.item_no = line.item_no
          where line.order_no = o.order_no and line.ship_order_no = part.ship_order_no
        )) order by part.ship_order_no)
      from sub_order part where part.order_no = o.order_no) as "subOrders",
    o.later_card as "laterCard",
    coalesce((select json_agg(json_build_object('returnNo', return_no, 'shipOrderNo', ship_order_no,
        'requestedAt', requested_at, 'refundedAt', refunded_at,
        'totalCents', goods_cents + shipping_cents + tax_cents) order by requested_at desc, return_no desc)
      from return_request where return_request.order_no = o.order_no), '[]') as returns,
    coalesce((select json_agg(json_build_object('invoiceNo', invoice_no, 'kind', original -> 'kind',
        'shipOrderNo', ship_order_no, 'invoiceDate', original -> 'invoiceDate', 'totalCents', total_cents)
        order by kind desc, serial)
      from invoice where invoice.order_no = o.order_no), '[]') as invoices,
    (select json_agg(json_build_object('number', number, 'dueDate', due_on,
        'amountCents', amount_cents - forgiven_cents, 'forgivenCents', forgiven_cents, 'tries', tries,
        -- The first payment is captured when the order ships.
        'isPaid', case when number = 1 then o.state in ('shipped', 'delivered') else paid_at is not null end,
        'nextTryOn', nullif(next_try_on, 'infinity')) order by number)
      from instalment where instalment.order_no = o.order_no) as instalments
  from placed_order o join customer on customer.edp = o.customer_edp`

/** One of a customer's orders. */
export const orderOf = statement<OrderRow, { edp: number; orderNo: string }>(
  'orders.read',
  `${selectOrder} where o.customer_edp = :edp and o.order_no = :orderNo`,
)

/** The order that was placed with a customer's bag. */
export const orderOfBag = statement<OrderRow, { edp: number; guid: string }>(
  'orders.of-bag',
  `${selectOrder} where o.customer_edp = :edp and o.cart_guid = :guid`,
)

/** An order of any customer, for operators and mails. Never use it for a shopper's request. */
export const anyOrder = statement<OrderRow, { orderNo: string }>(
  'orders.read-any',
  `${selectOrder} where o.order_no = :orderNo`,
)

/** Forgives all unpaid instalments of an order. */
export const forgiveAllInstalments = statement<never, { orderNo: string }>(
  'orders.forgive-all',
  'update instalment set forgiven_cents = amount_cents where order_no = :orderNo',
)

/** Locks the order until the transaction ends. */
export const lockOrder = statement<{ orderNo: string }, { orderNo: string }>(
  'orders.lock',
  'select order_no as "orderNo" from placed_order where order_no = :orderNo for update',
)

type OrderSummaryRow = {
  orderNo: string
  placedAt: string
  orderTotalCents: number
  state: OrderState
  editableUntil: string
  allReturned: boolean
  partShipped: boolean
  itemCount: number
  items: { nameEn: string; nameFr: string; imageUrl: string }[]
}

/**
 * A page of a customer's orders, newest first, and their total number. `own` is not materialised: that would copy all orders of
 * a customer for a page of six, while the index serves both.
 */
export const ordersOf = statement<
  { total: number; orders: OrderSummaryRow[]; isEmployee: boolean; isOnHold: boolean },
  { edp: number; from: Date | null; before: Date | null; limit: number; offset: number }
>(
  'orders.list',
  `with own as not materialized (
     select * from placed_order where customer_edp = :edp
       and (:from::timestamptz is null or placed_at >= :from) and (:before::timestamptz is null or placed_at < :before)
   )
   select customer.is_employee as "isEmployee", customer.is_on_hold as "isOnHold",
     (select count(*)::int from own) as total, coalesce((
     select json_agg(json_build_object('orderNo', order_no, 'placedAt', placed_at, 'orderTotalCents', order_total_cents,
       'state', state, 'editableUntil', editable_until, 'allReturned', (
         select coalesce(bool_and(returned_quantity >= quantity), false) from order_line
         where order_line.order_no = page.order_no and not is_donation and not is_gift_card),
       'partShipped', exists (
         select 1 from sub_order where sub_order.order_no = page.order_no and shipped_at is not null),
       'itemCount', (select count(*)::int from order_line where order_line.order_no = page.order_no),
       'items', (
         select coalesce(json_agg(json_build_object('nameEn', name_en, 'nameFr', name_fr, 'imageUrl', image_url)), '[]')
         from (select * from order_line where order_line.order_no = page.order_no order by ship_order_no, position limit 3) first))
       order by placed_at desc, order_no desc)
     from (select * from own order by placed_at desc, order_no desc limit :limit offset :offset) page
   ), '[]') as orders
   from customer where customer.edp = :edp`,
)
