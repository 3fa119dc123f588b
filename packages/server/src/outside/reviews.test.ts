import { reviewSummary } from '@onair/sandbox/demo-reviews'
import { type ListeningSandbox, listeningSandbox } from '@onair/sandbox/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fetch } from '../kernel/fetch.ts'
import { createReviews } from './reviews.ts'

let sandbox: ListeningSandbox
beforeAll(async () => {
  // Later than every review of the demonstration: a review written now is the newest.
  sandbox = await listeningSandbox({ now: () => new Date('2026-11-21T17:00:00Z') })
})
afterAll(() => sandbox.close())

const aReviews = (change: { fetch?: Fetch; key?: string; origin?: string } = {}) => {
  const { origin = sandbox.origin, ...rest } = change
  return createReviews({ baseUrl: `${origin}/reviews/`, key: 'onair-reviews-demo', fetch, ...rest })
}
const first = { page: 1, size: 10, sort: 'newest' as const }
const items = Array.from({ length: 60 }, (_, index) => String(200_000 + index))
const itemWhere = (fits: (itemNo: string) => boolean) => items.find(fits) ?? ''

describe('read', () => {
  it('1. has the numbers of the summary, for items of one merchant and of two', async () => {
    const one = itemWhere((itemNo) => reviewSummary(itemNo).count > 12 && Number(itemNo) % 3 !== 0)
    const two = itemWhere((itemNo) => reviewSummary(itemNo).count > 12 && Number(itemNo) % 3 === 0)
    for (const itemNo of [one, two]) {
      const result = await aReviews().read(itemNo, first)
      const { count, average } = reviewSummary(itemNo)
      const paging = { currentPage: 1, totalPages: Math.ceil(count / 10), totalRecords: count }
      expect(result).toMatchObject({ status: 'read', page: { count, average, paging } })
      const page = result.status === 'read' ? result.page : null
      expect(page?.reviews).toHaveLength(10)
      expect(page?.histogram?.reduce((sum, stars) => sum + stars, 0)).toBe(count)
    }
  })

  it('2. an item without reviews has no page', async () => {
    const itemNo = itemWhere((item) => reviewSummary(item).count === 0)
    expect(await aReviews().read(itemNo, first)).toEqual({ status: 'read', page: null })
  })

  it('3. a page beyond the last is empty, with correct paging', async () => {
    const itemNo = itemWhere((item) => reviewSummary(item).count > 0)
    const result = await aReviews().read(itemNo, { ...first, page: 999 })
    expect(result).toMatchObject({ page: { reviews: [], paging: { totalRecords: reviewSummary(itemNo).count } } })
  })

  it('4. requests the service’s own sort', async () => {
    const itemNo = itemWhere((item) => reviewSummary(item).count > 40)
    const result = await aReviews().read(itemNo, { ...first, size: 40, sort: 'highest' })
    const ratings = result.status === 'read' ? (result.page?.reviews.map(({ rating }) => rating) ?? []) : []
    expect(ratings).toHaveLength(40)
    expect(ratings).toEqual([...ratings].sort((one, other) => other - one))
  })

  it('5. accepts a result with the required fields only', async () => {
    const sparse: Fetch = async () =>
      Response.json({
        total: 1,
        results: [
          {
            metrics: { review_count: 1 },
            children: [{ results: [{ id: 7, details: {}, metrics: { rating: 4 } }] }],
          },
        ],
      })
    expect(await aReviews({ fetch: sparse }).read('200001', first)).toMatchObject({
      page: {
        count: 1,
        average: null,
        reviews: [{ id: '7', rating: 4, headline: '', language: 'en', helpfulVotes: 0 }],
      },
    })
  })

  it.each([
    ['off', 'network'],
    ['error', 'server'],
    ['garbage', 'unreadable'],
    ['drop-after-execute', 'network'],
  ])('6. %s: unavailable, for %s', async (Mode, reason) => {
    const own = await listeningSandbox()
    await own.app.inject({ method: 'POST', url: '/faults', payload: { Service: 'reviews', Mode, Count: 1 } })
    const result = await aReviews({ origin: own.origin }).read('200001', first)
    await own.close()
    expect(result).toEqual({ status: 'unavailable', reason })
  })

  it('7. a wrong key must be corrected by the operator', async () => {
    const refused = { status: 'unavailable', reason: 'refused' }
    expect(await aReviews({ key: 'wrong' }).read('200001', first)).toEqual(refused)
  })

  it.each([['{"total":"1","results":{}}'], ['{"total":1,"results":[{}]}'], ['[]'], ['null']])(
    '8. %s is unreadable',
    async (body) => {
      const lying: Fetch = async () => new Response(body)
      const result = await aReviews({ fetch: lying }).read('200001', first)
      expect(result).toEqual({ status: 'unavailable', reason: 'unreadable' })
    },
  )
})

describe('write', () => {
  const review = { rating: 5, headline: 'Merci', comments: 'Très beau.', nickname: 'Lise', language: 'fr' as const }

  it('1. a written review is read at once', async () => {
    const written = await aReviews().write('200777', review)
    expect(written).toEqual({ status: 'written', id: expect.any(String) })
    const result = await aReviews().read('200777', { ...first, size: 1 })
    expect(result).toMatchObject({ page: { reviews: [review] } })
  })

  it('2. names the fields that the service rejects', async () => {
    const result = await aReviews().write('200778', { ...review, rating: 9, headline: '' })
    expect(result).toEqual({ status: 'refused', areas: ['rating', 'headline'] })
  })

  it('3. says when the service is unavailable', async () => {
    const lying: Fetch = async () => new Response('<html>', { status: 400 })
    expect(await aReviews({ fetch: lying }).write('200779', review)).toMatchObject({ reason: 'unreadable' })
    expect(await aReviews({ key: 'wrong' }).write('200779', review)).toMatchObject({ reason: 'refused' })
  })
})
