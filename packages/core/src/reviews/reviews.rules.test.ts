import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { pickReviewResult } from './reviews.rules.ts'

const [none, some, unknown] = [{ metrics: { review_count: 0 } }, { metrics: { review_count: 3 } }, {}]

test.each([
  ['the first with reviews', { total: 2, results: [none, some] }, some],
  ['else the first', { total: 2, results: [unknown, none] }, unknown],
  ['none when the total is 0', { total: 0, results: [some] }, undefined],
  ['none when there are no results', { total: 1, results: [] }, undefined],
])('%s', (_, reply, expected) => expect(pickReviewResult(reply)).toBe(expected))

describe('pickReviewResult', () => {
  const counted = (...counts: number[]) => counts.map((review_count, index) => ({ index, metrics: { review_count } }))

  it.each([
    ['1. the only one', 1, counted(3), 0],
    ['2. the first with reviews', 3, counted(0, 5, 9), 1],
    ['3. the first where none has any', 2, counted(0, 0), 0],
    ['4. none when total is 0', 0, counted(3), null],
    ['5. none when there are none', 2, counted(), null],
  ])('%s', (_case, total, results, index) => {
    expect(pickReviewResult({ total, results })?.index ?? null).toBe(index)
  })

  it('6. never skips a result with reviews', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { minLength: 1 }), (counts) => {
        const chosen = pickReviewResult({ total: counts.length, results: counted(...counts) })
        expect(chosen?.metrics.review_count === 0).toBe(counts.every((count) => count === 0))
      }),
    )
  })
})
