import { expect, test } from 'vitest'
import { pickReviewResult } from './reviews.rules.ts'

const [none, some, unknown] = [{ metrics: { review_count: 0 } }, { metrics: { review_count: 3 } }, {}]

test.each([
  ['the first with reviews', { total: 2, results: [none, some] }, some],
  ['else the first', { total: 2, results: [unknown, none] }, unknown],
  ['none when the total is 0', { total: 0, results: [some] }, undefined],
  ['none when there are no results', { total: 1, results: [] }, undefined],
])('%s', (_, reply, expected) => expect(pickReviewResult(reply)).toBe(expected))
