import type { AccountRequest, AddressRequest } from '@onair/core/client'
import {
  type AddressErrorKey,
  type AddressField,
  addressErrors,
  displayPostalCode,
  formatPhone,
  isEmail,
  isPassword,
  isPoBox,
  type Language,
  type Province,
  phoneDigits,
  postalCodeForWire,
  provinceCode,
} from '@onair/core/rules'

/** What stands in the delivery form, as it was typed. */
export type DeliveryForm = {
  email: string
  subscribe: boolean
  firstName: string
  lastName: string
  address1: string
  address2: string
  city: string
  province: string
  zipCode: string
  phone: string
  /** Of the account that the guest wants to open with the order; absent without that wish. */
  password?: string
}

export type DeliveryField = AddressField | 'email' | 'password'
/** What is wrong with each field: a rule's name, or the server's own sentence. */
export type DeliveryErrors = Partial<
  Record<DeliveryField, AddressErrorKey | 'emailInvalid' | 'passwordTooSimple' | { message: string }>
>

export const emptyDelivery = (province: Province): DeliveryForm => ({
  email: '',
  subscribe: false,
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  province,
  zipCode: '',
  phone: '',
})

/** The form for an address that is known. */
export const deliveryOf = (
  address: Omit<DeliveryForm, 'email' | 'subscribe' | 'address2'> & { address2: string | null },
): DeliveryForm => ({
  ...emptyDelivery(provinceCode(address.province)),
  firstName: address.firstName,
  lastName: address.lastName,
  address1: address.address1,
  address2: address.address2 ?? '',
  city: address.city,
  zipCode: displayPostalCode(address.zipCode),
  phone: formatPhone(address.phone),
})

/** The form's fields, read from the page. */
export function readDelivery(data: FormData): DeliveryForm {
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    email: text('email'),
    subscribe: data.has('subscribe'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    province: text('province'),
    zipCode: text('zipCode'),
    phone: text('phone'),
    ...(data.has('createAccount') && { password: text('password') }),
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

const place = (form: DeliveryForm) => ({
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  address1: form.address1.trim(),
  address2: form.address2.trim() || null,
  city: form.city.trim(),
  province: provinceCode(form.province),
  phone: phoneDigits(form.phone) ?? form.phone.trim(),
  isPOBox: isPoBox(form.address1) || isPoBox(form.address2),
})

export const addressRequest = (form: DeliveryForm): AddressRequest => ({
  ...place(form),
  zipCode: postalCodeForWire(form.zipCode),
  isDefault: false,
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
