import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts } from '../testing/catalogue.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp({ now: '2026-11-21T17:00:00Z' })
  await addProducts(shop.pool, [
    {
      itemNo: '100001',
      name: 'Copper Teapot',
      edps: [{ edpNo: 1, price: 3000, quantity: 4 }],
      rating: 4.9,
      reviewCount: 90,
    },
    {
      itemNo: '100002',
      name: 'Bamboo Whisk',
      edps: [{ edpNo: 2, price: 2000, quantity: 0 }],
      rating: 4.9,
      reviewCount: 99,
    },
    { itemNo: '100003', name: 'Glass Carafe', edps: [{ edpNo: 3, price: 1000, quantity: 4 }] },
  ])
  await shop.pool.query('notify catalogue')
})
afterAll(() => shop.close())

async function list(query: Record<string, string> = {}): Promise<string[]> {
  const reply = await shop.call('GET /api/v3/{language}/products', { query })
  return reply.json().Products.map(({ ItemNo }: { ItemNo: string }) => ItemNo)
}

test('1 sold-out products come last in every list', async () => {
  for (const sortKey of ['relevance', 'price-asc', 'price-desc', 'newest', 'rating', 'recently-aired'])
    await expect.poll(async () => (await list({ sortKey })).at(-1), { timeout: 10_000 }).toBe('100002')
})

test('2 the lists follow the stock, whoever changes it', async () => {
  const setStock = async (edpNo: number, quantity: number) => {
    await shop.pool.query('update edp set quantity = $2 where edp_no = $1', [edpNo, quantity])
    const payload = JSON.stringify({ itemNo: `10000${edpNo}`, edpNo, quantity })
    await shop.pool.query(`select pg_notify('stock', $1)`, [payload])
  }
  await setStock(1, 0)
  await setStock(2, 6)
  await expect.poll(() => list(), { timeout: 10_000 }).toEqual(['100002', '100003', '100001'])
  await setStock(1, 1)
  await expect.poll(async () => (await list()).at(-1), { timeout: 10_000 }).toBe('100003')
})
