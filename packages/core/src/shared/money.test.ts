import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, formatMoneyUsdStyle, moneyParts, splitByLargestRemainder } from './money.ts'

const nb = '\u00a0'

describe('money as text', () => {
  test.each([
    [0, '$0.00', `0,00${nb}$`],
    [5, '$0.05', `0,05${nb}$`],
    [123_456, '$1,234.56', `1${nb}234,56${nb}$`],
    [100_000_000, '$1,000,000.00', `1${nb}000${nb}000,00${nb}$`],
    [-1999, '−$19.99', `−19,99${nb}$`],
  ])('%i cents', (cents, en, fr) => {
    expect(formatMoney(cents, 'en')).toBe(en)
    expect(formatMoney(cents, 'fr')).toBe(fr)
  })

  test('the Easy Pay footer has one style for both languages', () => {
    expect(formatMoneyUsdStyle(123_456)).toBe('$1,234.56')
  })

  test('1 · the parts are the text, in its order; 2 · all but the dollars are raised', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom('en' as const, 'fr' as const),
        (cents, language) => {
          const { text, parts } = moneyParts(cents, language)
          expect(text).toBe(formatMoney(cents, language))
          expect(parts.map((part) => part.text).join('')).toBe(text)
          for (const part of parts) expect(part.raised).toBe(part.role !== 'whole')
        },
      ),
    )
  })

  test('English puts the sign before, French after', () => {
    expect(moneyParts(123_456, 'en').parts.map(({ role, text }) => [role, text])).toEqual([
      ['sign', '$'],
      ['whole', '1,234'],
      ['separator', '.'],
      ['cents', '56'],
    ])
    expect(moneyParts(123_456, 'fr').parts.map(({ role, text }) => [role, text])).toEqual([
      ['whole', `1${nb}234`],
      ['separator', ','],
      ['cents', '56'],
      ['sign', `${nb}$`],
    ])
  })
})

describe('splitByLargestRemainder', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 })
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

  test('1 · the shares add up; 2 · each is its portion rounded down or up', () => {
    fc.assert(
      fc.property(amount, weights, (total, parts) => {
        const shares = splitByLargestRemainder(total, parts)
        expect(shares.reduce((a, b) => a + b, 0)).toBe(total)
        const sum = parts.reduce((a, b) => a + b, 0)
        if (sum === 0) return
        shares.forEach((share, index) => {
          const exact = BigInt(Math.abs(total)) * BigInt(parts[index] ?? 0)
          const low = exact / BigInt(sum)
          const high = low + (exact % BigInt(sum) === 0n ? 0n : 1n)
          expect([low, high]).toContain(BigInt(Math.abs(share)))
        })
      }),
    )
  })

  test('3 · the remaining cent goes to the largest remainder, among equals to the earliest', () => {
    expect(splitByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(splitByLargestRemainder(10, [10, 25, 65])).toEqual([1, 3, 6])
    expect(splitByLargestRemainder(7, [1, 2, 4, 0])).toEqual([1, 2, 4, 0])
  })

  test('4 · weights that are all zero count as equal', () => {
    expect(splitByLargestRemainder(5, [0, 0])).toEqual([3, 2])
  })

  test('5 · a negative amount is divided like its positive, without negative zeros', () => {
    expect(splitByLargestRemainder(-100, [1, 0, 2])).toEqual([-33, 0, -67])
  })

  test('zero over no weights is no share; an amount over no weights and a bad weight are errors', () => {
    expect(splitByLargestRemainder(0, [])).toEqual([])
    expect(() => splitByLargestRemainder(1, [])).toThrow(RangeError)
    expect(() => splitByLargestRemainder(1, [-1, 2])).toThrow(RangeError)
    expect(() => splitByLargestRemainder(1, [0.5])).toThrow(RangeError)
  })
})
