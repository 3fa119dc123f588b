import fc from 'fast-check'
import { expect, test } from 'vitest'
import { departments } from '../pictures/names.ts'
import { paymentsFor, priceOf, tagPrice } from './prices.ts'
import { random } from './random.ts'

const department = fc.constantFrom(...departments)
const dollars = fc.double({ min: 5, max: 5000, noNaN: true })

test('1 price endings by department', () => {
  expect(tagPrice(59.6, 'fashion')).toBe(5_999)
  expect(tagPrice(37.7, 'beauty')).toBe(3_800)
  expect(tagPrice(134, 'kitchen')).toBe(13_495)
  expect(tagPrice(1_296, 'electronics')).toBe(129_999)
})

test('2 rounds to a near price in whole cents above zero', () => {
  fc.assert(
    fc.property(dollars, department, (price, where) => {
      const cents = tagPrice(price, where)
      expect(Number.isInteger(cents)).toBe(true)
      expect(cents).toBeGreaterThan(0)
      expect(Math.abs(cents / 100 - price)).toBeLessThanOrEqual(Math.max(1.01, price * 0.06))
    }),
  )
})

test('3 a price before a sale is higher than the price, or absent', () => {
  fc.assert(
    fc.property(dollars, fc.integer({ min: 0, max: 60 }), department, (price, reduction, where) => {
      const { cents, was } = priceOf(price, reduction, where)
      if (reduction === 0) expect(was).toBeNull()
      if (was !== null) expect(was).toBeGreaterThan(cents)
    }),
  )
})

test('4 higher prices offer more instalments, from 2 to 6; low ones none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 500_000 }), fc.nat(), (cents, seed) => {
      const payments = paymentsFor(cents, random('test', seed))
      if (cents < 4_000) expect(payments).toBe(1)
      expect(payments).toBeGreaterThanOrEqual(1)
      expect(payments).toBeLessThanOrEqual(6)
      if (payments === 6) expect(cents).toBeGreaterThanOrEqual(35_000)
    }),
  )
})
