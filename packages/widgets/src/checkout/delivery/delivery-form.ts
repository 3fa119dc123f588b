import type { AccountRequest } from '@onair/core/account/client'
import {
  type AccessPoint,
  type AddressField,
  addressErrors,
  displayPostalCode,
  formatPhone,
  isPoBox,
  phoneDigits,
  postalCodeForWire,
} from '@onair/core/address'
import type { AddressRequest } from '@onair/core/checkout/client'
import type { Language } from '@onair/core/language'
import { type Province, provinceCode } from '@onair/core/provinces'
import { isEmail, isPassword } from '@onair/core/sign-in'
import {
  type AddressProblems,
  type AddressValues,
  addressFieldNames,
  emptyAddress,
  readAddress,
} from '../../parts/address-values.ts'

/** What stands in the delivery form, as it was typed. For a parcel that is picked up, its place is empty. */
export type DeliveryForm = AddressValues & {
  email: string
  subscribe: boolean
  /** Where bills go: where the parcel goes, or what was typed. Absent: as before, or with the first address the same. */
  billing?: 'same' | AddressValues | undefined
  /** Of the account that the guest wants to open with the order; absent without that wish. */
  password?: string | undefined
}

export type DeliveryField = AddressField | 'email' | 'password'
/** What is wrong with each field: a rule's name, or the server's own sentence. */
export type DeliveryErrors = AddressProblems & {
  email?: 'emailInvalid' | { message: string }
  password?: 'passwordTooSimple' | { message: string }
}

/** What the names of the billing address's fields begin with. */
export const billingPrefix = 'billing-'

export const emptyDelivery = (province: Province): DeliveryForm => ({
  email: '',
  subscribe: false,
  ...emptyAddress(province),
})

/** An address as the shop knows it. */
export type KnownAddress = Omit<AddressValues, 'address2'> & { address2: string | null }

/** The form for an address that is known. */
export const deliveryOf = (address: KnownAddress): DeliveryForm => ({
  ...emptyDelivery(provinceCode(address.province)),
  firstName: address.firstName,
  lastName: address.lastName,
  address1: address.address1,
  address2: address.address2 ?? '',
  city: address.city,
  zipCode: displayPostalCode(address.zipCode),
  phone: formatPhone(address.phone),
})

/** The form's fields, read from the page. @param before what fields that are not shown hold */
export function readDelivery(data: FormData, before: DeliveryForm): DeliveryForm {
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
    ...before,
    ...readAddress(data, '', before),
    email: data.has('email') ? text('email') : before.email,
    subscribe: data.has('subscribe'),
    billing,
    password: data.has('createAccount') ? text('password') : undefined,
  }
}

/** @param withEmail a guest says where the confirmation goes; a customer's account knows. */
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
  phone: phoneDigits(form.phone) ?? form.phone.trim(),
  isPOBox: isPoBox(form.address1) || isPoBox(form.address2),
})

export const addressRequest = (form: AddressValues): AddressRequest => ({
  ...place(form),
  zipCode: postalCodeForWire(form.zipCode),
  isDefault: false,
})

/** A parcel for somebody who picks it up. Where the point is, the server asks the carrier. */
export const pickUpRequest = (form: AddressValues, point: AccessPoint): AddressRequest => ({
  ...addressRequest(atPoint(form, point)),
  accessPointId: point.id,
})
/** The recipient that was typed, where the point is. */
export const atPoint = (form: AddressValues, { address1, city, province, zipCode }: AccessPoint): AddressValues => ({
  ...form,
  address1,
  address2: '',
  city,
  province,
  zipCode,
})

/** Whether two addresses are the same to whoever delivers there. */
export const isSameAddress = (one: KnownAddress, other: KnownAddress | null | undefined): boolean =>
  !!other &&
  addressFieldNames.every((field) => {
    const [a, b] = [one, other].map((address) => (address[field] ?? '').trim())
    if (field === 'zipCode') return postalCodeForWire(a ?? '') === postalCodeForWire(b ?? '')
    return field === 'phone' ? phoneDigits(a ?? '') === phoneDigits(b ?? '') : a === b
  })

/**
 * A guest's account, or a member's where a password was chosen. The account request says `PostalCode` (specification §3).
 * @param language in which a member will be written to
 */
export const guestRequest = (form: DeliveryForm, language: Language): AccountRequest => ({
  ...(form.password === undefined
    ? { isGuest: true as const }
    : { isGuest: false as const, password: form.password, language }),
  isPhoneCustomer: false,
  email: form.email.trim(),
  subscribe: form.subscribe,
  postalCode: postalCodeForWire(form.zipCode),
  ...place(form),
})

const fieldOfArea: Readonly<Record<string, DeliveryField>> = {
  Email: 'email',
  Password: 'password',
  FirstName: 'firstName',
  LastName: 'lastName',
  Address1: 'address1',
  Address2: 'address2',
  City: 'city',
  Province: 'province',
  PostalCode: 'zipCode',
  ZipCode: 'zipCode',
  Phone: 'phone',
}

/** A refusal's reasons, each beside the field that its Area names; what names none of them is `others`. */
export function refusedFields(items: readonly { message: string; area: string }[]) {
  const errors: DeliveryErrors = {}
  const others: string[] = []
  for (const { message, area } of items) {
    const field = fieldOfArea[area]
    if (field) errors[field] ??= { message }
    else others.push(message)
  }
  return { errors, others }
}
