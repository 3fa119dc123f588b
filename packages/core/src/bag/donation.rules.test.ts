import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney } from '../shared/money.ts'
import { isDonationAmount, maxDonation, minDonation, parseAmount } from './donation.rules.ts'

describe('parsing a typed amount', () => {
  test.each([
    ['25', 2500],
    ['25.5', 2550],
    ['25,50', 2550],
    [' $25.00 ', 2500],
    ['25 $', 2500],
    ['1,000', 100_000],
    ['1 000,00 $', 100_000],
    ['0', 0],
  ])('%j is %i cents', (text, cents) => expect(parseAmount(text)).toBe(cents))

  test.each(['', 'ten', '-5', '1e3', '25.505', '25.5.5', '1.250', '1.000,25', '12345678', '٢٥', '$', '1,00,000'])(
    '%j is none',
    (text) => expect(parseAmount(text)).toBeUndefined(),
  )

  test('parses the shop’s own format in both languages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom('en' as const, 'fr' as const),
        (cents, language) => {
          expect(parseAmount(formatMoney(cents, language))).toBe(cents)
        },
      ),
    )
  })
})

test('a donation is between 2.00 and 5,000.00', () => {
  expect([minDonation - 1, minDonation, maxDonation, maxDonation + 1, 250.5, Number.NaN].map(isDonationAmount)).toEqual(
    [false, true, true, false, false, false],
  )
})
