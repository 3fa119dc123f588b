import { describe, expect, test } from 'vitest'
import {
  cardLogo,
  cardTypes,
  endingDigits,
  expiryErrors,
  expiryMonths,
  expiryYears,
  isExpiryValid,
  isSameCard,
} from './card.rules.ts'

const today = '2026-11-21'

test('a card is the same by type, digits and expiry: a renewed one is another', () => {
  const card = { cardType: 'VI', lastDigits: '4242', expiryMonth: '08', expiryYear: '2029' }
  expect(isSameCard(card, { ...card })).toBe(true)
  const others = [{ cardType: 'MC' }, { lastDigits: '4444' }, { expiryMonth: '09' }, { expiryYear: '2032' }]
  for (const change of others) expect(isSameCard(card, { ...card, ...change })).toBe(false)
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

describe('errors of an expiry', () => {
  const good = { expiryMonth: '11', expiryYear: '2026' }
  test('a valid expiry has none', () => expect(expiryErrors(good, today)).toEqual({}))
  test('1 · month and year must be picked', () => {
    expect(expiryErrors({ ...good, expiryMonth: '', expiryYear: '' }, today)).toEqual({
      expiryMonth: 'expiryMonthInvalid',
      expiryYear: 'expiryYearInvalid',
    })
  })
  test('2 · a past month is an error of the month, a past year of the year', () => {
    expect(expiryErrors({ ...good, expiryMonth: '10' }, today)).toEqual({ expiryMonth: 'expiryMonthInvalid' })
    expect(expiryErrors({ ...good, expiryYear: '2025' }, today)).toEqual({ expiryYear: 'expiryYearInvalid' })
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
