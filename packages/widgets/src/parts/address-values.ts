import type { AddressErrorKey, AddressField } from '@onair/core/address'

/** An address as typed into a form. */
export type AddressValues = Record<AddressField, string>
/** The error of each field: a rule's name, or the server's own sentence. */
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
 * Reads an address form's fields, from the page or from a posted form.
 *
 * @param prefix the prefix of their names, as in `AddressFields`
 * @param previous the values of fields that are not in the form
 */
export function readAddress(data: Pick<FormData, 'get'>, prefix = '', previous?: AddressValues): AddressValues {
  const text = (name: AddressField) => {
    const value = data.get(prefix + name)
    return typeof value === 'string' ? value : (previous?.[name] ?? '')
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

/** The values of an empty form. */
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

/** A refusal of an address: the server's sentence at each field that it names, and the first sentence without a field. */
export function addressProblems(items: readonly { area: string; message: string }[]): {
  fields: AddressProblems
  sentence?: string
} {
  const fieldOf = ({ area }: { area: string }) =>
    addressFieldNames.find((name) => name.toLowerCase() === area.toLowerCase())
  const fields: AddressProblems = {}
  for (const item of items) {
    const field = fieldOf(item)
    if (field) fields[field] ??= { message: item.message }
  }
  const sentence = items.find((item) => !fieldOf(item))?.message
  return { fields, ...(sentence && { sentence }) }
}
