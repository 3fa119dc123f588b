import type { AccountRequest } from '@onair/core/account/client'
import {
  type AccessPoint,
  type AddressField,
  addressErrors,
  displayPostalCode,
  formatPhone,
  isPoBox,
} from '@onair/core/address'
import type { AddressRequest } from '@onair/core/checkout/client'
import type { Language } from '@onair/core/language'
import { type Province, provinceCode } from '@onair/core/provinces'
import { isEmail, isPassword } from '@onair/core/sign-in'
import { cleanPhone, cleanPostalCode } from '@onair/core/typed-text'
import {
  type AddressProblems,
  type AddressValues,
  addressFieldNames,
  emptyAddress,
  readAddress,
} from '../../parts/address-values.ts'

/** The delivery form's values, as typed. For a pick-up parcel the place is empty. */
export type DeliveryForm = AddressValues & {
  email: string
  subscribe: boolean
  /** Whether the address is for this order only, and is not saved in the account. */
  thisOrderOnly: boolean
  /** The billing address: the same as delivery, or typed. Absent: unchanged, or for a first address the same. */
  billing?: 'same' | AddressValues | undefined
  /** The password of the account that the guest wants to create with the order; else absent. */
  password?: string | undefined
}

export type DeliveryField = AddressField | 'email' | 'password'
/** The error of each field: a rule's name, or the server's own sentence. */
export type DeliveryErrors = AddressProblems & {
  email?: 'emailInvalid' | { message: string }
  password?: 'passwordTooSimple' | { message: string }
}

/** The prefix of the billing address's field names. */
export const billingPrefix = 'billing-'

export const emptyDelivery = (province: Province): DeliveryForm => ({
  email: '',
  subscribe: false,
  thisOrderOnly: false,
  ...emptyAddress(province),
})

/** A stored address. */
export type SavedAddress = Omit<AddressValues, 'address2'> & { address2: string | null }

/** The form values of a stored address. */
export const deliveryOf = (address: SavedAddress): DeliveryForm => ({
  ...emptyDelivery(provinceCode(address.province)),
  firstName: address.firstName,
  lastName: address.lastName,
  address1: address.address1,
  address2: address.address2 ?? '',
  city: address.city,
  zipCode: displayPostalCode(address.zipCode),
  phone: formatPhone(address.phone),
})

/** Reads the form's fields from the page. @param previous the values of fields that are not shown */
export function readDelivery(data: FormData, previous: DeliveryForm): DeliveryForm {
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const billing = data.has('billingSame')
    ? 'same'
    : data.has(`${billingPrefix}firstName`)
      ? readAddress(data, billingPrefix)
      : undefined
  return {
    ...previous,
    ...readAddress(data, '', previous),
    email: data.has('email') ? text('email') : previous.email,
    subscribe: data.has('subscribe'),
    thisOrderOnly: data.has('thisOrderOnly'),
    billing,
    password: data.has('createAccount') ? text('password') : undefined,
  }
}

/** @param withEmail whether a guest's e-mail address is required; a customer's account has one */
export function deliveryErrors(form: DeliveryForm, withEmail: boolean): DeliveryErrors {
  const weak = withEmail && form.password !== undefined && !isPassword(form.password)
  return {
    ...(withEmail && !isEmail(form.email) && { email: 'emailInvalid' as const }),
    ...(weak && { password: 'passwordTooSimple' as const }),
    ...addressErrors(form),
  }
}

const place = (form: AddressValues) => ({
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  address1: form.address1.trim(),
  address2: form.address2.trim() || null,
  city: form.city.trim(),
  province: provinceCode(form.province),
  phone: cleanPhone(form.phone) ?? form.phone.trim(),
  isPOBox: isPoBox(form.address1) || isPoBox(form.address2),
})

export const addressRequest = (form: AddressValues): AddressRequest => ({
  ...place(form),
  zipCode: cleanPostalCode(form.zipCode),
  isDefault: false,
})

/** The request to deliver to the typed address. */
export const newAddress = (form: DeliveryForm): AddressRequest => ({
  ...addressRequest(form),
  ...(form.thisOrderOnly && { thisOrderOnly: true }),
})

/** The request to deliver to a pick-up point. The server asks the carrier for its address. */
export const pickUpRequest = (form: AddressValues, point: AccessPoint): AddressRequest => ({
  ...addressRequest(atPoint(form, point)),
  accessPointId: point.id,
})
/** The typed recipient at the point's address. */
export const atPoint = (form: AddressValues, { address1, city, province, zipCode }: AccessPoint): AddressValues => ({
  ...form,
  address1,
  address2: '',
  city,
  province,
  zipCode,
})

/** Whether two addresses are the same for delivery. */
export const isSameAddress = (one: SavedAddress, other: SavedAddress | null | undefined): boolean =>
  !!other &&
  addressFieldNames.every((field) => {
    const [a, b] = [one, other].map((address) => (address[field] ?? '').trim())
    if (field === 'zipCode') return cleanPostalCode(a ?? '') === cleanPostalCode(b ?? '')
    return field === 'phone' ? cleanPhone(a ?? '') === cleanPhone(b ?? '') : a === b
  })

/**
 * The request for a guest's account, or for a member's if a password was chosen. It says `PostalCode` (specification
 * §3).
 * @param language the language of messages to a member
 */
export const guestRequest = (form: DeliveryForm, language: Language): AccountRequest => ({
  ...(form.password === undefined
    ? { isGuest: true as const }
    : { isGuest: false as const, password: form.password, language }),
  isPhoneCustomer: false,
  email: form.email.trim(),
  subscribe: form.subscribe,
  postalCode: cleanPostalCode(form.zipCode),
  ...place(form),
})

const fieldOfArea: ReadonlyMap<string, DeliveryField> = new Map([
  ['Email', 'email'],
  ['Password', 'password'],
  ['FirstName', 'firstName'],
  ['LastName', 'lastName'],
  ['Address1', 'address1'],
  ['Address2', 'address2'],
  ['City', 'city'],
  ['Province', 'province'],
  ['PostalCode', 'zipCode'],
  ['ZipCode', 'zipCode'],
  ['Phone', 'phone'],
])

/** A refusal's reasons, each with the field that its Area names; reasons without a field are `others`. */
export function refusedFields(items: readonly { message: string; area: string }[]) {
  const errors: DeliveryErrors = {}
  const others: string[] = []
  for (const { message, area } of items) {
    const field = fieldOfArea.get(area)
    if (field) errors[field] ??= { message }
    else others.push(message)
  }
  return { errors, others }
}
