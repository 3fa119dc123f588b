import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { addProducts } from '../../testing/catalogue.ts'
import { createSearched } from './searched.service.ts'

const list = 'GET /api/v3/{language}/products'
const clicks = 'POST /api/v3/{language}/products/clicks'

let shop: TestApp
beforeEach(async () => {
  shop = await testApp()
  onTestFinished(() => shop.close())
  await shop.pool.query(
    `insert into collection (id, name_en, name_fr, words_en, words_fr, categories, max_price_cents)
     values ('for-mom', 'Gifts for mom', 'Cadeaux pour maman', '{mom}', '{maman}', '{dresses}', 9000)`,
  )
  await addProducts(shop.pool, [
    { itemNo: '100001', name: 'Wool Coat', nameFr: 'Manteau de laine', category: 'dresses' },
    { itemNo: '100002', name: 'Down Coat', nameFr: 'Manteau de duvet', category: 'dresses' },
  ])
  await vi.waitFor(async () => expect((await shop.call(list)).json().Products).toHaveLength(2), { timeout: 10_000 })
})

/** All counts, after closing the app. */
async function counted() {
  await shop.app.close()
  const { rows } = await shop.pool.query('select * from searched order by language, term')
  return rows.map(({ language, term, searches, nothing, clicks: clicked }) => [
    language,
    term,
    searches,
    nothing,
    clicked,
  ])
}
const find = (query: Record<string, string>, language: 'en' | 'fr' = 'en') => shop.call(list, { query, language })

describe('the counted calls', () => {
  test('1 each search once, also if the cache answers', async () => {
    for (const searchTerm of ['wool coat', 'wool coat', 'Wool Coat', 'sledge']) await find({ searchTerm })
    await find({ searchTerm: 'manteau' }, 'fr')
    expect(await counted()).toEqual([
      ['en', 'sledge', 1, 1, 0],
      ['en', 'wool coat', 3, 0, 0],
      ['fr', 'manteau', 1, 0, 0],
    ])
  })

  test('2 no other page, order, filter or size of a list, and no item number', async () => {
    await find({ searchTerm: 'coat', page: '2' })
    await find({ searchTerm: 'coat', sortKey: 'newest' })
    await find({ searchTerm: 'coat', dimensions: 'price:0-25' })
    await find({ searchTerm: 'coat', pageSize: '1' })
    await find({ searchTerm: 'coat', exact: 'true' })
    await find({ searchTerm: '100001' })
    await find({})
    for (const _ of [1, 2]) await find({ searchTerm: 'coat', dimensions: 'price:0-25' })
    expect(await counted()).toEqual([])
  })

  test('3 a term without the words that ask for filters', async () => {
    await find({ searchTerm: 'wool coat under $10' })
    expect(await counted()).toEqual([['en', 'wool coat', 1, 1, 0]])
  })

  test('4 the product that a search led to', async () => {
    await find({ searchTerm: 'coat' })
    const reply = await shop.call(clicks, { body: { SearchTerm: 'Coat' } })
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect((await shop.call(clicks, { body: { SearchTerm: 'zoe@example.com' } })).statusCode).toBe(204)
    expect((await shop.call(clicks, { body: { SearchTerm: '' } })).statusCode).toBe(400)
    expect(await counted()).toEqual([['en', 'coat', 1, 0, 1]])
  })

  test('5 with two processes, one of them killed: the other’s counts, and what was written before', async () => {
    const other = createSearched({ pool: shop.pool, clock: shop.clock.now })
    other.search('en', 'coat', { results: 2, instead: null, leftOut: [] }, 'a')
    await other.write()
    // It dies before it writes again.
    other.search('en', 'coat', { results: 2, instead: null, leftOut: [] }, 'a')
    await find({ searchTerm: 'coat' })
    expect(await counted()).toEqual([['en', 'coat', 2, 0, 0]])
  })

  test.each([
    ['Maison Nord', 'maison nord', 'dimensions=brand:maison-nord'],
    ['wool coat maison nord', 'wool coat maison nord', 'searchTerm=coat&dimensions=material:wool,brand:maison-nord'],
    ['coat under $60', 'coat', 'searchTerm=coat&dimensions=price:0-60'],
    ['gift for mom', 'gift for mom', 'dimensions=collection:for-mom,price:0-90'],
    ['red coat', 'red coat', undefined],
  ])('6 “%s” and what it led to, under one term', async (searchTerm, term, address) => {
    const replies = [await find({ searchTerm }), await find({ searchTerm })]
    await shop.call(clicks, { body: { SearchTerm: searchTerm } })
    const Redirect = address && `/pages/productlist?${address}`
    expect(replies.map((reply) => reply.json().Redirect)).toEqual([Redirect, Redirect])
    // The list that the search redirects to is not another search.
    if (Redirect) await find(Object.fromEntries(new URL(Redirect, 'http://shop.test').searchParams))
    expect(await counted()).toEqual([['en', term, 2, expect.any(Number), 1]])
  })
})
