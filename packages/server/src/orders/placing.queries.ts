import { statement } from '../db/pool.ts'

/**
 * Takes everything off the stock, or only what there is: fewer rows than different styles means that something is short, and the
 * transaction must not stand. The rows are locked in one order, so that two placings cannot wait for each other. What is
 * left is announced when the transaction commits.
 */
export const takeStock = statement<{ edpNo: number }, [edpNos: number[], quantities: number[]]>(
  'orders.take-stock',
  `with wanted as (
     select edp_no, sum(quantity)::int as quantity from unnest($1::int[], $2::int[]) as line (edp_no, quantity) group by edp_no
   ), locked as (
     select edp_no from edp where edp_no = any($1::int[]) order by edp_no for no key update
   ), taken as (
     update edp set quantity = edp.quantity - wanted.quantity
     from wanted join locked on locked.edp_no = wanted.edp_no
     where edp.edp_no = wanted.edp_no and edp.quantity >= wanted.quantity
     returning edp.edp_no, edp.item_no, edp.quantity
   )
   select edp_no as "edpNo", pg_notify('stock',
     json_build_object('itemNo', item_no, 'edpNo', edp_no, 'quantity', quantity)::text)::text
   from taken`,
)

/** Puts back what a cancelled order took. */
export const returnStock = statement<never, [orderNo: string]>(
  'orders.return-stock',
  `with back as (
     select edp_no, sum(quantity - returned_quantity)::int as quantity from order_line where order_no = $1 group by edp_no
   ), locked as (
     select edp_no from edp where edp_no in (select edp_no from back) order by edp_no for no key update
   ), returned as (
     update edp set quantity = edp.quantity + back.quantity from back join locked on locked.edp_no = back.edp_no
     where edp.edp_no = back.edp_no returning edp.edp_no, edp.item_no, edp.quantity
   )
   select pg_notify('stock', json_build_object('itemNo', item_no, 'edpNo', edp_no, 'quantity', quantity)::text)::text
   from returned`,
)

/** What remains to be written when an order stands: its payment, its mail, and the card if it is to be kept. */
export const finishPlacing = statement<
  { paid: number },
  [orderNo: string, reference: string, edp: number, keptCard: string | null, now: Date]
>(
  'orders.finish',
  `with paid as (
     update payment set order_no = $1 where reference = $2 and customer_edp = $3 and state = 'authorised' and order_no is null
     returning 1
   ), mail as (
     insert into outbox (kind, order_no, created_at, next_at) values ('order-confirmation', $1, $5, $5)
   ), card as (
     insert into credit_card (customer_edp, token, card_type, last_digits, expiry_month, expiry_year, holder_name, is_default)
     select $3, card.token, card."cardType", card."lastDigits", card."expiryMonth", card."expiryYear", card."holderName",
       not exists(select 1 from credit_card where customer_edp = $3)
     from json_to_record($4::json) as card (token text, "cardType" text, "lastDigits" text, "expiryMonth" text,
       "expiryYear" text, "holderName" text)
     where $4::json is not null
     on conflict (customer_edp, token) do nothing
   )
   select count(*)::int as paid from paid`,
)
