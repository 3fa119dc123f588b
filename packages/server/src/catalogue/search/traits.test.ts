import { expect, test } from 'vitest'
import { hasFlag, isRated, packTraits, priceBands, priceOf, ratingBands, traitCodes } from './traits.ts'

const plain = { minPrice: 0, rating: null, easyPay: false, onSale: false, marketplace: false }

test.each([
  [1, '0-25'],
  [2499, '0-25'],
  [2500, '25-50'],
  [9999, '50-100'],
  [10_000, '100-200'],
  [49_999, '200-500'],
  [50_000, '500-up'],
  [99_999_999, '500-up'],
])('1 a price of %i cents lies in %s', (minPrice, band) => {
  expect(priceBands[priceOf(packTraits({ ...plain, minPrice }))]?.id).toBe(band)
})

test.each([
  [null, []],
  [1.9, []],
  [2, ['2']],
  [3.9, ['3', '2']],
  [4, ['4', '3', '2']],
  [5, ['4', '3', '2']],
])('2 a rating of %s belongs to %o and up', (rating, bands) => {
  const traits = packTraits({ ...plain, rating })
  expect(ratingBands.filter((_, place) => isRated(traits, place)).map(({ id }) => id)).toEqual(bands)
})

test('3 everything at once stays apart', () => {
  const traits = packTraits({ minPrice: 60_000, rating: 4.5, easyPay: true, onSale: true, marketplace: true })
  expect(traits).toBeLessThan(traitCodes)
  expect((['easy-pay', 'on-sale', 'marketplace', 'on-air'] as const).map((flag) => hasFlag(traits, flag))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
