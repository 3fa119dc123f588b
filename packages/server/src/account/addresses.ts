import {
  type AddressErrorKey,
  type AddressField,
  addressErrors,
  maxAddressFieldLength,
  maxShippingAddresses,
} from '@onair/core/address'
import type { Province } from '@onair/core/provinces'
import { cleanPostalCode } from '@onair/core/typed-text'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import { fieldName } from '../kernel/errors/field-names.ts'
import type { Reason, Refusal } from '../kernel/errors/refusal.ts'
import { type AccountCode, refuse, refuseAll } from './account.messages.ts'
import { lockCustomer } from './account.queries.ts'
import { type AddressValues, addAddress, clearDefaultAddress, setDefaultAddress } from './addresses.queries.ts'

/** An address of a request, after the contract's validation. */
export type AddressInput = {
  firstName: string
  lastName: string
  address1: string
  address2?: string | null | undefined
  city: string
  province: Province
  zipCode: string
  phone: string
  isPOBox: boolean
}

const codes = {
  required: 'field-empty',
  tooLong: 'field-long',
  postalCodeFormat: 'postal-code-format',
  postalCodeProvince: 'postal-code-province',
  phoneFormat: 'phone-format',
} as const satisfies Record<AddressErrorKey, AccountCode>

/**
 * The values to store for an address: as the contract cleans it, with a carrier's postal code in the same format. Or a 400 that names
 * every field that core's rules refuse.
 *
 * @param wireName a field's name in the request; the guest account request has `PostalCode`.
 */
export function addressValues(
  address: AddressInput,
  wireName: (field: AddressField) => string = pascal,
): AddressValues | Refusal {
  const { firstName, lastName, address1, address2 = null, city, province, zipCode, phone, isPOBox } = address
  const errors = addressErrors({ firstName, lastName, address1, address2, city, province, zipCode, phone })
  const reasons = Object.entries(errors).map(([field, error]): Reason<AccountCode> => {
    const area = wireName(field as AddressField)
    const code = codes[error]
    if (code === 'field-long') return { code, area, values: { field: fieldName(area), limit: maxAddressFieldLength } }
    return code === 'field-empty' ? { code, area, values: { field: fieldName(area) } } : { code, area }
  })
  if (reasons.length > 0) return refuseAll(400, reasons)
  return {
    firstName,
    lastName,
    address1,
    address2: address2 === '' ? null : address2,
    city,
    province,
    zipCode: cleanPostalCode(zipCode),
    phone,
    isPOBox,
  }
}

const pascal = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1)

/**
 * Adds a shipping address to the account, as its default if asked. An identical one is not added again. An account has fifty
 * at most (417).
 */
export function addShippingAddress(
  pool: Pool,
  edp: number,
  values: AddressValues,
  isDefault: boolean,
): Promise<string | Refusal> {
  return inTransaction(pool, async (client) => {
    await lockCustomer(client, { edp })
    const [added] = await addAddress(client, { ...values, edp, most: maxShippingAddresses })
    if (!added) return refuse(417, { code: 'addresses-most', area: 'Address1', values: { max: maxShippingAddresses } })
    if (isDefault) {
      await clearDefaultAddress(client, { edp })
      await setDefaultAddress(client, { edp, addressId: added.id })
    }
    return added.id
  })
}
