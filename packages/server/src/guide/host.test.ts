import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addShows } from '../testing/catalogue.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp({ now: '2026-11-21T17:00:00Z' })
  await addShows(shop.pool, [
    { id: 'over', start: '2026-11-21T14:00:00Z', end: '2026-11-21T15:00:00Z' },
    { id: 'on', start: '2026-11-21T16:30:00Z', end: '2026-11-21T18:00:00Z' },
    { id: 'two', start: '2026-11-21T18:00:00Z', end: '2026-11-21T19:00:00Z' },
    { id: 'other', start: '2026-11-21T19:00:00Z', end: '2026-11-21T20:00:00Z' },
  ])
  await shop.pool.query(
    `update show set host = case id when 'two' then 'Zoé Œuvray & Marc Roy' when 'other' then 'Marc Roy' else 'Zoé Œuvray' end`,
  )
  await shop.pool.query('notify air')
  await vi.waitFor(async () => expect((await read('zoe-oeuvray')).statusCode).toBe(200), { timeout: 10_000 })
})
afterAll(() => shop.close())

const read = (slug: string, language: 'en' | 'fr' = 'en') =>
  shop.call('GET /api/v2/{language}/hosts/{slug}', { params: { slug }, language })
const ids = (shows: { Id: string }[]) => shows.map(({ Id }) => Id)

test('1. a host of the plan has a name and programmes, without a biography', async () => {
  const host = (await read('zoe-oeuvray')).json()
  expect(host).toMatchObject({ Slug: 'zoe-oeuvray', Name: 'Zoé Œuvray', Biography: '', ImageUrl: '' })
  expect(ids(host.Upcoming)).toEqual(['on', 'two'])
  expect(ids(host.Past)).toEqual(['over'])
})

test('2. a host with a biography has it in the caller’s language, with a portrait, also without programmes', async () => {
  await shop.pool.query(
    `insert into host (slug, name, biography_en, biography_fr, image_url)
     values ('ana-lund', 'Ana Lund', 'She knows pans.', 'Les poêles, elle connaît.', 'h/ana-lund')`,
  )
  expect((await read('ana-lund', 'fr')).json()).toEqual({
    Slug: 'ana-lund',
    Name: 'Ana Lund',
    Biography: 'Les poêles, elle connaît.',
    ImageUrl: 'h/ana-lund',
    Upcoming: [],
    Past: [],
  })
})

test.each(['nobody', 'constructor', '%00', 'Zoé Œuvray'])('3. %s is unknown', async (slug) => {
  expect([400, 404]).toContain((await read(slug)).statusCode)
})
