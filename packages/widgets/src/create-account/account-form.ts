import { type MemberForm, memberFormErrors } from '@onair/core/account'
import type { AddressField } from '@onair/core/address'
import { type AddressProblems, type AddressValues, addressFieldNames, readAddress } from '../parts/address-values.ts'

/** The form's values, as typed. */
export type AccountForm = AddressValues & MemberForm

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

/** The errors of a posted form: the rules' if there are any, otherwise the server's. */
export function typedErrors({ values, status, items: [reason, ...others] }: TypedAccount): AccountErrors {
  const { email, address } = memberFormErrors({ ...values, password: '' })
  const isTooSimple = [reason, ...others].some((item) => item?.area === 'Password')
  const breaksRules = email || isTooSimple || Object.keys(address).length > 0
  return {
    ...(breaksRules ? { email, address } : ((reason && refusedAt(status, reason)) ?? { address: {} })),
    password: isTooSimple ? 'passwordTooSimple' : 'passwordAgain',
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
  const fieldName = area === 'PostalCode' ? 'zipcode' : area.toLowerCase()
  const field = addressFieldNames.find((name) => name.toLowerCase() === fieldName)
  return field && { address: { [field]: { message } } }
}
