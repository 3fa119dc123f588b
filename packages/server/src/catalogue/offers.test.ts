import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts, addShows } from '../testing/catalogue.ts'

const call = 'GET /api/v3/{language}/products/suggestions'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp({ now: '2026-11-21T17:00:00Z' })
  await addProducts(shop.pool, [
    { itemNo: '100001', name: 'Wool Coat', nameFr: 'Manteau de laine', category: 'dresses' },
    { itemNo: '100002', name: 'Steel Kettle', nameFr: 'Bouilloire en acier' },
    { itemNo: '100003', name: 'Glass Kettle', nameFr: 'Bouilloire en verre' },
  ])
  const searched = (language: string, term: string, askers: number) =>
    shop.pool.query(
      `insert into searched (day, language, term, spelling, searches, nothing, corrected, left_out, clicks, askers, results)
       values ('2026-11-21', $1, $2, $2, 50, 0, 0, 0, 0, $3, 7)`,
      [language, term, askers],
    )
  await searched('en', 'wool coat', 30)
  await searched('en', 'kettle', 40)
  // No product has it any more; and too few asked for it.
  await searched('en', 'velvet hat', 50)
  await searched('en', 'glass kettle', 24)
  await addShows(shop.pool, [
    { id: 'tea', start: '2026-11-21T16:00:00Z', end: '2026-11-21T18:00:00Z', items: ['100003'] },
  ])
  await shop.pool.query(`update show set title_en = 'Tea Time', title_fr = 'L’heure du thé' where id = 'tea'`)
  await shop.pool.query('notify air')
  await vi.waitFor(
    async () => {
      const reply = (await shop.call(call)).json()
      expect([reply.Categories?.length, reply.Answers?.[0]?.Title]).toEqual([2, 'Tea Time'])
    },
    { timeout: 10_000, interval: 200 },
  )
})
afterAll(() => shop.close())

test('an empty field offers what is popular and still sold, the departments, and what is on air', async () => {
  const reply = await shop.call(call)
  expect(reply.headers['cache-control']).toBe('public, max-age=5')
  expect(reply.json()).toMatchObject({
    Terms: ['kettle', 'wool coat'],
    Categories: [
      { Id: 'home', Name: 'Home', Count: 2 },
      { Id: 'fashion', Name: 'Fashion', Count: 1 },
    ],
    Answers: [{ Kind: 'programme', Title: 'Tea Time', Url: '/pages/schedule?show=tea' }],
    Products: [{ ItemNo: '100003', Name: 'Glass Kettle' }],
    Brands: [],
  })
})

test('in French too, where nothing is popular yet', async () => {
  const reply = (await shop.call(call, { language: 'fr' })).json()
  expect([reply.Terms, reply.Answers[0].Title, reply.Products[0].Name]).toEqual([
    [],
    'L’heure du thé',
    'Bouilloire en verre',
  ])
})

test('an empty term is refused, as before', async () => {
  expect((await shop.call(call, { query: { searchTerm: '' } })).statusCode).toBe(400)
})
