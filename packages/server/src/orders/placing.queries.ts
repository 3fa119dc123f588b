import type { CardType } from '@onair/core/payment'
import { statement } from '../kernel/db/pool.ts'
import { type KeyedReply, storedReplyOfKey } from './idempotency.queries.ts'
import { type Posting, posted } from './ledger.queries.ts'

/**
 * Locks the bag until the transaction ends, and assigns the order's number. `version` changes with each write to the bag. No row
 * if there is no such bag.
 */
export const beginOrder = statement<{ version: string; orderNo: string }, { guid: string }>(
  'orders.begin',
  `select xmin::text as version, nextval('order_number')::text as "orderNo" from cart where guid = :guid for update`,
)

/** Deducts one style from the stock; no row if there is not enough. The caller announces the new stock by `stockNotifier`. */
export const deductStyle = statement<{ edpNo: number }, { edpNo: number; quantity: number }>(
  'orders.take-style',
  'update edp set quantity = quantity - :quantity where edp_no = :edpNo and quantity >= :quantity returning edp_no as "edpNo"',
)

/**
 * Deducts several styles from the stock. Fewer rows than styles: one is short, and the transaction must be rolled back. Rows
 * are locked in one order, so that two orders cannot deadlock. The UPDATE joins nothing: in a join, PostgreSQL loses rows that
 * another transaction has changed since the statement began (shared-rows.test.ts).
 */
export const deductStyles = statement<{ edpNo: number }, { edpNos: number[]; quantities: number[] }>(
  'orders.take-styles',
  `with locked as (
     select edp_no from edp where edp_no = any(:edpNos::int[]) order by edp_no for no key update
   )
   update edp set quantity = quantity - (:quantities::int[])[array_position(:edpNos::int[], edp_no)]
   where edp_no = any(array(select edp_no from locked)) and quantity >= (:quantities::int[])[array_position(:edpNos::int[], edp_no)]
   returning edp_no as "edpNo"`,
)

/** Restores the stock of a cancelled order, and announces it at the commit. */
export const returnStock = statement<never, { orderNo: string }>(
  'orders.return-stock',
  `with back as (
     select array_agg(edp_no) as edp_nos, array_agg(quantity) as quantities from (
       select edp_no, sum(quantity - returned_quantity)::int as quantity from order_line where order_no = :orderNo group by edp_no
     ) style
   ), locked as (
     select edp_no from edp where edp_no = any((select edp_nos from back)::int[]) order by edp_no for no key update
   ), returned as (
     update edp set quantity = quantity + (select quantities from back)[array_position((select edp_nos from back), edp_no)]
     where edp_no = any(array(select edp_no from locked)) returning edp_no, item_no, quantity
   )
   select pg_notify('stock', json_build_object('itemNo', item_no, 'edpNo', edp_no, 'quantity', quantity)::text)::text
   from returned`,
)

/** Who uses a promo code: a member's account, or the e-mail that a guest typed. A guest's use never counts against a member. */
type PromoUser = { member: number | null; email: string }

/**
 * Counts one use of each promo code that has a limit, for all customers or for this one. Codes without a limit are not written,
 * so that orders do not wait for each other. A returned row is a code that is used up: the transaction must be rolled back. Rows
 * are locked in one order.
 */
