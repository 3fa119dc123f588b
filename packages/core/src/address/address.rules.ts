import type { Province } from '../shared/provinces.ts'

/** Constants of the address look-up (specification §9). */
export const addressLookup = {
  country: 'CAN',
  defaultLanguage: 'en',
  maxSuggestions: 7,
  maxResults: 10,
  minCharacters: 1,
  delayMs: 300,
  listHeightPx: 240,
} as const

/** An address as a form holds it, before it is known to be right. */
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
export type AddressField = keyof AddressFields
/** What may be wrong with a field. */
export type AddressErrorKey = 'required' | 'tooLong' | 'postalCodeFormat' | 'postalCodeProvince' | 'phoneFormat'
/** The fields that are wrong, each with the first thing wrong with it. */
export type AddressErrors = Partial<Record<AddressField, AddressErrorKey>>

/** The fields that carry an asterisk (specification §5). The second address line is optional. */
export const requiredAddressFields = [
  'firstName',
  'lastName',
  'address1',
  'city',
  'province',
  'zipCode',
  'phone',
] as const satisfies readonly AddressField[]

/** The most characters that a field of an address holds. */
export const maxAddressFieldLength = 60

/**
 * A postal code as it travels: capitals, without its space (specification §5: the first space is removed).
 * What is around it is trimmed first.
 */
export function postalCodeForWire(text: string): string {
  return text.trim().toUpperCase().replace(' ', '')
}

/** A postal code as people write it: `A1A 1A1`. What is none comes back as it is. */
export function displayPostalCode(text: string): string {
  const code = postalCodeForWire(text)
  return isPostalCode(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : text
}

/** Whether it is a Canadian postal code, `A1A1A1` or `a1a 1a1`. The letters D, F, I, O, Q and U are in none; W and Z start none. */
export function isPostalCode(text: string): boolean {
  return /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/.test(postalCodeForWire(text))
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

/** The provinces that a postal code can lie in. The federal offices' K1A serves Ottawa and Gatineau alike. */
export function provincesOfPostalCode(text: string): readonly Province[] {
  const code = postalCodeForWire(text)
  if (code.startsWith('K1A')) return ['ON', 'QC']
  return firstLetters[code.charAt(0)] ?? []
}

/**
 * Whether an address line is a post office box, in either language: `PO Box 12`, `P.O. Box`, `POB 12`, `Post Office
 * Box`, `C.P. 12`, `CP 12`, `Case postale`, `B.P. 12`, `Boîte postale`.
 */
export function isPoBox(addressLine: string): boolean {
  const line = addressLine.normalize('NFD').replace(/\p{M}/gu, '')
  return /\b(p\.?\s*o\.?\s*box|post\s+office\s+box|p\.?o\.?b\.?\s*#?\d|case\s+postale|boite\s+postale|[bc]\.?\s*p\.?\s*#?\d)/i.test(
    line,
  )
}

/** First and last name from a recipient's full name, split at the first space (specification §5). */
export function splitRecipientName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/**
 * A phone number's ten digits, which is how it travels; undefined when there are not ten.
 * Dashes, dots, brackets, spaces and a country code of 1 are dropped: the guest's phone number too (the
 * specification, §5, means them to be stripped, and reports that the raw value was sent; that is not kept up here).
 */
export function phoneDigits(text: string): string | undefined {
  if (/[^\d\s().+-]/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? digits : undefined
}

/** Three groups, 3-3-rest (specification §2): `416-555-0100`. What is too short for it comes back as it is. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text) ?? text.replace(/\D/g, '')
  return digits.length > 6 ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` : text
}

/**
 * What is wrong with an address, by field; empty when nothing is.
 *
 * 1. Required fields hold more than blanks.
 * 2. No field is longer than 60 characters.
 * 3. The postal code has the form of a Canadian one, and lies in the province.
 * 4. The phone number has ten digits.
 * 5. A field has one error, the first of these.
 */
export function addressErrors(address: AddressFields): AddressErrors {
  const errors: AddressErrors = {}
  for (const field of requiredAddressFields) {
    if (address[field].trim() === '') errors[field] = 'required'
  }
  for (const field of [...requiredAddressFields, 'address2'] as const) {
    if ((address[field]?.length ?? 0) > maxAddressFieldLength) errors[field] ??= 'tooLong'
  }
  if (!isPostalCode(address.zipCode)) errors.zipCode ??= 'postalCodeFormat'
  else if (
    errors.province === undefined &&
    !provincesOfPostalCode(address.zipCode).some((p) => p === address.province)
  ) {
    errors.zipCode ??= 'postalCodeProvince'
  }
  if (phoneDigits(address.phone) === undefined) errors.phone ??= 'phoneFormat'
  return errors
}
