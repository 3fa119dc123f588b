import type { AccountRequest } from '@onair/core/account/client'
import { type AddressField, addressErrors, isPoBox } from '@onair/core/address'
import type { Language } from '@onair/core/language'
import { provinceCode } from '@onair/core/provinces'
import { isEmail, isPassword } from '@onair/core/sign-in'
import { cleanPhone, cleanPostalCode } from '@onair/core/typed-text'
import { type AddressProblems, type AddressValues, addressFieldNames, readAddress } from '../parts/address-values.ts'

/** The form's values, as typed. */
export type AccountForm = AddressValues & {
  email: string
  password: string
  spoken: Language
  subscribe: boolean
}

/** The errors by field: a rule's name, or the server's own sentence. */
export type AccountErrors = {
  email?: 'emailInvalid' | { message: string; taken: boolean }
  password?: 'passwordRequired' | 'passwordTooSimple' | 'passwordAgain' | { message: string }
  address: AddressProblems
}

/**
 * A form that was posted without JavaScript and refused: its values and the reasons. A password is never shown again.
 */
export type TypedAccount = {
  values: Omit<AccountForm, 'password'>
  status: number
  items: readonly { area: string; message: string }[]
}

/** Reads the form's fields from the page. */
export function readAccountForm(data: FormData): AccountForm {
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    ...readAddress(data),
    email: text('email').trim(),
    password: text('password'),
    spoken: text('spoken') === 'fr' ? 'fr' : 'en',
    subscribe: data.has('subscribe'),
  }
}

/** The errors of a form before it is sent (specification §5). */
export function accountErrors(form: AccountForm): AccountErrors {
  return {
    ...(!isEmail(form.email) && { email: 'emailInvalid' as const }),
    ...(form.password === ''
      ? { password: 'passwordRequired' as const }
      : !isPassword(form.password) && { password: 'passwordTooSimple' as const }),
    address: addressErrors(form),
  }
}

/** The errors of a posted form: the rules' if there are any, otherwise the server's. */
export function typedErrors({ values, status, items: [reason, ...others] }: TypedAccount): AccountErrors {
  const { email, address } = accountErrors({ ...values, password: '' })
  const simple = [reason, ...others].some((item) => item?.area === 'Password')
  const found = email || simple || Object.keys(address).length > 0
  return {
    ...(found ? { email, address } : ((reason && refusedAt(status, reason)) ?? { address: {} })),
    password: simple ? 'passwordTooSimple' : 'passwordAgain',
  }
}

/** The field to focus: the first invalid one. */
export const firstWrong = ({
  email,
  password,
  address,
}: AccountErrors): 'email' | 'password' | AddressField | undefined =>
  email ? 'email' : password ? 'password' : addressFieldNames.find((name) => address[name])

export const isSound = ({ email, password, address }: AccountErrors): boolean =>
  !email && !password && Object.keys(address).length === 0

/** The body of a request for a member's account. */
export type MemberRequest = Extract<AccountRequest, { password: string }>

/** The request that creates a member's account; it says `PostalCode` (specification §3). */
export const accountRequest = (form: AccountForm): MemberRequest => ({
  isGuest: false,
  isPhoneCustomer: false,
  email: form.email,
  password: form.password,
  language: form.spoken,
  subscribe: form.subscribe,
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  address1: form.address1.trim(),
  address2: form.address2.trim() || null,
  city: form.city.trim(),
  province: provinceCode(form.province),
  postalCode: cleanPostalCode(form.zipCode),
  phone: cleanPhone(form.phone) ?? form.phone.trim(),
  isPOBox: isPoBox(form.address1) || isPoBox(form.address2),
})

/**
 * The first reason of a refusal (specification §8 passes on the first) with the field that its Area names. The only
 * business rule here (417) is an e-mail address that a member already has.
 * @returns undefined if it names no field
 */
export function refusedAt(
  status: number,
  { area, message }: { area: string; message: string },
): AccountErrors | undefined {
  if (area === 'Email') return { email: { message, taken: status === 417 }, address: {} }
  if (area === 'Password') return { password: { message }, address: {} }
  const wanted = area === 'PostalCode' ? 'zipcode' : area.toLowerCase()
  const field = addressFieldNames.find((name) => name.toLowerCase() === wanted)
  return field && { address: { [field]: { message } } }
}
