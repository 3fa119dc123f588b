import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { imageAddress, isRange, type ProductPrices, priceDisplay, truncateText } from './catalogue.rules.ts'

describe('pictures', () => {
  test.each([
    ['M', undefined, 'https://img.example/kettle.jpg?impolicy=M'],
    ['L', 'avif', 'https://img.example/kettle.jpg?impolicy=L&format=avif'],
  ] as const)('in width %s and format %s', (size, format, expected) => {
    expect(imageAddress('https://img.example', '/kettle.jpg', size, format)).toBe(expected)
  })
  test('an existing query is preserved', () => {
    expect(imageAddress('', '/k.jpg?v=2', 'S')).toBe('/k.jpg?v=2&impolicy=S')
  })
})

describe('prices', () => {
  const product: ProductPrices = {
    isPrice: 4999,
    wasPrice: 6999,
    isPriceRange: null,
    wasPriceRange: null,
    showIsPrice: true,
    easyPaymentPrice: 1249,
    noOfEasyPays: 4,
  }
  const one = (cents: number) => ({ min: cents, max: cents })

  test('1 · the single price, or the range if there is one', () => {
    expect(priceDisplay(product).price).toEqual(one(4999))
    expect(priceDisplay({ ...product, isPriceRange: { min: 3999, max: 4999 } }).price).toEqual({ min: 3999, max: 4999 })
    expect(priceDisplay({ ...product, isPrice: null }).price).toBeNull()
  })
  test('2 · the was-price, only with ShowIsPrice and when it differs', () => {
    expect(priceDisplay(product).was).toEqual(one(6999))
    expect(priceDisplay({ ...product, showIsPrice: false }).was).toBeNull()
    expect(priceDisplay({ ...product, wasPrice: 4999 }).was).toBeNull()
    expect(priceDisplay({ ...product, wasPrice: null }).was).toBeNull()
    const range = { min: 3999, max: 4999 }
    expect(priceDisplay({ ...product, isPriceRange: range, wasPriceRange: { ...range } }).was).toBeNull()
    expect(priceDisplay({ ...product, isPriceRange: range, wasPriceRange: { min: 3999, max: 5999 } }).was).toEqual({
      min: 3999,
      max: 5999,
    })
  })
  test('3 · the Easy Pay offer', () => {
    expect(priceDisplay(product).easyPayment).toEqual({ count: 4, each: 1249 })
    expect(priceDisplay({ ...product, easyPaymentPrice: null }).easyPayment).toBeNull()
  })
  test('equal ends are no range', () => expect([isRange(one(1)), isRange({ min: 1, max: 2 })]).toEqual([false, true]))
})

describe('truncateText', () => {
  test('1 · text within the limit stays unchanged', () =>
    expect(truncateText('A kettle.', 9)).toEqual({ text: 'A kettle.', cut: false }))
  test('2 · cut at the last space within the limit, including the ellipsis', () => {
    expect(truncateText('A kettle that whistles softly', 21)).toEqual({ text: 'A kettle that…', cut: true })
    expect(truncateText('One, two, three', 10)).toEqual({ text: 'One, two…', cut: true })
  })
  test('3 · a long word is cut inside, never inside a character', () => {
    expect(truncateText('abcdefghij', 5).text).toBe('abcd…')
    expect(truncateText('😀😀😀😀', 4).text).toBe('😀…')
  })
  test('the result is never longer than the limit and is a prefix of the text', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 80 }), fc.integer({ min: 2, max: 200 }), (text, limit) => {
        const { text: shown, cut } = truncateText(text, limit)
        expect(shown.length).toBeLessThanOrEqual(limit)
        expect(text.startsWith(cut ? shown.slice(0, -1) : shown)).toBe(true)
        expect(cut).toBe(text.trim().length > limit)
      }),
    )
  })
})
