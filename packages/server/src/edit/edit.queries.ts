import type { Province } from '@onair/core/provinces'
import { statement } from '../kernel/db/pool.ts'
import type { HeldPayment } from './payments.rules.ts'

/** The customer's running edit. */
export const editOf = statement<{ guid: string; orderNo: string }, { edp: number }>(
  'edit.of-customer',
  `select guid, modify_order_no as "orderNo" from cart
   where customer_edp = :edp and ordered_at is null and modify_order_no is not null`,
)

/** Puts the customer's open bag aside, with its address, its payment and its codes. */
export const putOpenBagAside = statement<never, { edp: number; now: Date }>(
  'edit.put-open-bag-aside',
  `update cart set put_aside_for = customer_edp, customer_edp = null, changed_at = :now
   where customer_edp = :edp and ordered_at is null`,
)

/** Restores the bag that was put aside. No row if there is none. */
export const restoreBag = statement<{ guid: string }, { edp: number; now: Date }>(
  'edit.restore-bag',
  `update cart set customer_edp = put_aside_for, put_aside_for = null, changed_at = :now where put_aside_for = :edp
   returning guid`,
)

/** Finds a customer's address that equals the given one, preferably one of the account. */
export const sameAddress = statement<{ id: string }, { edp: number; address: string; accessPoint: string | null }>(
  'edit.same-address',
  `select id::text from address, jsonb_to_record(:address::jsonb) as requested ("firstName" text, "lastName" text, address1 text,
     address2 text, city text, province text, "zipCode" text, phone text)
   where customer_edp = :edp and not is_billing and access_point is not distinct from :accessPoint::jsonb
     and (address.first_name, address.last_name, address.address1, address.address2, address.city, address.province::text,
       address.zip_code, address.phone) is not distinct from (requested."firstName", requested."lastName", requested.address1,
       requested.address2, requested.city, requested.province, requested."zipCode", requested.phone)
   order by this_order_only, id limit 1`,
)

export const savedCard = statement<{ id: string }, { edp: number; token: string }>(
  'edit.saved-card',
  'select id::text from credit_card where customer_edp = :edp and token = :token',
)

/** The token of an order's card: the first payment's, or else the later payments'. */
export const cardToken = statement<{ token: string }, { orderNo: string }>(
  'edit.card-token',
  `select coalesce((select token from payment where payment.order_no = placed_order.order_no and for_instalments is null
     and provider = 'capture' and state = 'authorised' order by reference limit 1), card_token) as token
   from placed_order where order_no = :orderNo`,
)

/**
 * Creates a bag from an order: its lines at the order's prices, its codes and its gift cards.
 *
 * @returns the number of lines that are still in the catalogue
 */
export const insertEdit = statement<
  { lines: number },
  {
    guid: string
    edp: number
    orderNo: string
    province: Province
    noOfInstallments: number
    shipMethodId: string
    addressId: string | null
    savedCardId: string | null
    card: string | null
    now: Date
  }
>(
  'edit.insert-edit',
  `with edit as (
     insert into cart (guid, customer_edp, modify_order_no, province, no_of_installments, ship_method_id,
       shipping_address_id, credit_card_id, card, created_at, changed_at)
     values (:guid, :edp, :orderNo, :province, :noOfInstallments, :shipMethodId, :addressId::bigint, :savedCardId::bigint, :card::jsonb, :now, :now)
   ), lines as (
     insert into cart_line (guid, edp_no, quantity, price_cents, amount_cents)
     select :guid, line.edp_no, line.quantity, line.price_cents,
       case when line.is_donation and (line.style_en is null or line.price_cents <> edp.price_cents)
         then line.price_cents end
     from order_line line join edp on edp.edp_no = line.edp_no
     where line.order_no = :orderNo order by line.ship_order_no, line.position
     returning id
   ), codes as (
     insert into cart_promo (guid, code, position)
     select :guid, promo_code.code, used.place
     from placed_order, jsonb_array_elements(promotions) with ordinality as used (promo, place)
     join promo_code on promo_code.code = used.promo ->> 'code' where order_no = :orderNo
   ), gift_cards as (
     insert into cart_gift_card (guid, gift_card_id, position)
     select :guid, gift_card_id, row_number() over (order by min(id)) from gift_card_entry where order_no = :orderNo
     group by gift_card_id having sum(amount_cents) < 0
   )
   select count(*)::int as lines from lines`,
)

/** Deletes an edit that was not confirmed. */
export const removeEdit = statement<never, { guid: string }>(
  'edit.remove-edit',
  'delete from cart where guid = :guid and modify_order_no is not null and ordered_at is null',
)

