import { expired } from '../kernel/db/expired.ts'
import { statement } from '../kernel/db/pool.ts'

export const forgetHandovers = expired('cart_handover')
export const forgetWrites = expired('bag_write')

/** Deletes old bags. Members' bags and ordered ones stay, and one with an open payment until that is voided. */
export const forgetBags = statement<{ guid: string }, { before: Date; most: number }>(
  'sweep.bags',
  `delete from cart where guid = any(array(
     select guid from cart left join customer on customer.edp = coalesce(cart.customer_edp, cart.put_aside_for)
     where ordered_at is null and changed_at <= :before and coalesce(customer.is_guest, true)
       and not exists(select 1 from payment where payment.cart_guid = cart.guid and order_no is null
         and state in ('started', 'authorised', 'voiding'))
       and not exists(select 1 from payment where payment.cart_guid = cart.guid and state = 'stuck')
       and not exists(select 1 from wallet_payment where wallet_payment.cart_guid = cart.guid
         and state in ('executing', 'executed', 'voiding', 'stuck'))
     order by changed_at limit :most for update of cart skip locked
   )) returning guid`,
)

export const ownLines = statement<{ EdpNo: number; Quantity: number }, { edp: number }>(
  'own-data.bag-lines',
  `select edp_no as "EdpNo", quantity as "Quantity" from cart join cart_line on cart_line.guid = cart.guid
   where coalesce(cart.customer_edp, cart.put_aside_for) = :edp and ordered_at is null order by cart_line.id`,
)
export const lockOpenBags = statement<never, { edp: number }>(
  'own-data.lock-bags',
  'select guid from cart where coalesce(customer_edp, put_aside_for) = :edp and ordered_at is null for update',
)
export const dropBags = statement<never, { edp: number }>(
  'own-data.drop-bags',
  'delete from cart where coalesce(customer_edp, put_aside_for) = :edp and ordered_at is null',
)

/** Deletes the card of ordered bags: the order has its own copy. */
export const forgetOrderedCards = statement<{ one: number }, { before: Date; most: number }>(
  'sweep.ordered-cards',
  `update cart set card = null where guid = any(array(
     select guid from cart where ordered_at <= :before and card is not null limit :most for update skip locked
   )) returning 1 as one`,
)

/** Deletes uses that no longer count: they were restored, or their code has ended. */
export const forgetPromoGuests = expired(
  'promo_guest',
  'uses = 0 or exists(select 1 from promo_code where promo_code.code = promo_guest.code and ends_at <= :before)',
)

/** Converts uses that a former version wrote by e-mail to the e-mail's hash. */
export const forgetPromoEmails = statement<{ one: number }, { before: Date; most: number }>(
  'sweep.promo-emails',
  `with former as (
     delete from promo_customer where ctid = any(array(
       select ctid from promo_customer where :before::timestamptz is not null limit :most for update skip locked
     )) returning code, email, uses
   )
   insert into promo_guest (code, email_hash, uses)
   select code, sha256(convert_to(email, 'UTF8')), uses from former
   on conflict (code, email_hash) do update set uses = promo_guest.uses + excluded.uses returning 1 as one`,
)

/** Deletes a member's promo code uses, and the cards of the member's ordered bags. */
export const endOrderedBags = statement<never, { edp: number }>(
  'own-data.end-ordered-bags',
  `with uses as (delete from promo_member where customer_edp = :edp)
   update cart set card = null where customer_edp = :edp and card is not null`,
)
