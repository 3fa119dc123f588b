import type { CallName } from '@onair/core/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts, addShows } from '../testing/catalogue.ts'
import { watchStatements } from '../testing/statements.ts'

const brand = 'GET /api/v2/{language}/brand'
const categories = 'GET /api/v2/{language}/shopbycategory'
const recentlyAired = 'GET /api/v3/{language}/products/recentlyaired'
const donation = 'GET /api/v3/{language}/products/donation'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp({ now: '2026-11-21T17:00:00Z' })
  await addProducts(shop.pool, [
    { itemNo: '100001', category: 'kettles', brand: 'Zénith' },
    { itemNo: '100002', category: 'pans', brand: 'École' },
    { itemNo: '100003', category: 'dresses', brand: 'École' },
    { itemNo: '100004', category: 'kitchen', brand: 'Edge' },
    { itemNo: '100009', category: 'kettles', brand: 'Gone' },
    {
      itemNo: '200001',
      category: 'fashion',
      brand: 'Edge',
      name: 'Trees for the city',
      nameFr: 'Arbres pour la ville',
    },
    { itemNo: '200002', category: 'fashion', brand: 'Edge', name: 'Books for all', nameFr: 'Tous les livres' },
    { itemNo: '200009', category: 'fashion', brand: 'Edge', name: 'Aid that ended' },
  ])
  await shop.pool.query(`update product set withdrawn_at = now() where item_no in ('100009', '200009')`)
  await shop.pool.query(`update product set is_donation = true where item_no like '2%'; notify catalogue`)
  await addShows(shop.pool, [
    { id: 'first', start: '2026-11-20T15:00:00Z', end: '2026-11-20T16:00:00Z', items: ['100001', '100002'] },
    { id: 'past', start: '2026-11-21T15:00:00Z', end: '2026-11-21T16:00:00Z', items: ['100004', '100009'] },
    { id: 'now', start: '2026-11-21T16:30:00Z', end: '2026-11-21T18:00:00Z', items: ['100002', '100003'] },
    { id: 'later', start: '2026-11-21T18:00:00Z', end: '2026-11-21T19:00:00Z', items: ['200001'] },
  ])
  await shop.pool.query(
    `insert into showstopper (day, item_no) values ('2026-11-21', '100001'), ('2026-11-22', '100002')`,
  )
})
afterAll(() => shop.close())

type Named = { Id: string; Name: string; Count: number }
async function ask(name: CallName, query: Record<string, string> = {}, language: 'en' | 'fr' = 'en') {
  const reply = await shop.call(name, { query, language })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}
const numbers = ({ Products }: { Products: { ItemNo: string }[] }) => Products.map(({ ItemNo }) => ItemNo)

describe('brands', () => {
  test('1 all that have products, in alphabetical order, with their number of products', async () => {
    const { Brands } = await ask(brand, {}, 'fr')
    expect(Brands).toEqual([
      { Id: '-cole', Name: 'École', Count: 2 },
      { Id: 'edge', Name: 'Edge', Count: 3 },
      { Id: 'z-nith', Name: 'Zénith', Count: 1 },
    ])
  })

  test('2 the menu has the twelve with the most products, in the same order', async () => {
    const other = await testApp()
    try {
      const names = 'abcdefghijklmno'.split('').map((letter) => `Brand ${letter}`)
      await addProducts(
        other.pool,
        names.flatMap((name, place) =>
          Array.from({ length: name === 'Brand d' ? 1 : 2 }, (_, copy) => ({
            itemNo: String(300_000 + place * 10 + copy),
            brand: name,
          })),
        ),
      )
      const reply = await other.call(brand, { query: { fm: 'primary_nav' } })
      const listed = (reply.json().Brands as Named[]).map(({ Name }) => Name)
      expect(listed).toEqual(names.filter((name) => name !== 'Brand d').slice(0, 12))
    } finally {
      await other.close()
    }
  })

  test('3 an unknown kind of list is refused, with the allowed kinds', async () => {
    const reply = await shop.call(brand, { query: { fm: 'footer' } })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual([{ Message: 'Kind of list must be one of: primary_nav, dimension.', Area: 'fm' }])
  })
})

