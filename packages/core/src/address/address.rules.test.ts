import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { provinces } from '../shared/provinces.ts'
import { cleanPhone, cleanPostalCode } from '../shared/typed-text.ts'
import {
  type AddressFields,
  addressErrors,
  displayPostalCode,
  isPoBox,
  isPostalCode,
  provincesOfPostalCode,
  splitRecipientName,
  withWholePostalCode,
} from './address.rules.ts'
import { formatPhone, phoneHref, phonesIn } from './phone.rules.ts'

const good: AddressFields = {
  firstName: 'Marie',
  lastName: 'Tremblay',
  address1: '12, rue Sainte-Catherine',
  address2: '',
  city: 'Montréal',
  province: 'QC',
  zipCode: 'H2X 1Y4',
  phone: '514-555-0100',
}

describe('postal codes', () => {
  test.each(['H2X 1Y4', 'h2x1y4', ' K1A0B1 ', 'X0A 0H0', 'H2X-1Y4', 'H2X  1Y4'])('%j is a postal code', (text) =>
    expect(isPostalCode(text)).toBe(true),
  )
  test.each(['', 'H2X', 'D1A 1A1', 'W1A 1A1', 'H2O 1Y4', '90210', 'H2X 1Y4 5'])('%j is not a postal code', (text) =>
    expect(isPostalCode(text)).toBe(false),
  )
  test.each([
    ['Mississauga, ON L5G 1C9', 'Mississauga, ON L5G\u00a01C9'],
    ['88 Lakeshore Road East', '88 Lakeshore Road East'],
    ['R2D 2A5 Street 12', 'R2D 2A5 Street 12'],
  ])('the postal code at the end of a line is not broken: %s', (line, whole) =>
    expect(withWholePostalCode(line)).toBe(whole),
  )
  test('the wire’s format has no space, the displayed one has', () => {
    expect(cleanPostalCode(' h2x 1y4 ')).toBe('H2X1Y4')
    expect(displayPostalCode('h2x1y4')).toBe('H2X 1Y4')
    expect(displayPostalCode('nowhere')).toBe('nowhere')
  })
  test('every province has a first letter, and every letter a province', () => {
    const of = (letter: string): readonly string[] => provincesOfPostalCode(`${letter}2A1A1`)
    const reached = new Set([...'ABCEGHJKLMNPRSTVXY'].flatMap(of))
    expect([...reached].sort()).toEqual(provinces.map(({ code }) => code as string).sort())
    expect(of('D')).toEqual([])
  })
  test('the federal offices’ K1A belongs to Ontario and Quebec', () => {
    expect(provincesOfPostalCode('K1A 0B1')).toEqual(['ON', 'QC'])
    expect(provincesOfPostalCode('K1B 0B1')).toEqual(['ON'])
  })
})

describe('post office boxes', () => {
  test.each([
    'PO Box 12',
    'P.O. Box 12',
    'P. O. BOX 7',
    'p o box 7',
    'POB 12',
    'POBox 12',
    'Post Office Box 9',
    'C.P. 45',
    'CP 45',
    'Case postale 45',
    'B.P. 12',
    'Boîte postale 3',
    '12 Main St, PO Box 4',
  ])('%s is a post office box', (line) => expect(isPoBox(line)).toBe(true))
  test.each(['12 Main Street', '5 Boxwood Crescent', 'RR 2', '8 CPR Lane', '12, rue du Cap', ''])(
    '%j is none',
    (line) => expect(isPoBox(line)).toBe(false),
  )
})