/** The edits whose order can no longer be edited: its deadline was before a time, or its state rules it out. */
export const overdueEdits = statement<{ edp: number; guid: string }, { before: Date }>(
  'edit.over',
  `select cart.customer_edp as edp, guid from cart join placed_order on order_no = modify_order_no
   where modify_order_no is not null and ordered_at is null and cart.customer_edp is not null
     and (editable_until <= :before or state not in ('received', 'preparing')) limit 50`,
)

/** Locks an edit until the transaction ends. */
export const lockEdit = statement<{ version: string }, { guid: string }>(
  'edit.lock',
  'select xmin::text as version from cart where guid = :guid and ordered_at is null for update',
)

/** The authorised payments of an order's first instalment. */
export const heldPayments = statement<HeldPayment, { orderNo: string }>(
  'edit.held-payments',
  `select reference, provider, token, amount_cents as "amountCents",
     coalesce(authorised_cents, amount_cents)::int as "authorisedCents"
   from payment where order_no = :orderNo and state = 'authorised' and for_instalments is null order by reference`,
)

/** Sets the amounts of the payments that an edited order retains. */
export const setPaymentAmounts = statement<
  { reference: string },
  { orderNo: string; references: string[]; amounts: number[] }
>(
  'edit.set-payment-amounts',
  `update payment set amount_cents = retained.amount, authorised_cents = coalesce(authorised_cents, amount_cents)
   from unnest(:references::text[], :amounts::int[]) as retained (reference, amount)
   where payment.reference = retained.reference and order_no = :orderNo and state = 'authorised'
   returning payment.reference`,
)

/**
 * Detaches payments from an order. They are voided after the commit: by the confirming process or, if that dies, by
 * `reconcileStale`.
 */
export const detachPayments = statement<
  { reference: string },
  { orderNo: string; references: string[]; cartGuid: string; now: Date }
>(
  'edit.detach-payments',
  `with detached as (
     update payment set order_no = null, state = 'voiding', held_until = :now, cart_guid = coalesce(cart_guid, :cartGuid)
     where reference = any(:references::text[]) and order_no = :orderNo and state = 'authorised'
     returning reference, provider, token
   ), wallet as (
     update wallet_payment set state = 'voiding', changed_at = :now from detached
     where detached.provider = 'wallet' and transaction_id = detached.token and wallet_payment.state = 'placed'
   )
   select reference from detached`,
)

/** Assigns the new payment to the order. No row if it was voided meanwhile: the transaction must be rolled back. */
export const assignPayment = statement<
  { reference: string },
  { orderNo: string; reference: string; authorizationId: string; edp: number }
>(
  'edit.assign-payment',
  `update payment set order_no = :orderNo, customer_edp = :edp, state = 'authorised', authorization_id = :authorizationId
   where reference = :reference and state = 'started' and order_no is null returning reference`,
)

/**
 * Deducts stock for the order, or returns it for negative numbers. Fewer rows than styles: one is short, and the transaction must
 * be rolled back. Rows are locked in the order of placing.
 */
export const moveStock = statement<{ edpNo: number }, { edpNos: number[]; deducted: number[] }>(
  'edit.move-stock',
  `with locked as (
     select edp_no from edp where edp_no = any(:edpNos::int[]) order by edp_no for no key update
   )
   update edp set quantity = quantity - (:deducted::int[])[array_position(:edpNos::int[], edp_no)]
   where edp_no = any(array(select edp_no from locked)) and quantity >= (:deducted::int[])[array_position(:edpNos::int[], edp_no)]
   returning edp_no as "edpNo"`,
)

/** Locks promo codes with a limit in the order of placing. */
export const lockPromos = statement<never, { codes: string[] }>(
  'edit.lock-promos',
  'select from promo_code where code = any(:codes::text[]) and max_uses is not null order by code for no key update',
)
/** Locks gift cards in the order of placing. */
export const lockGiftCards = statement<never, { ids: string[] }>(
  'edit.lock-gift-cards',
  'select from gift_card where id = any(:ids::bigint[]) order by id for no key update',
)

/** The bag that an order was placed with. After an edit, the order's bag is the edit, and the old one is removed. */
export const bagOfOrder = statement<{ guid: string | null }, { orderNo: string }>(
  'edit.bag-of-order',
  'select cart_guid as guid from placed_order where order_no = :orderNo',
)
export const removeOldBag = statement<never, { guid: string }>(
  'edit.remove-old-bag',
  'delete from cart where guid = :guid',
)

export const queueChangedMail = statement<never, { orderNo: string; now: Date }>(
  'edit.queue-mail',
  `insert into outbox (kind, order_no, created_at, next_at) values ('order-changed', :orderNo, :now, :now)`,
)
