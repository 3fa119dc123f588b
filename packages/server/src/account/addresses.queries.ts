import { statement } from '../kernel/db/pool.ts'
import { type AddressRow, addressJson } from './account.rows.ts'

/** The columns of an address, and its {@link AddressValues} in their order. */
export const addressColumns = 'first_name, last_name, address1, address2, city, province, zip_code, phone, is_po_box'
export const addressParameters =
  ':firstName, :lastName, :address1, :address2, :city, :province, :zipCode, :phone, :isPOBox::boolean'

export type AddressValues = {
  firstName: string
  lastName: string
  address1: string
  address2: string | null
  city: string
  province: string
  zipCode: string
  phone: string
  isPOBox: boolean
}

/** SQL: the account's own shipping addresses. */
const ofAccount = 'not is_billing and access_point is null and not this_order_only'
/** SQL: the addresses that belong to one bag: pick-up points and addresses for one order. */
const ofBag = 'not is_billing and (access_point is not null or this_order_only)'

/**
 * Adds a shipping address to the account, or finds an identical one. No row if it is new and the account already has the most.
 */
export const addAddress = statement<{ id: string }, AddressValues & { edp: number; most: number }>(
  'account.add-address',
  `with same as (
     select id from address where customer_edp = :edp and ${ofAccount}
       and (${addressColumns}) is not distinct from (${addressParameters})
     order by id limit 1
   ), made as (
     insert into address (customer_edp, is_billing, ${addressColumns})
     select :edp, false, ${addressParameters} where not exists(select 1 from same)
       and (select count(*) from address where customer_edp = :edp and ${ofAccount}) < :most::int
     returning id
   )
   select id::text as id from same union all select id::text from made`,
)

/** Sets the account's only billing address. A bag that is shipped to it takes its province. */
export const setBillingAddress = statement<{ address: AddressRow }, AddressValues & { edp: number }>(
  'account.set-billing-address',
  `with changed as (
     update address set (${addressColumns}) = (${addressParameters})
     where customer_edp = :edp and is_billing returning *
   ), made as (
     insert into address (customer_edp, is_billing, ${addressColumns})
     select :edp, true, ${addressParameters} where not exists(select 1 from changed) returning *
   ), bag as (
     update cart set province = changed.province from changed
     where cart.customer_edp = :edp and cart.ordered_at is null and cart.shipping_address_id = changed.id
   )
   select ${addressJson} as address from (select * from changed union all select * from made) as address`,
)

/** Adds an address for one bag, which may be a pick-up point's, or finds an identical one. */
export const addBagAddress = statement<{ id: string }, AddressValues & { edp: number; accessPoint: string | null }>(
  'account.add-bag-address',
  `with same as (
     select id from address where customer_edp = :edp and ${ofBag} and access_point is not distinct from :accessPoint::jsonb
       and (${addressColumns}) is not distinct from (${addressParameters})
     order by id limit 1
   ), made as (
     insert into address (customer_edp, is_billing, this_order_only, ${addressColumns}, access_point)
     select :edp, false, true, ${addressParameters}, :accessPoint::jsonb
     where not exists(select 1 from same) returning id
   )
   select id::text as id from same union all select id::text from made`,
)
/** Deletes the addresses for one bag to which no bag is shipped any more. */
export const dropBagAddresses = statement<never, { edp: number }>(
  'account.drop-bag-addresses',
  `delete from address where customer_edp = :edp and ${ofBag}
     and not exists(select 1 from cart where cart.shipping_address_id = address.id)`,
)

export const clearDefaultAddress = statement<never, { edp: number }>(
  'account.clear-default-address',
  'update address set is_default = false where customer_edp = :edp and is_default',
)
export const setDefaultAddress = statement<never, { edp: number; addressId: string }>(
  'account.set-default-address',
  `update address set is_default = true where customer_edp = :edp and id::text = :addressId and ${ofAccount}`,
)

/** Changes a shipping address. A bag that is shipped to it takes its province. */
export const changeAddress = statement<{ address: AddressRow }, AddressValues & { edp: number; id: string }>(
  'account.change-address',
  `with changed as (
     update address set (${addressColumns}) = (${addressParameters})
     where customer_edp = :edp and id::text = :id and ${ofAccount} returning *
   ), bag as (
     update cart set province = changed.province from changed
     where cart.customer_edp = :edp and cart.ordered_at is null and cart.shipping_address_id = changed.id
   )
   select ${addressJson} as address from changed as address`,
)
/** Removes a shipping address; bags that are shipped to it lose it. */
export const removeAddress = statement<{ wasDefault: boolean }, { edp: number; id: string }>(
  'account.remove-address',
  `delete from address where customer_edp = :edp and id::text = :id and ${ofAccount} returning is_default as "wasDefault"`,
)
export const readAddress = statement<{ address: AddressRow }, { edp: number; id: string }>(
  'account.read-address',
  `select ${addressJson} as address from address where customer_edp = :edp and id::text = :id and ${ofAccount}`,
)
/** Makes the oldest shipping address the default, if the account has none. */
export const defaultToOldestAddress = statement<never, { edp: number }>(
  'account.default-to-oldest-address',
  `update address set is_default = true where id = (
     select id from address where customer_edp = :edp and ${ofAccount} order by id limit 1
   ) and not exists(select 1 from address where customer_edp = :edp and is_default)`,
)
