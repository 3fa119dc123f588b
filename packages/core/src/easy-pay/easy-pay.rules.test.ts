import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { easyPaymentPrice, instalmentAmounts, instalments, maxInstallments, noOfEasyPays } from './easy-pay.rules.ts'
import { paymentLabel } from './payment-label.rules.ts'
import { noOfEasyPayText, parseNoOfEasyPay, paymentProgress } from './position.rules.ts'

const order = { merchandiseCents: 10_000, shippingCents: 995, taxCents: 1429, firstDate: '2026-11-21' }
const amounts = (input: Parameters<typeof instalments>[0]): number[] => instalments(input).map((one) => one.amountCents)

describe('instalments', () => {
  test('2, 3 · equal cents, the remainder with shipping and taxes on the first', () => {
    expect(amounts({ ...order, count: 3 })).toEqual([3334 + 995 + 1429, 3333, 3333])
    expect(amounts({ ...order, merchandiseCents: 10_001, shippingCents: 0, taxCents: 0, count: 6 })).toEqual([
      1671, 1666, 1666, 1666, 1666, 1666,
    ])
  })

  test('2, 3 · a 5.00 donation beside a 609.00 ring is paid whole with the first payment, and the ring in four', () => {
    const bag = { ...order, merchandiseCents: 61_400, wholeCents: 500, taxCents: 7917, shippingCents: 0 }
    expect(amounts({ ...bag, count: 4 })).toEqual([15_225 + 500 + 7917, 15_225, 15_225, 15_225])
    expect(amounts({ ...bag, wholeCents: 61_400, count: 4 })).toEqual([61_400 + 7917, 0, 0, 0])
    expect(() => amounts({ ...bag, wholeCents: 61_401, count: 4 })).toThrow(RangeError)
  })

  test('4 · gift cards reduce the first, then the next', () => {
    expect(amounts({ ...order, paidCents: 5000, count: 3 })).toEqual([758, 3333, 3333])
    expect(amounts({ ...order, paidCents: 7000, count: 3 })).toEqual([0, 2091, 3333])
    expect(amounts({ ...order, paidCents: 12_424, count: 3 })).toEqual([0, 0, 0])
  })

  test('5 · every 30 days from the day of the order', () => {
    expect(instalments({ ...order, count: 4 }).map(({ number, dueDate }) => `${number} ${dueDate}`)).toEqual([
      '1 2026-11-21',
      '2 2026-12-21',
      '3 2027-01-20',
      '4 2027-02-19',
    ])
  })

  test('a count of 1 gives one payment', () => expect(amounts({ ...order, count: 1 })).toEqual([12_424]))

  test.each([0, 7, 1.5, -1])('a count of %s throws', (count) => {
    expect(() => instalments({ ...order, count })).toThrow(RangeError)
  })

  test('paying more than the amount due throws', () => {
    expect(() => instalments({ ...order, paidCents: 12_425, count: 2 })).toThrow(RangeError)
  })

  test('1, 6 · they always add up, none is negative, and only the first may be larger', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    const input = fc.record({
      merchandiseCents: cents,
      shippingCents: cents,
      taxCents: cents,
      whole: fc.integer({ min: 0, max: 100 }),
      part: fc.integer({ min: 0, max: 100 }),
      count: fc.integer({ min: 1, max: 6 }),
    })
    fc.assert(
      fc.property(input, ({ part, whole, ...rest }) => {
        const total = rest.merchandiseCents + rest.shippingCents + rest.taxCents
        const paidCents = Math.floor((total * part) / 100)
        const wholeCents = Math.floor((rest.merchandiseCents * whole) / 100)
        const parts = amounts({ ...rest, wholeCents, paidCents, firstDate: '2026-11-21' })
        expect(parts).toHaveLength(rest.count)
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total - paidCents)
        for (const amount of parts) expect(amount).toBeGreaterThanOrEqual(0)
        const later = parts.slice(1)
        const divided = rest.merchandiseCents - wholeCents
        expect(later.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(divided)
        expect(later).toEqual([...later].sort((a, b) => a - b))
      }),
    )
  })
})

