import { describe, expect, test } from 'vitest'
import { bandsAround, productsThatFit } from './free-shipping.rules.ts'

const of = (itemNo: string, isPrice: number | null, more: object = {}) => ({
  itemNo,
  isPrice,
  isDonation: false,
  stock: 'in' as const,
  edpCount: 1,
  ...more,
})
const fits = (products: Parameters<typeof productsThatFit>[0], missing = 3000, inBag: string[] = []) =>
  productsThatFit(products, missing, inBag).map(({ itemNo }) => itemNo)

describe('products that a bag needs for free delivery', () => {
  test('1 · each can be added with one press, and is not in the bag', () => {
    const shelf = [
      of('gone', 3100, { stock: 'out' }),
      of('sizes', 3100, { edpCount: 3 }),
      of('gift', 3100, { isDonation: true }),
      of('range', null),
      of('had', 3100),
      of('lamp', 3200),
    ]
    expect(fits(shelf, 3000, ['had'])).toEqual(['lamp'])
  })
  test('2, 3 · those that reach the threshold, the cheapest first; then those that bring it closest', () => {
    expect(fits([of('a', 2900), of('b', 4000), of('c', 1000), of('d', 3000)])).toEqual(['d', 'b', 'a'])
  })
  test('4 · three at most, and none of an empty catalogue', () => {
    expect(fits(['a', 'b', 'c', 'd', 'e'].map((no) => of(no, 3000)))).toHaveLength(3)
    expect(fits([])).toEqual([])
  })
})

test.each([
  [0, 'price:0-25,price:25-50'],
  [2499, 'price:0-25,price:25-50'],
  [2500, 'price:25-50,price:50-100'],
  [9899, 'price:50-100,price:100-200'],
  [12_000, 'price:100-200'],
])('the bands around %d cents', (cents, dimensions) => expect(bandsAround(cents)).toBe(dimensions))