test('categories, three levels deep, count their products and those below, without withdrawn ones', async () => {
  const { Categories } = await ask(categories, {}, 'fr')
  expect(Categories).toEqual([
    {
      Id: 'home',
      Name: 'Maison',
      Count: 3,
      Categories: [
        {
          Id: 'kitchen',
          Name: 'Cuisine',
          Count: 3,
          Categories: [
            { Id: 'kettles', Name: 'Bouilloires', Count: 1, Categories: [] },
            { Id: 'pans', Name: 'Poêles', Count: 1, Categories: [] },
          ],
        },
      ],
    },
    {
      Id: 'fashion',
      Name: 'Mode',
      Count: 3,
      Categories: [{ Id: 'dresses', Name: 'Robes', Count: 1, Categories: [] }],
    },
  ])
})

test('brands and categories are counted once, and again after the catalogue changed', async () => {
  let visit = 0
  const askedForBoth = async () => {
    const watched = watchStatements(shop.pool, 'catalogue.offered', 'catalogue.categories', 'catalogue.brands')
    visit += 1
    // New URLs, so that no cached reply answers.
    await ask(categories, { visit: String(visit) })
    await ask(brand, { fm: 'primary_nav', visit: String(visit) })
    watched.stop()
    return watched.names()
  }
  // The fixture's notifications may still be on their way.
  await expect.poll(askedForBoth).toEqual([])
  await addProducts(shop.pool, [{ itemNo: '100011', category: 'pans', brand: 'Newcomer' }])
  const names = async () => ((await ask(brand)).Brands as Named[]).map(({ Name }) => Name)
  await expect.poll(names).toContain('Newcomer')
  const level2 = async () => (await ask(categories)).Categories[0].Categories[0].Count
  await expect.poll(level2).toBe(4)
})

describe('recently aired', () => {
  test('1 the latest presented products come first, each once, without withdrawn and future ones', async () => {
    const reply = await ask(recentlyAired)
    expect(numbers(reply)).toEqual(['100002', '100004', '100001'])
    // Each with its latest time: 100002 was in the previous day's programme as well.
    expect(reply.Products.map(({ AiredAt }: { AiredAt: string }) => AiredAt)).toEqual([
      '2026-11-21T16:30:00.000Z',
      '2026-11-21T15:00:00.000Z',
      '2026-11-20T15:00:00.000Z',
    ])
  })

  test('2 page by page, and nothing beyond the last', async () => {
    const page = (number: string) => ask(recentlyAired, { page: number, pageSize: '2' })
    expect((await Promise.all(['1', '2', '3'].map(page))).map(numbers)).toEqual([['100002', '100004'], ['100001'], []])
  })
})

test('donations are sorted by name in the language of the page', async () => {
  expect(numbers(await ask(donation))).toEqual(['200002', '200001'])
  expect(numbers(await ask(donation, {}, 'fr'))).toEqual(['200001', '200002'])
  expect(numbers(await ask(donation, { page: '2', pageSize: '1' }))).toEqual(['200001'])
})

test('on air now: the products of the running programme, in the order of its plan', async () => {
  await expect
    .poll(async () => numbers(await ask('GET /api/v3/{language}/products/onairnow')))
    .toEqual(['100002', '100003'])
})

test('today’s showstopper, until the channel’s midnight', async () => {
  const special = await ask('GET /api/v3/{language}/products/todayshowstopper')
  expect(special).toMatchObject({ Product: { ItemNo: '100001' }, Until: '2026-11-22T05:00:00.000Z' })
})

test('the menu is the categories, three levels deep', async () => {
  expect((await ask('GET /api/v2/{language}/menu', {}, 'fr')).Items).toMatchObject([
    {
      Id: 'home',
      Name: 'Maison',
      Url: '/pages/productlist?dimensions=category:home',
      Items: [
        {
          Id: 'kitchen',
          Items: [
            { Id: 'kettles', Items: [] },
            { Id: 'pans', Items: [] },
          ],
        },
      ],
    },
    { Id: 'fashion', Items: [{ Id: 'dresses', Items: [] }] },
  ])
})

test.each([
  [recentlyAired, { page: '0' }, 'page'],
  [recentlyAired, { pageSize: '101' }, 'pageSize'],
  [donation, { page: '1e9' }, 'page'],
  [donation, { pageSize: '0' }, 'pageSize'],
] as const)('%s refuses %o', async (name, query, area) => {
  const reply = await shop.call(name, { query })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject([{ Area: area }])
})
