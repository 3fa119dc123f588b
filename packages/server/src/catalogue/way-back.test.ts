import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts } from '../testing/catalogue.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
  const edps = (edpNo: number, price: number) => [{ edpNo, price, quantity: 4 }]
  await addProducts(shop.pool, [
    { itemNo: '100001', name: 'Copper Saucepan', nameFr: 'Casserole en cuivre', category: 'pans', edps: edps(1, 3000) },
    { itemNo: '100002', name: 'Steel Saucepan', nameFr: 'Casserole en acier', category: 'pans', edps: edps(2, 9000) },
  ])
  await vi.waitFor(async () => expect((await find({})).itemNos).toHaveLength(2), { timeout: 10_000 })
})
afterAll(() => shop.close())

async function find(query: Record<string, string>, language: 'en' | 'fr' = 'en') {
  const reply = await shop.call('GET /api/v3/{language}/products', { query, language })
  expect(reply.statusCode).toBe(200)
  const { Products, CorrectedTerm, LeftOut, NearestCategory, Redirect } = reply.json()
  const itemNos = Products.map(({ ItemNo }: { ItemNo: string }) => ItemNo)
  return { itemNos, CorrectedTerm, LeftOut, NearestCategory, Redirect }
}

describe('the way back from a correction', () => {
  test('1 a mistyped word is corrected', async () => {
    expect(await find({ searchTerm: 'saucpan' })).toMatchObject({
      itemNos: ['100001', '100002'],
      CorrectedTerm: 'saucepan',
    })
  })

  test('2 with `exact` it finds nothing, and says so', async () => {
    expect(await find({ searchTerm: 'saucpan', exact: 'true' })).toMatchObject({
      ...{ itemNos: [], CorrectedTerm: null, LeftOut: ['saucpan'] },
    })
  })

  test('3 with `exact`, known words are searched and the rest is left out', async () => {
    expect(await find({ searchTerm: 'copper saucepan lidde', exact: 'true' })).toMatchObject({
      ...{ itemNos: ['100001'], CorrectedTerm: null, LeftOut: ['lidde'] },
    })
  })

  test('4 the two are cached as two searches, in either order', async () => {
    const both = () => Promise.all([find({ searchTerm: 'sauceban' }), find({ searchTerm: 'sauceban', exact: 'true' })])
    const [corrected, exact] = await both()
    expect([corrected.itemNos.length, exact.itemNos.length]).toEqual([2, 0])
    expect(await both()).toEqual([corrected, exact])
  })

  test('5 filters that were read from the words keep `exact`', async () => {
    const { Redirect } = await find({ searchTerm: 'saucpan under $40', exact: 'true' })
    expect(Redirect).toBe('/pages/productlist?searchTerm=saucpan&exact=true&dimensions=price:0-40')
  })

  test('6 another value of `exact` is refused', async () => {
    const reply = await shop.call('GET /api/v3/{language}/products', { query: { searchTerm: 'pan', exact: 'yes' } })
    expect(reply.statusCode).toBe(400)
  })
})

describe('a search that finds nothing', () => {
  test('1 names the nearest category in the page’s language', async () => {
    const { itemNos, NearestCategory } = await find({ searchTerm: 'congélateur' }, 'fr')
    expect([itemNos, NearestCategory]).toEqual([[], { Id: 'kitchen', Name: 'Cuisine', Count: 2 }])
  })

  test('2 names none if none is near, or if there are products', async () => {
    expect((await find({ searchTerm: 'zzqxv' })).NearestCategory).toBeUndefined()
    expect((await find({ searchTerm: 'saucepan' })).NearestCategory).toBeUndefined()
  })
})

describe('suggestions', () => {
  test.each([
    ['saucepan under $40', ['100001']],
    ['casserole à moins de 40 $', ['100001']],
    ['saucepan', ['100001', '100002']],
  ])('1 suggest for what remains of %s, with its filters', async (searchTerm, itemNos) => {
    const reply = await shop.call('GET /api/v3/{language}/products/suggestions', { query: { searchTerm } })
    const { Terms, Products } = reply.json()
    expect(Products.map(({ ItemNo }: { ItemNo: string }) => ItemNo).toSorted()).toEqual(itemNos)
    expect(Terms.join()).not.toMatch(/40|under|moins/)
  })
})
