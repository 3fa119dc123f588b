import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cardBrand,
  cardErrors,
  cardLogo,
  cardTypes,
  endingDigits,
  expiryMonths,
  expiryYears,
  isCardNumber,
  isExpiryValid,
  passesLuhn,
} from './card.rules.ts'

const today = '2026-11-21'

describe('card numbers', () => {
  test.each([
    ['4242424242424242', 'VI'],
    ['4000 0000 0000 0002', 'VI'],
    ['5555-5555-5555-4444', 'MC'],
    ['2221000000000009', 'MC'],
    ['2720990000000007', 'MC'],
    ['378282246310005', 'AX'],
    ['6039990000000000', 'FI'],
  ])('%s is a card of %s', (number, brand) => {
    expect(cardBrand(number)).toBe(brand)
    expect(isCardNumber(number)).toBe(true)
  })

  test.each([
    ['one digit wrong', '4242424242424241'],
    ['too short', '424242424242424'],
    ['no known brand', '6011111111111117'],
    ['just below MasterCard’s second range', '2220999999999999'],
    ['just above it', '2721000000000004'],
    ['letters', '4242abcd42424242'],
    ['nothing', ''],
  ])('%s is none', (_, number) => expect(isCardNumber(number)).toBe(false))

  test('a brand is known from its first digits', () => {
    expect([cardBrand('4'), cardBrand('34'), cardBrand('51'), cardBrand('603999'), cardBrand('6')]).toEqual([
      'VI',
      'AX',
      'MC',
      'FI',
      undefined,
    ])
  })

  test('the check digit catches every wrong digit', () => {
    const wrong = fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(wrong, ([at, by]) => {
        const digits = [...'4242424242424242'].map(Number)
        digits[at] = ((digits[at] ?? 0) + by) % 10
        expect(passesLuhn(digits.join(''))).toBe(false)
      }),
    )
  })
})

describe('the cards of a list', () => {
  test('the store’s card is translated', () => {
    expect(cardTypes.map(({ code, name }) => `${code} ${name.en} / ${name.fr}`)).toEqual([
      'VI Visa / Visa',
      'MC MasterCard / MasterCard',
      'AX American Express / American Express',
      'FI Onair Card / Carte Onair',
    ])
  })
  test('months: an empty one, then 01 to 12', () => {
    expect(expiryMonths()).toEqual(['', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])
  })
  test('years: an empty one, then ten', () => {
    expect(expiryYears(2026)).toEqual(['', ...'2026 2027 2028 2029 2030 2031 2032 2033 2034 2035'.split(' ')])
  })
})

describe('expiry', () => {
  test.each([
    ['11', '2026', true],
    ['12', '2026', true],
    ['01', '2027', true],
    ['10', '2026', false],
    ['12', '2025', false],
    ['13', '2027', false],
    ['1', '2027', false],
    ['', '', false],
    ['01', '27', false],
  ])('%s/%s in November 2026: %s', (month, year, expected) => expect(isExpiryValid(month, year, today)).toBe(expected))
})

describe('errors of a card', () => {
  const good = { cardNumber: '4242424242424242', expiryMonth: '11', expiryYear: '2026' }
  test('nothing', () => expect(cardErrors(good, today)).toEqual({}))
  test('1 · the number is required, then checked', () => {
    expect(cardErrors({ ...good, cardNumber: ' ' }, today)).toEqual({ cardNumber: 'cardNumberRequired' })
    expect(cardErrors({ ...good, cardNumber: '42' }, today)).toEqual({ cardNumber: 'cardNumberInvalid' })
  })
  test('2 · month and year must be picked', () => {
    expect(cardErrors({ ...good, expiryMonth: '', expiryYear: '' }, today)).toEqual({
      expiryMonth: 'expiryMonthInvalid',
      expiryYear: 'expiryYearInvalid',
    })
  })
  test('3 · a month that is over is the month’s fault, an earlier year the year’s', () => {
    expect(cardErrors({ ...good, expiryMonth: '10' }, today)).toEqual({ expiryMonth: 'expiryMonthInvalid' })
    expect(cardErrors({ ...good, expiryYear: '2025' }, today)).toEqual({ expiryYear: 'expiryYearInvalid' })
  })
})

describe('how an order shows its card', () => {
  test.each([
    ['Visa', 'VI'],
    ['VISA ending', 'VI'],
    ['MasterCard', 'MC'],
    ['Mastercard', 'MC'],
    ['American Express', 'AX'],
    ['Onair Card', 'FI'],
    ['Carte Onair', 'FI'],
    ['Cheque', undefined],
    ['', undefined],
  ])('the logo for %j is %s', (text, expected) => expect(cardLogo(text)).toBe(expected))
  test('the ending digits, without asterisks', () => expect(endingDigits('**** **** **** 4242')).toBe('4242'))
})
