import type { Language } from '@onair/core/language'
import { statement } from '../kernel/db/pool.ts'
import { type AddressRow, addressJson, type CardRow, cardJson } from './account.rows.ts'

export type AccountRow = {
  edp: number
  email: string
  firstName: string
  lastName: string
  language: Language
  isEmployee: boolean
  isGuest: boolean
  isNewsletterSubscribed: boolean
  securityQuestionId: string | null
  addresses: AddressRow[]
  cards: CardRow[]
}

export const accountOf = statement<AccountRow, [edp: number]>(
  'account.read',
  `select edp, email, first_name as "firstName", last_name as "lastName", language, is_employee as "isEmployee",
     is_guest as "isGuest", is_newsletter_subscribed as "isNewsletterSubscribed",
     security_question_id as "securityQuestionId",
     coalesce((select json_agg(${addressJson} order by address.is_default desc, address.id) from address
       where address.customer_edp = customer.edp), '[]') as addresses,
     coalesce((select json_agg(${cardJson} order by credit_card.is_default desc, credit_card.id) from credit_card
       where credit_card.customer_edp = customer.edp), '[]') as cards
   from customer where edp = $1`,
)

/** The columns of an address, in the order of {@link AddressValues}. */
const addressColumns = 'first_name, last_name, address1, address2, city, province, zip_code, phone, is_po_box'
export type AddressValues = [
  firstName: string,
  lastName: string,
  address1: string,
  address2: string | null,
  city: string,
  province: string,
  zipCode: string,
  phone: string,
  isPOBox: boolean,
]

/** Creates a customer; the address becomes the billing address and the default shipping address. */
export const insertCustomer = statement<
  { edp: number },
  [
    email: string,
    passwordHash: string | null,
    isGuest: boolean,
    isPhoneCustomer: boolean,
    language: Language,
    subscribed: boolean,
    now: Date,
    ...address: AddressValues,
  ]
>(
  'account.insert',
  `with made as (
     insert into customer (email, password_hash, is_guest, is_phone_customer, language, is_newsletter_subscribed,
       created_at, first_name, last_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning edp
   ), billing as (
     insert into address (customer_edp, is_billing, is_default, ${addressColumns})
     select edp, kind = 'billing', kind = 'shipping', $8, $9, $10, $11, $12, $13, $14, $15, $16::boolean
     from made, (values ('billing'), ('shipping')) as kinds (kind)
   )
   select edp from made`,
)

/** Serialises changes of a customer's addresses and bags. */
export const lockCustomer = statement<never, [edp: number]>(
  'account.lock',
  'select edp from customer where edp = $1 for no key update',
)

/**
 * Adds a shipping address to the account, or finds an identical one. No row if it is new and the account has as many as
 * allowed.
 */
export const addAddress = statement<{ id: string }, [edp: number, ...address: AddressValues, most: number]>(
  'account.add-address',
  `with same as (
     select id from address where customer_edp = $1 and not is_billing and access_point is null
       and (${addressColumns}) is not distinct from ($2, $3, $4, $5, $6, $7, $8, $9, $10::boolean)
     order by id limit 1
   ), made as (
     insert into address (customer_edp, is_billing, ${addressColumns})
     select $1, false, $2, $3, $4, $5, $6, $7, $8, $9, $10::boolean where not exists(select 1 from same)
       and (select count(*) from address where customer_edp = $1 and not is_billing and access_point is null) < $11::int
     returning id
   )
   select id::text as id from same union all select id::text from made`,
)

/** Sets the account's only billing address. A bag that is shipped to it takes its province. */
export const setBillingAddress = statement<{ address: AddressRow }, [edp: number, ...address: AddressValues]>(
  'account.set-billing-address',
  `with changed as (
     update address set (${addressColumns}) = ($2, $3, $4, $5, $6, $7, $8, $9, $10::boolean)
     where customer_edp = $1 and is_billing returning *
   ), made as (
     insert into address (customer_edp, is_billing, ${addressColumns})
     select $1, true, $2, $3, $4, $5, $6, $7, $8, $9, $10::boolean where not exists(select 1 from changed) returning *
   ), bag as (
     update cart set province = changed.province from changed
     where cart.customer_edp = $1 and cart.ordered_at is null and cart.shipping_address_id = changed.id
   )
   select ${addressJson} as address from (select * from changed union all select * from made) as address`,
)

/** Adds a pick-up point as an address of a bag, or finds the row of the same recipient. */
export const addAccessPoint = statement<{ id: string }, [edp: number, ...address: AddressValues, accessPoint: string]>(
  'account.add-access-point',
  `with same as (
     select id from address where customer_edp = $1 and not is_billing and access_point = $11::jsonb
       and (${addressColumns}) is not distinct from ($2, $3, $4, $5, $6, $7, $8, $9, $10::boolean)
     order by id limit 1
   ), made as (
     insert into address (customer_edp, is_billing, ${addressColumns}, access_point)
     select $1, false, $2, $3, $4, $5, $6, $7, $8, $9, $10::boolean, $11::jsonb
     where not exists(select 1 from same) returning id
   )
   select id::text as id from same union all select id::text from made`,
)
/** Deletes the pick-up points that no bag is shipped to any more. */
export const dropAccessPoints = statement<never, [edp: number]>(
  'account.drop-access-points',
  `delete from address where customer_edp = $1 and access_point is not null
     and not exists(select 1 from cart where cart.shipping_address_id = address.id)`,
)

export const clearDefaultAddress = statement<never, [edp: number]>(
  'account.clear-default-address',
  'update address set is_default = false where customer_edp = $1 and is_default',
)
export const setDefaultAddress = statement<never, [edp: number, addressId: string]>(
  'account.set-default-address',
  'update address set is_default = true where customer_edp = $1 and id::text = $2 and not is_billing and access_point is null',
)