test.each([
  ['Marie Tremblay', 'Marie', 'Tremblay'],
  ['  Marie   Tremblay  ', 'Marie', 'Tremblay'],
  ['Jean Van Der Berg', 'Jean', 'Van Der Berg'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
])('the recipient %j is %j and %j', (name, firstName, lastName) => {
  expect(splitRecipientName(name)).toEqual({ firstName, lastName })
})

describe('phone numbers that can be called', () => {
  test.each([
    '1-800-555-0100',
    '+1 800 555 0100',
    '1 (800) 555-0100',
    '(800) 555-0100',
    '(800)555-0100',
    '800.555.0100',
    '800-555-0100',
    '1\u00a0800\u00a0555-0100',
    '+1-800-555-0100',
  ])('1 · %j in a sentence', (number) => {
    expect(phonesIn(`Please call ${number}.`)).toEqual([
      { text: 'Please call ' },
      { text: number, href: 'tel:+18005550100' },
      { text: '.' },
    ])
    expect(phoneHref(number)).toBe('tel:+18005550100')
  })

  test.each([
    'Item 412-305',
    'Item 412-305678',
    'Order 10000123',
    'Order 100000123-1',
    'Order 8005550100',
    'Card 4111-1111-1111-1111',
    'Return R-100-200-3000-4',
    'Parcel 1Z999AA10123456784',
    'From 2026-11-27 to 2026-12-27',
    'A4B 800-555-01000',
    '1234-800-555-0100',
    '$1,800.555.0100,00',
    '',
  ])('2 · no phone number in %j', (text) => expect(phonesIn(text).some(({ href }) => href)).toBe(false))

  test('3 · several, at both ends', () => {
    expect(phonesIn('800-555-0100 or 1-888-555-0199').map(({ href }) => href)).toEqual([
      'tel:+18005550100',
      undefined,
      'tel:+18885550199',
    ])
  })
})

describe('phone numbers', () => {
  test.each(['416-555-0100', '(416) 555-0100', '416.555.0100', '+1 416 555 0100', '14165550100', '4165550100'])(
    '%s travels as ten digits',
    (text) => expect(cleanPhone(text)).toBe('4165550100'),
  )
  test.each(['', '555-0100', '416-555-01000', '416-555-010x', '2 416 555 0100'])('%j is not a phone number', (text) =>
    expect(cleanPhone(text)).toBeUndefined(),
  )
  test('displayed in three groups', () => {
    expect(formatPhone('4165550100')).toBe('416-555-0100')
    expect(formatPhone('416555010099')).toBe('416-555-010099')
    expect(formatPhone('5550')).toBe('5550')
    expect(formatPhone('4165550100x12')).toBe('416-555-0100 x12')
    expect(phoneHref('416-555-0100 x12')).toBe('tel:+14165550100;ext=12')
  })
  test('formatting does not change the digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{9}$/), (digits) => {
        expect(cleanPhone(formatPhone(digits))).toBe(digits)
      }),
    )
  })
})

describe('validating an address', () => {
  test('a valid address has no errors', () => expect(addressErrors(good)).toEqual({}))
  test.each(['firstName', 'lastName', 'address1', 'city', 'province', 'zipCode', 'phone'] as const)(
    '1 · %s must not be blank',
    (field) => expect(addressErrors({ ...good, [field]: '  ' })).toEqual({ [field]: 'required' }),
  )
  test('1 · the second line is optional', () => {
    for (const address2 of ['', null, undefined]) expect(addressErrors({ ...good, address2 })).toEqual({})
  })
  test('2 · no field is longer than 60 characters', () => {
    expect(addressErrors({ ...good, city: 'M'.repeat(61), address2: 'x'.repeat(61) })).toEqual({
      city: 'tooLong',
      address2: 'tooLong',
    })
  })
  test('3 · the postal code is a Canadian one and belongs to the province', () => {
    expect(addressErrors({ ...good, zipCode: '12345' })).toEqual({ zipCode: 'postalCodeFormat' })
    expect(addressErrors({ ...good, zipCode: 'M5V 2T6' })).toEqual({ zipCode: 'postalCodeProvince' })
  })
  test('4 · the phone number has ten digits', () => {
    expect(addressErrors({ ...good, phone: '555-0100' })).toEqual({ phone: 'phoneFormat' })
  })
  test('5 · a field has at most one error', () => {
    const empty: AddressFields = {
      firstName: '',
      lastName: '',
      address1: '',
      city: '',
      province: '',
      zipCode: '',
      phone: '',
    }
    expect(new Set(Object.values(addressErrors(empty)))).toEqual(new Set(['required']))
  })
})
