import { describe, expect, test } from 'vitest'
import { giftCardErrors, giftCardRefusalErrors } from './gift-card.rules.ts'

const pin = '1234'
const cardNumber = '6006490000000050'

describe('validating a gift card', () => {
  test.each([
    cardNumber,
    '6006 4900 0000 0050',
    '6006-4900-0000-0050',
    ` ${cardNumber} `,
    '6006\u00a0\u00a04900\u20110000.0050\u200e',
  ])('1. %j is a number', (typed) => {
    expect(giftCardErrors({ cardNumber: typed, pin })).toEqual({})
  })
  test.each(['', '600649000000005', `${cardNumber}1`, '600649000000005a'])('1. %j is no number', (typed) => {
    expect(giftCardErrors({ cardNumber: typed, pin })).toEqual({ cardNumber: 'giftCardNumber' })
  })
  test.each(['', '123', '12345', '12a4'])('2. %j is no PIN', (typed) => {
    expect(giftCardErrors({ cardNumber, pin: typed })).toEqual({ pin: 'giftCardPin' })
  })
  test('3. spaces around a PIN are ignored', () => {
    expect(giftCardErrors({ cardNumber, pin: ' 1234 ' })).toEqual({})
  })
  test.each([
    ['Pin', { pin: { message: 'No.' } }],
    ['GiftCards', { cardNumber: { message: 'No.' } }],
  ])('assigns a refusal about %s to its field', (area, errors) => {
    expect(giftCardRefusalErrors([{ message: 'No.', area }])).toEqual(errors)
  })
  test('assigns each reason of a malformed request to its field, the first of each', () => {
    const reasons = ['CardNumber', 'Pin', 'Pin'].map((area, index) => ({ message: `No ${index}.`, area }))
    expect(giftCardRefusalErrors(reasons)).toEqual({ cardNumber: { message: 'No 0.' }, pin: { message: 'No 1.' } })
  })
})
