import { describe, expect, test } from 'vitest'
import { type ProductPrices, priceDisplay } from './price-display.rules.ts'

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
  test('2 · a single was-price within the range is not shown: some styles still cost that much', () => {
    const range = { ...product, isPriceRange: { min: 3999, max: 4999 } }
    for (const wasPrice of [3999, 4500, 4999]) expect(priceDisplay({ ...range, wasPrice }).was).toBeNull()
    expect(priceDisplay({ ...range, wasPrice: 5000 }).was).toEqual(one(5000))
  })
  test('3 · the Easy Pay offer', () => {
    expect(priceDisplay(product).easyPayment).toEqual({ count: 4, first: 1252, each: 1249 })
    expect(priceDisplay({ ...product, easyPaymentPrice: null }).easyPayment).toBeNull()
  })
})
