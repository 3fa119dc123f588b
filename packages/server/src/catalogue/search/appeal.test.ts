import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appealOf, levels, meanOf, rankOf, ranks, type Signals, tierOf } from './appeal.ts'

const signals = fc.record<Signals>({
  rating: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
  reviewCount: fc.nat(2000),
  sold: fc.nat(5000),
  aired: fc.constantFrom('today', 'recently', undefined),
})
const plain: Signals = { rating: null, reviewCount: 0, sold: 0, aired: undefined }

describe('a product’s appeal', () => {
  test.each([
    [
      '1 a 5.0 of one shopper counts less than a 4.7 of three hundred',
      { rating: 5, reviewCount: 1 },
      { rating: 4.7, reviewCount: 300 },
    ],
    ['2 many bad ratings count less than none', { rating: 2.5, reviewCount: 80 }, {}],
    ['3 a single bad rating counts little', { rating: 3.4, reviewCount: 200 }, { rating: 1, reviewCount: 1 }],
    ['4 more sales count more', { sold: 2 }, { sold: 40 }],
    ['5 on air today counts more than last week', { aired: 'recently' }, { aired: 'today' }],
    ['6 on air last week counts more than not on air', {}, { aired: 'recently' }],
  ] as const)('%s', (_name, less, more) => {
    expect(appealOf({ ...plain, ...less })).toBeLessThan(appealOf({ ...plain, ...more }))
  })

  test('7 is a level within bounds', () => {
    fc.assert(
      fc.property(signals, (any) => {
        const appeal = appealOf(any)
        expect(Number.isInteger(appeal) && appeal >= 0 && appeal < levels).toBe(true)
      }),
    )
  })

  test('8 grows with each signal, and with the number of good ratings', () => {
    fc.assert(
      fc.property(signals, fc.integer({ min: 0, max: 40 }), fc.nat(500), (any, tenths, more) => {
        const better = Math.min(5, (any.rating ?? 5) + tenths / 10)
        const appeal = appealOf(any)
        if (any.rating !== null) expect(appealOf({ ...any, rating: better })).toBeGreaterThanOrEqual(appeal)
        if ((any.rating ?? 0) >= 4)
          expect(appealOf({ ...any, reviewCount: any.reviewCount + more })).toBeGreaterThanOrEqual(appeal)
        expect(appealOf({ ...any, sold: any.sold + more })).toBeGreaterThanOrEqual(appeal)
        expect(appealOf({ ...any, aired: 'today' })).toBeGreaterThanOrEqual(appeal)
      }),
    )
  })

  test('9 uses a mean between a moderate rating and the product’s rating', () => {
    fc.assert(
      fc.property(signals, ({ rating, reviewCount }) => {
        const [low, high] = [Math.min(4, rating ?? 4), Math.max(4, rating ?? 4)]
        const mean = meanOf(rating, reviewCount)
        expect(mean >= low - 1e-9 && mean <= high + 1e-9).toBe(true)
      }),
    )
  })
})

describe('the rank of a product in a list', () => {
  const score = fc.nat(255)
  const appeal = fc.nat(levels - 1)

  test('1 sold-out products come after all others', () => {
    fc.assert(
      fc.property(score, appeal, score, appeal, (one, its, other, others) => {
        expect(rankOf(one, its, true)).toBeLessThan(rankOf(other, others, false))
      }),
    )
  })

  test('2 appeal never lifts a product above a more relevant one', () => {
    fc.assert(
      fc.property(score, appeal, appeal, fc.boolean(), (one, its, others, isSoldOut) => {
        fc.pre(one > 0)
        expect(rankOf(one, its, isSoldOut)).toBeGreaterThan(rankOf(one - 1, others, isSoldOut))
      }),
    )
  })

  test('3 appeal orders equally relevant products, which are one tier', () => {
    fc.assert(
      fc.property(score, appeal, appeal, fc.boolean(), (same, one, other, isSoldOut) => {
        const [first, second] = [rankOf(same, one, isSoldOut), rankOf(same, other, isSoldOut)]
        expect(Math.sign(first - second)).toBe(Math.sign(one - other))
        expect(tierOf(first)).toBe(tierOf(second))
        expect(first).toBeLessThan(ranks)
      }),
    )
  })
})
