import { describe, expect, test } from 'vitest'
import { maxReviewLengths } from '../shared/limits.ts'
import { reviewErrors, reviewRatings } from './review-form.rules.ts'

const good = { rating: 4, headline: 'Pours well', comments: 'Every morning.', nickname: 'Maya' }

describe('a review before it is sent', () => {
  test.each(reviewRatings)('1 · %i stars', (rating) => expect(reviewErrors({ ...good, rating })).toEqual({}))
  test.each([0, 6, -1, 2.5, Number.NaN])('1a · %d stars are none', (rating) => {
    expect(reviewErrors({ ...good, rating })).toEqual({ rating: 'ratingMissing' })
  })
  test.each(['headline', 'comments', 'nickname'] as const)('2 · %s is filled in', (field) => {
    expect(reviewErrors({ ...good, [field]: '' })).toEqual({ [field]: 'missing' })
  })
  test.each(['headline', 'comments', 'nickname'] as const)('3 · %s is no longer than the call takes', (field) => {
    const longest = 'x'.repeat(maxReviewLengths[field])
    expect(reviewErrors({ ...good, [field]: longest })).toEqual({})
    expect(reviewErrors({ ...good, [field]: `${longest}x` })).toEqual({ [field]: 'tooLong' })
  })
  test('4 · all errors come in the order of the form', () => {
    const nothing = { rating: 0, headline: '', comments: '', nickname: '' }
    expect(Object.keys(reviewErrors(nothing))).toEqual(['rating', 'headline', 'comments', 'nickname'])
  })
})
