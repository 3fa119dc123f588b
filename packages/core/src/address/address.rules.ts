import type { Province } from '../shared/provinces.ts'
import { cleanLine, cleanName, cleanPhone, cleanPostalCode } from '../shared/typed-text.ts'

/** An address form's fields before validation. */
export type AddressFields = {
  firstName: string
  lastName: string
  address1: string
  address2?: string | null
  city: string
  province: string
  zipCode: string
  phone: string
}
/** The name of one field. */
export type AddressField = keyof AddressFields
/** The error keys of a field. The widgets translate them. */
export type AddressErrorKey = 'required' | 'tooLong' | 'postalCodeFormat' | 'postalCodeProvince' | 'phoneFormat'
/** The first error of each invalid field. */
export type AddressErrors = Partial<Record<AddressField, AddressErrorKey>>

/** The fields marked with an asterisk (specification §5). The second address line is optional. */
export const requiredAddressFields = [
  'firstName',
  'lastName',
  'address1',
  'city',
  'province',
  'zipCode',
  'phone',
] as const satisfies readonly AddressField[]

/** The maximum length of an address field, in characters. */
export const maxAddressFieldLength = 60

/** The most shipping addresses of an account: a page shows all of them, and every bag is read with them. */
export const maxShippingAddresses = 50

/** A postal code in the usual spelling, `A1A 1A1`. Returns any other text unchanged. */
export function displayPostalCode(text: string): string {
  const code = cleanPostalCode(text)
  return isPostalCode(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : text
}

/** Keeps the postal code at the end of an address line together, by a no-break space. */
export const withWholePostalCode = (line: string): string => line.replace(/([A-Z]\d[A-Z]) (\d[A-Z]\d)$/, '$1\u00a0$2')

/** Whether the text is a Canadian postal code, `A1A1A1` or `a1a 1a1`. No code contains D, F, I, O, Q or U, or starts with W or Z. */
export function isPostalCode(text: string): boolean {
  return /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/.test(cleanPostalCode(text))
}

const firstLetters: Readonly<Record<string, readonly Province[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
}

/** The provinces that use a postal code's first letter. The federal offices' K1A serves both Ottawa and Gatineau. */
export function provincesOfPostalCode(text: string): readonly Province[] {
  const code = cleanPostalCode(text)
  if (code.startsWith('K1A')) return ['ON', 'QC']
  return firstLetters[code.charAt(0)] ?? []
}

/**
 * Whether an address line is a post office box, in either language: `PO Box 12`, `P.O. Box`, `POB 12`, `Post Office
 * Box`, `C.P. 12`, `CP 12`, `Case postale`, `B.P. 12`, `Boîte postale`.
 */
export function isPoBox(addressLine: string): boolean {
  const line = cleanLine(addressLine).normalize('NFD').replace(/\p{M}/gu, '')
  return /\b(p\.?\s*o\.?\s*box|post\s+office\s+box|p\.?o\.?b\.?\s*#?\d|case\s+postale|boite\s+postale|[bc]\.?\s*p\.?\s*#?\d)/i.test(
    line,
  )
}

/** Splits a recipient's full name at the first space into first and last name (specification §5). */
export function splitRecipientName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = cleanName(name).split(' ')
  return { firstName, lastName: rest.join(' ') }
}

/**
 * Validates an address as the contract cleans it. Returns the errors by field, and an empty object when all fields are valid.
 *
 * 1. Required fields are not blank.
 * 2. No field is longer than 60 characters.
 * 3. The postal code is a Canadian one and belongs to the province.
 * 4. The phone number has ten digits, and an extension if need be.
 * 5. A field has at most one error, the first of these rules that it breaks.
 */
export function addressErrors(address: AddressFields): AddressErrors {
  const errors: AddressErrors = {}
  for (const field of requiredAddressFields) {
    if (cleanName(address[field]) === '') errors[field] = 'required'
  }
  for (const field of [...requiredAddressFields, 'address2'] as const) {
    if (cleanName(address[field] ?? '').length > maxAddressFieldLength) errors[field] ??= 'tooLong'
  }
  if (!isPostalCode(address.zipCode)) errors.zipCode ??= 'postalCodeFormat'
  else if (
    errors.province === undefined &&
    !provincesOfPostalCode(address.zipCode).some((p) => p === address.province)
  ) {
    errors.zipCode ??= 'postalCodeProvince'
  }
  if (cleanPhone(address.phone) === undefined) errors.phone ??= 'phoneFormat'
  return errors
}
