import { describe, expect, test } from 'vitest'
import { type MemberForm, memberFormErrors, memberRequest } from './member-form.rules.ts'

const form: MemberForm = {
  email: 'maya@example.com',
  password: 'Kettle77',
  firstName: 'Maya',
  lastName: 'Tremblay',
  address1: '128 Rideau Street',
  address2: '',
  city: 'Ottawa',
  province: 'ON',
  zipCode: 'K1N 5X4',
  phone: '613-555-0142',
  spoken: 'en',
  subscribe: false,
}

describe('the errors of a new account’s form (specification §5)', () => {
  test('nothing is wrong', () => expect(memberFormErrors(form)).toEqual({ address: {} }))
  test.each(['', 'maya', 'maya@'])('1 · %j is no e-mail address', (email) => {
    expect(memberFormErrors({ ...form, email })).toEqual({ email: 'emailInvalid', address: {} })
  })
  test.each([
    ['', 'passwordRequired'],
    ['Ket7', 'passwordTooSimple'],
    ['kettle', 'passwordTooSimple'],
  ])('2 · the password %j: %s', (password, error) => {
    expect(memberFormErrors({ ...form, password })).toEqual({ password: error, address: {} })
  })
  test('3 · the address has the errors of addresses', () => {
    expect(memberFormErrors({ ...form, city: ' ', province: 'QC' }).address).toEqual({
      city: 'required',
      zipCode: 'postalCodeProvince',
    })
  })
})

describe('the request of a new account', () => {
  test('1 · has no blanks at the ends, but those of the password', () => {
    const typed = { ...form, email: ' maya@example.com ', password: ' Kettle77 ', firstName: ' Maya ', city: 'Ottawa ' }
    expect(memberRequest(typed)).toMatchObject({
      email: 'maya@example.com',
      password: ' Kettle77 ',
      firstName: 'Maya',
      city: 'Ottawa',
    })
  })
  test.each([
    ['', null],
    ['  ', null],
    [undefined, null],
    [' Apt 4 ', 'Apt 4'],
  ])('2 · the second line %j is %j', (address2, expected) => {
    expect(memberRequest({ ...form, address2 }).address2).toBe(expected)
  })
  test('3 · has the wire’s postal code and phone number', () => {
    expect(memberRequest({ ...form, zipCode: 'k1n 5x4', phone: '(613) 555-0142' })).toMatchObject({
      postalCode: 'K1N5X4',
      phone: '6135550142',
      province: 'ON',
    })
    expect(memberRequest({ ...form, phone: ' 555 ' }).phone).toBe('555')
  })
  test.each([
    [{ address1: 'PO Box 12' }, true],
    [{ address2: 'C.P. 12' }, true],
    [{}, false],
  ])('4 · a box in one of the lines: %j', (lines, isPOBox) => {
    expect(memberRequest({ ...form, ...lines }).isPOBox).toBe(isPOBox)
  })
  test('5 · is a member’s', () => {
    expect(memberRequest({ ...form, spoken: 'fr', subscribe: true })).toMatchObject({
      isGuest: false,
      isPhoneCustomer: false,
      language: 'fr',
      subscribe: true,
    })
  })
})