describe('every total', () => {
  // Up to a million totals times five counts: one expectation for each would take minutes, so the test searches for the first failure.
  const firstWrong = (
    from: number,
    to: number,
    count: number,
    fits: (parts: number[], total: number) => boolean,
  ): number | undefined => {
    for (let total = from; total <= to; total += 1) {
      const parts = instalmentAmounts({ merchandiseCents: total, shippingCents: 0, taxCents: 0, count })
      if (!fits(parts, total)) return total
    }
    return undefined
  }

  const addUp = (from: number, to: number) => (count: number) => {
    const wrong = firstWrong(from, to, count, (parts, total) => {
      const [first = -1, ...later] = parts
      let sum = first
      for (const amount of later) {
        if (amount !== later[0] || amount > first || first - amount >= count) return false
        sum += amount
      }
      return sum === total && parts.length === count
    })
    expect(wrong).toBeUndefined()
  }
  const counts = [2, 3, 4, 5, 6]

  test.each(counts)(
    '1, 2 · up to 1,000.00, in %i payments: they add up, and the first has the remaining cents',
    addUp(1, 100_000),
  )
  test.each(counts)('1, 2 · and up to 10,000.00, in %i payments', { tags: ['slow'] }, addUp(100_001, 1_000_000))
})

describe('Easy Pay offers', () => {
  test('easyPaymentPrice is the amount of every payment but the first', () => {
    expect(easyPaymentPrice(9999, 4)).toBe(2499)
    expect(amounts({ ...order, merchandiseCents: 9999, count: 4 }).slice(1)).toEqual([2499, 2499, 2499])
  })

  test.each([
    ['the smallest offer', [5, 3, 6], 3],
    ['one line offers none', [5, null, 6], 5],
    ['one line offers one', [5, 1], 5],
    ['one line offers zero', [0, 4], 4],
    ['no line offers any', [0, 1, null], 1],
    ['never more than six', [12], 6],
    ['an empty bag', [], 1],
  ])('maxInstallments: %s', (_, offers, expected) => expect(maxInstallments(offers)).toBe(expected))

  test('a single payment is no Easy Pay', () => expect([1, 2, 6].map(noOfEasyPays)).toEqual([0, 2, 6]))
})

describe('a payment’s position', () => {
  test('the text is parsed back to its numbers', () => {
    expect(noOfEasyPayText(2, 5)).toBe('2 of 5')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 99 }), (current, more) => {
        expect(parseNoOfEasyPay(noOfEasyPayText(current, current + more))).toEqual({ current, total: current + more })
      }),
    )
  })

  test.each([
    '',
    '2',
    '2 of',
    'of 5',
    '0 of 5',
    '6 of 5',
    '2 de 5',
    '1.5 of 2',
    '-1 of 2',
    '2 of 5 payments',
    'payment 2 of 5',
  ])('%j gives undefined', (text) => expect(parseNoOfEasyPay(text)).toBeUndefined())

  test('1st, 2nd, 3rd, then Nth; FINAL when it is the last', () => {
    const labels = (language: 'en' | 'fr'): string[] => [1, 2, 3, 4, 5, 6].map((n) => paymentLabel(n, 6, language))
    expect(labels('en')).toEqual(['1st', '2nd', '3rd', '4th', '5th', 'FINAL'])
    expect(labels('fr')).toEqual(['1er', '2e', '3e', '4e', '5e', 'DERNIER'])
    expect(paymentLabel(2, 2, 'en')).toBe('FINAL')
  })

  test('progress is between 0 and 100 percent', () => {
    expect([paymentProgress(1, 3), paymentProgress(5, 5), paymentProgress(7, 5), paymentProgress(0, 0)]).toEqual([
      33, 100, 100, 0,
    ])
  })
})
