import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from '../app.ts'
import { reviewSummary } from './demo-reviews.ts'

const dataDirectory = mkdtempSync(join(tmpdir(), 'onair-reviews-'))
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox({ dataDirectory, now: () => new Date('2026-11-21T12:00:00Z') })
})
afterAll(() => sandbox.close())

const authorization = 'onair-reviews-demo'
const read = (
  itemNo: string,
  query: Record<string, string> = {},
  headers: Record<string, string> = { authorization },
) => sandbox.app.inject({ url: `/reviews/${itemNo}/q/product_detail`, query, headers })
const write = (itemNo: string, payload: object, headers: Record<string, string> = { authorization }) =>
  sandbox.app.inject({ method: 'POST', url: `/reviews/${itemNo}`, payload, headers })
const good = {
  details: { headline: ' Merci ', comments: 'Très beau.', nickname: 'Lise', locale: 'fr_CA' },
  metrics: { rating: 5 },
}
interface Page {
  results: Wire[]
  paging: { next_page_url: string | null }
}
type Wire = { id: string; metrics: { rating: number; helpful_votes: number }; identifiers: { modified_date: string } }

describe('reading', () => {
  it('1. has the service’s format, and the numbers of the summary', async () => {
    const { total, results } = (await read('100237')).json()
    expect(total).toBe(1)
    const { count, average } = reviewSummary('100237')
    expect(results[0].metrics).toMatchObject({ review_count: count, average_rating: average })
    expect(results[0].identifiers).toEqual({ page_id: '100237' })
    expect(results[0].children[0].results[0]).toEqual({
      id: '100237-1',
      identifiers: { modified_date: expect.stringMatching(/^\d{4}-/) },
      details: {
        headline: expect.any(String),
        comments: expect.any(String),
        nickname: expect.any(String),
        locale: expect.stringMatching(/^(en|fr)_CA$/),
      },
      metrics: { rating: expect.any(Number), helpful_votes: expect.any(Number) },
    })
  })

  it('2. an item without reviews has total 0', async () => {
    expect(reviewSummary('100234').count).toBe(0)
    expect((await read('100234')).json()).toEqual({ total: 0, results: [] })
  })

  it('3. another merchant without reviews may come first', async () => {
    const item =
      Array.from({ length: 50 }, (_, index) => String(100_200 + 3 * index)).find(
        (itemNo) => reviewSummary(itemNo).count > 0,
      ) ?? ''
    const { total, results } = (await read(item)).json()
    expect(total).toBe(2)
    expect(results[0].metrics.review_count).toBe(0)
    expect(results[1].metrics.review_count).toBe(reviewSummary(item).count)
  })

  it('4. pages have every review once, and the last has no next page', async () => {
    const seen: string[] = []
    let query: Record<string, string> | null = { 'reviews.paging.size': '50' }
    while (query) {
      const page: Page = (await read('100237', query)).json().results[0].children[0]
      const next = page.paging.next_page_url
      seen.push(...page.results.map((review) => review.id))
      query = next === null ? null : Object.fromEntries(new URL(next, 'http://x').searchParams)
    }
    expect(seen).toHaveLength(125)
    expect(new Set(seen).size).toBe(125)
  })

  it.each([
    ['Newest', (review: Wire) => -Date.parse(review.identifiers.modified_date)],
    ['Oldest', (review: Wire) => Date.parse(review.identifiers.modified_date)],
    ['HighestRating', (review: Wire) => -review.metrics.rating],
    ['lowestrating', (review: Wire) => review.metrics.rating],
    ['MostHelpful', (review: Wire) => -review.metrics.helpful_votes],
  ])('5. sorted by %s', async (sort, value) => {
    const query = { 'reviews.sorts': sort, 'reviews.paging.size': '100' }
    const values = (await read('100237', query)).json().results[0].children[0].results.map(value)
    expect(values).toEqual([...values].sort((one: number, other: number) => one - other))
  })

  it('6. without the key: 401 with url and message', async () => {
    for (const headers of [{}, { authorization: 'another' }]) {
      const reply = await read('100237', {}, headers as Record<string, string>)
      expect(reply.statusCode).toBe(401)
      expect(reply.json()).toEqual({ url: '/reviews/100237/q/product_detail', message: expect.any(String) })
    }
  })
})

describe('writing', () => {
  it('1. can be read at once, counts, and survives a restart', async () => {
    const reply = await write('100234', good)
    expect(reply.statusCode).toBe(201)
    expect(reply.json().details).toMatchObject({ headline: 'Merci', locale: 'fr_CA' })
    const result = (await read('100234')).json().results.at(-1)
    expect(result.metrics).toMatchObject({ review_count: 1, average_rating: 5, rating_histogram: [0, 0, 0, 0, 1] })
    const next = await buildSandbox({ dataDirectory })
    const again = await next.app.inject({ url: '/reviews/100234/q/product_detail', headers: { authorization } })
    await next.close()
    expect(again.json().results.at(-1).children[0].results[0].id).toBe(reply.json().id)
  })

  it.each([
    ['no stars', { ...good, metrics: {} }, 'rating'],
    ['six stars', { ...good, metrics: { rating: 6 } }, 'rating'],
    ['half a star', { ...good, metrics: { rating: 0.5 } }, 'rating'],
    ['no headline', { ...good, details: { ...good.details, headline: ' ' } }, 'headline'],
    ['a novel', { ...good, details: { ...good.details, comments: 'x'.repeat(10_001) } }, 'comments'],
    ['a number for a name', { ...good, details: { ...good.details, nickname: 5 } }, 'nickname'],
  ])('2. %s is refused', async (_case, body, area) => {
    const reply = await write('100241', body)
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([400, area])
  })

  it('3. needs the key and an item', async () => {
    expect((await write('100241', good, {})).statusCode).toBe(401)
    expect((await write('12', good)).statusCode).toBe(404)
  })
})
