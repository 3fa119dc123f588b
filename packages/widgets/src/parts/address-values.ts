import type { AddressErrorKey, AddressField } from '@onair/core/address'

/** An address as it stands in a form, as it was typed. */
export type AddressValues = Record<AddressField, string>
/** What is wrong with each field: a rule's name, or the server's own sentence. */
export type AddressProblems = Partial<Record<AddressField, AddressErrorKey | { message: string }>>

export const addressFieldNames = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'province',
  'zipCode',
  'phone',
] as const satisfies readonly AddressField[]

/**
 * An address form's fields, read from the page, or from what it posted.
 *
 * @param prefix what their names begin with, as in `AddressFields`
 * @param before what fields that are not in the form hold
 */
export function readAddress(data: Pick<FormData, 'get'>, prefix = '', before?: AddressValues): AddressValues {
  const text = (name: AddressField) => {
    const value = data.get(prefix + name)
    return typeof value === 'string' ? value : (before?.[name] ?? '')
  }
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    province: text('province'),
    zipCode: text('zipCode'),
    phone: text('phone'),
  }
}

/** A form that nobody has typed into. */
export const emptyAddress = (province: string): AddressValues => ({
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  province,
  zipCode: '',
  phone: '',
})
