import { type AddressErrors, type AddressFields, addressErrors, isPoBox } from '../address/address.rules.ts'
import type { BodyOf } from '../http/contract.ts'
import type { Language } from '../shared/language.ts'
import { provinceCode } from '../shared/provinces.ts'
import { cleanPhone, cleanPostalCode } from '../shared/typed-text.ts'
import { isEmail, isPassword } from '../sign-in/sign-in.rules.ts'
import type { AccountContract } from './account.contract.ts'

/** The form of a new member’s account, as typed. */
export type MemberForm = AddressFields & {
  email: string
  password: string
  /** The language of the shop’s messages. */
  spoken: Language
  subscribe: boolean
}

/** The errors by field; the widgets hold the texts (specification §5). */
export type MemberFormErrors = {
  email?: 'emailInvalid'
  password?: 'passwordRequired' | 'passwordTooSimple'
  address: AddressErrors
}

/** The body of a request for a member’s account. */
export type MemberRequest = Extract<BodyOf<AccountContract['POST /api/v2/{language}/accounts']>, { password: string }>

/**
 * Validates the form of a new account (specification §5).
 *
 * 1. The e-mail address is one.
 * 2. The password is required and follows the password rule.
 * 3. Name, address and phone follow the rules of addresses.
 */
export function memberFormErrors(form: MemberForm): MemberFormErrors {
  return {
    ...(!isEmail(form.email) && { email: 'emailInvalid' }),
    ...(form.password === ''
      ? { password: 'passwordRequired' }
      : !isPassword(form.password) && { password: 'passwordTooSimple' }),
    address: addressErrors(form),
  }
}

/**
 * The request that creates a member’s account; it says `PostalCode` (specification §3).
 *
 * 1. Texts have no blanks at the ends. A password is sent as it was typed.
 * 2. An empty second line of the address is none.
 * 3. The province is its code; postal code and phone number have the wire’s format. A phone number that cannot be read is sent as
 *    typed, for the server to refuse.
 * 4. It says whether one of the address’s lines is a post office box.
 */
export function memberRequest(form: MemberForm): MemberRequest {
  const address2 = form.address2?.trim() ?? ''
  return {
    isGuest: false,
    isPhoneCustomer: false,
    email: form.email.trim(),
    password: form.password,
    language: form.spoken,
    subscribe: form.subscribe,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    address1: form.address1.trim(),
    address2: address2 || null,
    city: form.city.trim(),
    province: provinceCode(form.province),
    postalCode: cleanPostalCode(form.zipCode),
    phone: cleanPhone(form.phone) ?? form.phone.trim(),
    isPOBox: isPoBox(form.address1) || isPoBox(address2),
  }
}