export const countPromoUses = statement<{ code: string; byCustomer: boolean }, PromoUser & { codes: string[] }>(
  'orders.take-promos',
  `with limited as (
     select code from promo_code where code = any(:codes::text[]) and max_uses is not null order by code for no key update
   ), taken as (
     update promo_code set uses = uses + 1
     where code = any(array(select code from limited)) and (max_uses is null or uses < max_uses) returning code
   ), personal as (
     select code, max_uses_per_customer from promo_code
     where code = any(:codes::text[]) and max_uses_per_customer is not null order by code
   ), by_member as (
     insert into promo_member as own (code, customer_edp, uses) select code, :member::bigint, 1 from personal where :member::bigint is not null
     on conflict (code, customer_edp) do update set uses = own.uses + 1
       where own.uses < (select max_uses_per_customer from promo_code where promo_code.code = own.code)
     returning own.code
   ), by_guest as (
     insert into promo_guest as own (code, email_hash, uses)
     select code, sha256(convert_to(lower(:email), 'UTF8')), 1 from personal where :member::bigint is null
     on conflict (code, email_hash) do update set uses = own.uses + 1
       where own.uses < (select max_uses_per_customer from promo_code where promo_code.code = own.code)
     returning own.code
   )
   select code, false as "byCustomer" from limited where code not in (select code from taken)
   union all
   select code, true from personal
   where code not in (select code from by_member union all select code from by_guest)`,
)

/** Restores the promo code uses of a cancelled order, in the lock order of placing. */
export const returnPromos = statement<never, PromoUser & { codes: string[] }>(
  'orders.return-promos',
  `with limited as (
     select code from promo_code where code = any(:codes::text[]) and max_uses is not null order by code for no key update
   ), returned as (
     update promo_code set uses = greatest(0, uses - 1) where code = any(array(select code from limited)) returning 1
   ), by_member as (
     update promo_member set uses = greatest(0, uses - 1)
     where code = any(:codes::text[]) and customer_edp = :member::bigint and (select count(*) from returned) >= 0
   )
   update promo_guest set uses = greatest(0, uses - 1)
   where code = any(:codes::text[]) and email_hash = sha256(convert_to(lower(:email), 'UTF8')) and :member::bigint is null and (select count(*) from returned) >= 0`,
)

/**
 * Completes an order: assigns its payment (which may have been started when the bag was a guest's), and writes its sale in the
 * ledger, its mail and the reply of its key. The transaction must be rolled back unless it is `paid` (if it has a reference) and
 * its reply is `stored`.
 */
export const finishPlacing = statement<
  { paid: boolean; stored: boolean },
  Posting &
    KeyedReply & {
      reference: string | null
      authorizationId: string | null
      cartGuid: string
    }
>(
  'orders.finish',
  `with paid as (
     update payment set order_no = :orderNo, customer_edp = :edp, state = 'authorised', authorization_id = :authorizationId
     -- Written so that the index of open payments is not used: most of its entries are dead.
     where reference = :reference and (state, order_no) is not distinct from ('started', null) and cart_guid = :cartGuid
     returning 1
   ), sale as (
     ${posted(`'placed'`)}
   ), stored as (
     ${storedReplyOfKey}
   ), mail as (
     insert into outbox (kind, order_no, created_at, next_at) values ('order-confirmation', :orderNo, :now, :now)
   )
   select exists(select 1 from paid) as paid, exists(select 1 from stored) as stored`,
)

/** Marks the executed wallet payment as the order's. No row if it was voided meanwhile: the transaction must be rolled back. */
export const useWalletPayment = statement<{ transactionId: string }, { transactionId: string; now: Date }>(
  'orders.use-wallet-payment',
  `update wallet_payment set state = 'placed', changed_at = :now where transaction_id = :transactionId and state = 'executed'
   returning transaction_id as "transactionId"`,
)

/**
 * Saves a card to the account, unless the account is full. The first card becomes the default. A card that is saved already does
 * not change.
 */
export const storeCard = statement<
  never,
  {
    edp: number
    token: string
    cardType: CardType
    lastDigits: string
    expiryMonth: string
    expiryYear: string
    holderName: string
    most: number
  }
>(
  'orders.save-card',
  `insert into credit_card (customer_edp, token, card_type, last_digits, expiry_month, expiry_year, holder_name, is_default)
   select :edp, :token, :cardType, :lastDigits, :expiryMonth, :expiryYear, :holderName, not exists(select 1 from credit_card where customer_edp = :edp)
   where (select count(*) from credit_card where customer_edp = :edp) < :most::int
   on conflict (customer_edp, token) do nothing`,
)
