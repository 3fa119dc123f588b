import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoReviews, reviewSummary } from './demo-reviews.ts'
import { metricsOf } from './review-book.ts'
import { english } from './texts.en.ts'
import { french } from './texts.fr.ts'

const itemNo = fc.integer({ min: 100_000, max: 999_999_999 }).map(String)
const many = Array.from({ length: 4000 }, (_, index) => String(100_000 + index * 7))

describe('the reviews of the demonstration', () => {
  it('1. count and average agree with the list', () => {
    fc.assert(
      fc.property(itemNo, (item) => {
        const list = demoReviews(item)
        expect(reviewSummary(item)).toEqual({ count: list.length, average: metricsOf(list).average })
      }),
    )
  })

  it('2. are always the same for an item', () => {
    fc.assert(
      fc.property(itemNo, (item) => {
        expect(demoReviews(item)).toEqual(demoReviews(item))
      }),
    )
    expect(reviewSummary('100237')).toEqual({ count: 125, average: 4.4 })
  })

  it('3. about 35 % of the items have none; the others 1 to 180, mostly few, from 3.4 to 4.9', () => {
    const summaries = many.map(reviewSummary)
    const rated = summaries.filter(({ count }) => count > 0)
    const share = 1 - rated.length / summaries.length
    expect(share).toBeGreaterThan(0.32)
    expect(share).toBeLessThan(0.38)
    const counts = rated.map(({ count }) => count).sort((one, other) => one - other)
    expect(counts[0]).toBe(1)
    expect(counts.at(-1)).toBeGreaterThan(150)
    expect(counts.at(-1)).toBeLessThanOrEqual(180)
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThan(30)
    for (const { average } of rated) {
      expect(average).toBeGreaterThanOrEqual(3.4)
      expect(average).toBeLessThanOrEqual(4.9)
    }
  })

  it('4. no item repeats a text, and both languages occur', () => {
    const longest = many.filter((item) => reviewSummary(item).count > 120).slice(0, 60)
    expect(longest.length).toBeGreaterThan(20)
    for (const item of longest) {
      const list = demoReviews(item)
      expect(new Set(list.map(({ comments }) => comments)).size).toBe(list.length)
      const share = list.filter(({ language }) => language === 'fr').length / list.length
      expect(share).toBeGreaterThan(0.1)
      expect(share).toBeLessThan(0.5)
    }
  })

  it('5. newest first, each with stars, a name and a day in the past', () => {
    const list = demoReviews('100237')
    expect(list.map(({ date }) => date)).toEqual(
      list
        .map(({ date }) => date)
        .sort()
        .reverse(),
    )
    for (const review of list) {
      expect(review.nickname).not.toBe('')
      expect(review.date > '2024' && review.date < '2026-11').toBe(true)
      expect(review.helpfulVotes).toBeGreaterThanOrEqual(0)
    }
  })
})

describe.each([
  ['English', english],
  ['French', french],
])('the %s texts', (_language, texts) => {
  const all = Object.values(texts).flat()

  it('are at least 60, all different', () => {
    expect(all.length).toBeGreaterThanOrEqual(60)
    expect(new Set(all.map(([, comments]) => comments)).size).toBe(all.length)
    expect(new Set(all.map(([headline]) => headline)).size).toBe(all.length)
  })

  it('fit on a page and are typeset properly', () => {
    for (const text of all.flat()) {
      expect(text.length).toBeLessThanOrEqual(140)
      expect(text).not.toMatch(/['"]| [!?;:]| {2}/)
    }
  })
})
