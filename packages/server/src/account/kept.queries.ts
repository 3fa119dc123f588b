import { statement } from '../kernel/db/pool.ts'
import { subDays } from '../kernel/instants.ts'
import type { Retention } from '../kernel/kept.ts'

const idleGuests = statement<{ edp: number }, { before: Date; now: Date; most: number }>(
  'sweep.guests',
  `delete from customer where edp = any(array(
     select edp from customer where is_guest and created_at <= :before
       and not exists(select 1 from cart where cart.customer_edp = customer.edp)
       and not exists(select 1 from placed_order where placed_order.customer_edp = customer.edp)
       and not exists(select 1 from payment where payment.customer_edp = customer.edp)
       and not exists(select 1 from token where token.customer_edp = customer.edp and expires_at > :now)
     order by created_at limit :most for update skip locked
   )) returning edp`,
)

/** Deletes guests of that age who have no bag, order, payment or session. */
export const forgetGuests =
  (days: number): NonNullable<Retention['forget']> =>
  (pool, { before, most }) =>
    idleGuests(pool, { before: subDays(before, days), now: before, most })

/** SQL: a guest of long ago without a bag or a session. */
const isAway = `is_guest and created_at <= :before
       and not exists(select 1 from cart where cart.customer_edp = customer.edp and ordered_at is null)
       and not exists(select 1 from token where token.customer_edp = customer.edp and expires_at > :now)`

const addressesOfGuests = statement<{ one: number }, { before: Date; now: Date; most: number }>(
  'sweep.guest-addresses',
  `delete from address where id = any(array(
     select address.id from address join customer on edp = customer_edp where ${isAway}
     limit :most for update of address skip locked
   )) returning 1 as one`,
)

/** Deletes the addresses of guests of that age without a bag or a session. Orders have their own. */
export const forgetGuestAddresses =
  (days: number): NonNullable<Retention['forget']> =>
  (pool, { before, most }) =>
    addressesOfGuests(pool, { before: subDays(before, days), now: before, most })

/** A member with the addresses, in the wire's names; no row for a guest. */
export const ownAccount = statement<
  { Account: Record<string, unknown>; Addresses: Record<string, unknown>[] },
  { edp: number }
>(
  'own-data.account',
  `select
     json_build_object('Edp', edp, 'Email', email, 'FirstName', first_name, 'LastName', last_name, 'Language', language,
       'IsEmployee', is_employee, 'IsOperator', is_operator, 'IsPhoneCustomer', is_phone_customer,
       'SecurityQuestionId', security_question_id, 'CreatedAt', created_at) as "Account",
     coalesce((select json_agg(json_build_object('FirstName', first_name, 'LastName', last_name, 'Address1', address1,
       'Address2', address2, 'City', city, 'Province', province, 'ZipCode', zip_code, 'Phone', phone,
       'IsBilling', is_billing, 'IsDefault', is_default, 'AccessPoint', access_point) order by id)
       from address where customer_edp = :edp), '[]') as "Addresses"
   from customer where edp = :edp and not is_guest`,
)

export const dropAddresses = statement<never, { edp: number }>(
  'own-data.drop-addresses',
  'delete from address where customer_edp = :edp',
)
/** Removes the personal data from a member's row, which stays for the orders. */
export const closeAccount = statement<never, { edp: number }>(
  'own-data.close',
  `update customer set email = 'closed', password_hash = null, is_guest = true, first_name = '', last_name = '',
     security_question_id = null, security_answer_hash = null, told_of_registration_at = null
   where edp = :edp`,
)
