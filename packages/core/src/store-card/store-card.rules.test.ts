import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { provinces } from '../shared/provinces.ts'
import { applicationOf, emptyStoreCardForm, type StoreCardForm } from './draft.rules.ts'
import { ageOfMajority, ageOn, errorsOfStep, nextStoreCardStep, storeCardErrors } from './store-card.rules.ts'

const today = '2026-11-23'
const form: StoreCardForm = {
  ...emptyStoreCardForm,
  firstName: 'Maya',
  lastName: 'Tremblay',
  phone: '(514) 555-0142',
  email: 'maya@example.com',
  address1: '7360 Rue Frontenac',
  city: 'Montréal',
  province: 'QC',
  zipCode: 'h2a 2y9',
  yearsAtAddress: '4',
  housingStatus: 'Rent',
  monthlyHousingPayment: '1 200,50 $',
  employmentStatus: 'FullTime',
  annualIncome: '52,000',
  dateOfBirth: '1985-03-07',
  securityQuestionId: 'first-pet',
  answer: 'Léo',
  consent: true,
}
const errorsOf = (change: Partial<StoreCardForm>) => storeCardErrors(applicationOf({ ...form, ...change }), today)

describe('the age of majority', () => {
  test('is 18 in six provinces, and 19 elsewhere', () => {
    const at19 = provinces.map(({ code }) => code).filter((code) => ageOfMajority(code) === 19)
    expect(at19).toEqual(['BC', 'NB', 'NL', 'NT', 'NS', 'NU', 'YT'])
  })
})

describe('the age on a day', () => {
  test.each([
    ['2008-11-23', 18],
    ['2008-11-24', 17],
    ['2026-11-23', 0],
    ['1906-11-23', 120],
    ['1905-11-22', undefined],
    ['2026-11-24', undefined],
    ['1985-02-32', undefined],
    ['1985-02-29', undefined],
    ['1985-13-01', undefined],
    ['0085-03-07', undefined],
    ['1985-3-7', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('%j: %s', (dateOfBirth, age) => expect(ageOn(dateOfBirth, today)).toBe(age))
  test('grows on 1 March for a birthday on 29 February', () => {
    expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([17, 18])
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(20)
  })
  test('is the difference of the years, less one before the birthday', () => {
    const day = fc
      .date({ min: new Date('1970-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10))
    const leapDay = fc.integer({ min: 1972 / 4, max: 2096 / 4 }).map((quarter) => `${quarter * 4}-02-29`)
    fc.assert(
      fc.property(fc.oneof(day, leapDay), fc.oneof(day, leapDay), (one, other) => {
        const [born, today] = [one, other].toSorted() as [string, string]
        const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
        const age = today.slice(5) < born.slice(5) ? years - 1 : years
        expect(ageOn(born, today)).toBe(age > 120 ? undefined : age)
      }),
    )
  })
})

describe('an application', () => {
  test('that is valid has no errors', () => expect(errorsOf({})).toEqual({}))
  test.each<[string, Partial<StoreCardForm>, object]>([
    ['1', { firstName: ' ' }, { firstName: 'required' }],
    ['1', { lastName: 'x'.repeat(61) }, { lastName: 'tooLong' }],
    ['1', { phone: '555-0142' }, { phone: 'phoneFormat' }],
    ['1', { zipCode: 'D2A 2Y9' }, { zipCode: 'postalCodeFormat' }],
    ['1', { province: 'ON' }, { zipCode: 'postalCodeProvince' }],
    ['1', { address1: 'C.P. 12' }, { address1: 'poBox' }],
    ['1', { address1: '' }, { address1: 'required' }],
    ['2', { email: 'maya@' }, { email: 'emailInvalid' }],
    ['3', { yearsAtAddress: '' }, { yearsAtAddress: 'yearsInvalid' }],
    ['3', { yearsAtAddress: '2.5' }, { yearsAtAddress: 'yearsInvalid' }],
    ['3', { yearsAtAddress: '121' }, { yearsAtAddress: 'yearsInvalid' }],
    ['3', { yearsAtAddress: '-1' }, { yearsAtAddress: 'yearsInvalid' }],
    ['4', { housingStatus: '' }, { housingStatus: 'choose' }],
    ['4', { employmentStatus: 'constructor' }, { employmentStatus: 'choose' }],
    ['5', { annualIncome: '' }, { annualIncome: 'amountInvalid' }],
    ['5', { annualIncome: '-1' }, { annualIncome: 'amountInvalid' }],
    ['5', { annualIncome: '99999999' }, { annualIncome: 'amountInvalid' }],
    ['5', { monthlyHousingPayment: 'much' }, { monthlyHousingPayment: 'amountInvalid' }],
    ['6', { dateOfBirth: '' }, { dateOfBirth: 'dateInvalid' }],
    ['6', { dateOfBirth: '1985-02-32' }, { dateOfBirth: 'dateInvalid' }],
    ['6', { dateOfBirth: '2026-11-24' }, { dateOfBirth: 'dateInvalid' }],
    ['7', { dateOfBirth: '2008-11-24' }, { dateOfBirth: 'tooYoung' }],
    ['8', { securityQuestionId: 'constructor' }, { securityQuestionId: 'questionInvalid' }],
    ['8', { answer: ' …?! ' }, { answer: 'answerRequired' }],
    ['9', { consent: false }, { consent: 'consentRequired' }],
  ])('%s · %j', (_, change, errors) => expect(errorsOf(change)).toEqual(errors))

  test('5 · nothing to pay and nothing earned are amounts', () => {
    expect(errorsOf({ annualIncome: '0', monthlyHousingPayment: '0' })).toEqual({})
  })
  test('7 · eighteen is old enough in Quebec, and not in British Columbia', () => {
    const dateOfBirth = '2008-11-23'
    expect(errorsOf({ dateOfBirth })).toEqual({})
    expect(errorsOf({ dateOfBirth, province: 'BC', zipCode: 'V5K 0A1' })).toEqual({ dateOfBirth: 'tooYoung' })
  })
})

describe('the steps', () => {
  test('an application goes on at the first step with an error', () => {
    expect(nextStoreCardStep({})).toBe('review')
    expect(nextStoreCardStep({ answer: 'answerRequired', annualIncome: 'amountInvalid' })).toBe('home')
    expect(nextStoreCardStep({ consent: 'consentRequired' })).toBe('security')
    expect(nextStoreCardStep(storeCardErrors(applicationOf(emptyStoreCardForm), today))).toBe('about')
  })
  test('a step has its own errors, in the order of its fields', () => {
    const errors = storeCardErrors(applicationOf(emptyStoreCardForm), today)
    expect(Object.keys(errorsOfStep(errors, 'about'))).toEqual(['firstName', 'lastName', 'phone', 'email'])
    expect(errorsOfStep({ phone: 'phoneFormat' }, 'security')).toEqual({})
  })
})
