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

/** The address as columns of a parameter list that begins at `$first`. */
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

/** A new customer; the one address is where bills go, and what parcels go to until the shopper says otherwise. */
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

/** Keeps changes of a customer's addresses and bags in one line. */
export const lockCustomer = statement<never, [edp: number]>(
  'account.lock',
  'select edp from customer where edp = $1 for no key update',
)

/**
 * A shipping address of the account: the one it has already when nothing in it differs. No row when it is another, and the
 * account has as many as there may be.
 */
export const keepAddress = statement<{ id: string }, [edp: number, ...address: AddressValues, most: number]>(
  'account.keep-address',
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

/** Where bills go: the one address of that kind changed, or made. A bag that is sent there is taxed by its new province. */
export const keepBillingAddress = statement<{ address: AddressRow }, [edp: number, ...address: AddressValues]>(
  'account.keep-billing-address',
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

/** A pick-up point as where a bag goes: the same row again for the same recipient. */
export const keepAccessPoint = statement<{ id: string }, [edp: number, ...address: AddressValues, accessPoint: string]>(
  'account.keep-access-point',
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
/** Pick-up points that no bag goes to any more. */
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
