import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts, addShows } from '../testing/catalogue.ts'
import { watchStatements } from '../testing/statements.ts'

let shop: TestApp

beforeAll(async () => {
  // A Saturday, noon in Toronto; the clock went back three weeks ago.
  shop = await testApp({ now: '2026-11-21T17:00:00Z' })
  await addProducts(shop.pool, [
    { itemNo: '300001', name: 'Copper Kettle', nameFr: 'Bouilloire en cuivre' },
    { itemNo: '300002', name: 'Crème brûlée torch', nameFr: 'Chalumeau à crème brûlée' },
  ])
  await addShows(shop.pool, [
    { id: 'past', title: 'Kitchen Hour', start: '2026-11-20T17:00:00Z', end: '2026-11-20T18:00:00Z' },
    { id: 'older', title: 'Kitchen Hour', start: '2026-11-19T17:00:00Z', end: '2026-11-19T18:00:00Z' },
    { id: 'live', title: 'Morning', start: '2026-11-21T16:30:00Z', end: '2026-11-21T18:00:00Z', items: ['300001'] },
    {
      id: 'soon',
      title: 'Kitchens of the World',
      titleFr: 'L’heure des cuisines',
      start: '2026-11-22T18:00:00Z',
      end: '2026-11-22T19:00:00Z',
      items: ['300002'],
    },
    { id: 'later', title: 'constructor', start: '2026-11-27T17:00:00Z', end: '2026-11-27T18:00:00Z' },
    { id: 'midnight', title: 'Night Owls', start: '2026-11-28T04:30:00Z', end: '2026-11-28T05:30:00Z' },
  ])
  await shop.pool.query('notify air')
})
afterAll(() => shop.close())

type GuideResult = { Shows: { Id: string; Title: string; Products: unknown[] }[]; Paging: Record<string, number> }
async function find(
  term: string,
  more: Record<string, string> = {},
  language: 'en' | 'fr' = 'en',
): Promise<GuideResult> {
  const reply = await shop.call('GET /api/v2/{language}/shows/search', { query: { term, ...more }, language })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const ids = async (term: string, language: 'en' | 'fr' = 'en') =>
  (await find(term, {}, language)).Shows.map(({ Id }) => Id)

describe('a search of the guide', () => {
  test('1 finds titles: future programmes first, then past ones, latest first', async () => {
    expect(await ids('kitchen')).toEqual(['soon', 'past', 'older'])
  })
  test.each([
    ['a host', 'dana', 'en', 6],
    ['a description', 'about', 'en', 6],
    ['a French description', 'sujet', 'fr', 6],
    ['a product', 'kettles', 'en', 1],
    ['a product in French', 'bouilloire', 'fr', 1],
    ['the beginning of a word', 'kett', 'en', 1],
    ['two words of different fields', 'morning kettle', 'en', 1],
    ['accents that were left out', 'creme brulee', 'en', 1],
    ['accents that were typed', 'BRÛLÉE', 'fr', 1],
    ['an article before an apostrophe', 'l’heure', 'fr', 1],
    ['an article beside a word', 'the kettle', 'en', 1],
    ['nothing', 'zeppelin', 'en', 0],
    ['a word of the other language', 'bouilloire', 'en', 0],
    ['signs', '!?%_', 'en', 0],
    ['a word that objects have', 'constructor', 'en', 1],
    ['a word that objects have', '__proto__', 'en', 0],
  ] as const)('2 by %s: %s', async (_, term, language, count) => {
    expect(await ids(term, language)).toHaveLength(count)
  })
  test('3 by a programme’s Id finds that one alone, of any age', async () => {
    await addShows(shop.pool, [{ id: 'ancient-1', start: '2024-01-01T00:00:00Z', end: '2024-01-01T01:00:00Z' }])
    expect(await ids('ancient-1')).toEqual(['ancient-1'])
    expect(await ids('about')).not.toContain('ancient-1')
  })
  test('4 is paged, and leaves products out on request', async () => {
    const { Shows, Paging } = await find('dana', { page: '2', pageSize: '4', products: 'false' })
    expect(Shows.map(({ Id }) => Id)).toEqual(['past', 'older'])
    expect(Paging).toEqual({ CurrentPage: 2, TotalPages: 2, TotalRecords: 6 })
    expect((await find('kettle', { products: 'false' })).Shows[0]?.Products).toEqual([])
    expect((await find('dana', { page: '1000000', pageSize: '100' })).Shows).toEqual([])
  })
  test.each([
    [{}, 'term'],
    [{ term: '' }, 'term'],
    [{ term: '  ' }, 'term'],
    [{ term: 'x'.repeat(201) }, 'term'],
    [{ term: 'é'.repeat(10_000) }, 'term'],
    [{ term: 'a\u0000b' }, 'term'],
    [{ term: 'a', page: '0' }, 'page'],
    [{ term: 'a', pageSize: '101' }, 'pageSize'],
  ])('5 that cannot be is refused: case %#', async (query, area) => {
    const reply = await shop.call('GET /api/v2/{language}/shows/search', { query })
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([400, area])
  })
  test('6 reads the programmes once, and again after the plan has changed', async () => {
    await find('night owls')
    const watched = watchStatements(shop.pool, 'guide.')
    try {
      await find('night owls ')
      await find('owls')
      expect(watched.names()).toEqual(['guide.by-id'])
      await shop.pool.query(`update show set title_en = 'Day Larks' where id = 'midnight'`)
      await shop.pool.query('notify air')
      await expect.poll(() => ids('day larks')).toEqual(['midnight'])
      expect(watched.names().filter((name) => name === 'guide.searched.en')).toHaveLength(1)
    } finally {
      watched.stop()
    }
  })
})

describe('a week', () => {
  const weekly = (query: Record<string, string>) => shop.call('GET /api/v2/{language}/shows/weekly', { query })

  test('1 has seven days from the date, each with its programmes, by one statement', async () => {
    const watched = watchStatements(shop.pool, 'guide.')
    const reply = await weekly({ date: '2026-11-21' })
    expect(watched.names()).toEqual(['guide.between'])
    watched.stop()
    const week = reply.json()
    expect(week).toMatchObject({ From: '2026-11-21', To: '2026-11-27', TimeZone: 'America/Toronto' })
    expect(
      week.Days.map((day: { Date: string; Shows: { Id: string }[] }) => [day.Date, day.Shows.map(({ Id }) => Id)]),
    ).toEqual([
      ['2026-11-21', ['live']],
      ['2026-11-22', ['soon']],
      ['2026-11-23', []],
      ['2026-11-24', []],
      ['2026-11-25', []],
      ['2026-11-26', []],
      ['2026-11-27', ['later', 'midnight']],
    ])
  })
  test('2 begins today without a date, in the time zone that is asked for', async () => {
    shop.clock.set('2026-11-22T03:45:00Z')
    expect((await weekly({ timeZone: 'America/St_Johns' })).json()).toMatchObject({ From: '2026-11-22' })
    expect((await weekly({ timeZone: 'America/Vancouver' })).json()).toMatchObject({ From: '2026-11-21' })
    shop.clock.set('2026-11-21T17:00:00Z')
  })
  test('3 lists a programme that runs across midnight on both days', async () => {
    const days = (await weekly({ date: '2026-11-22' })).json().Days
    expect([5, 6].map((day) => days[day].Shows.map(({ Id }: { Id: string }) => Id))).toEqual([
      ['later', 'midnight'],
      ['midnight'],
    ])
  })
  test.each([
    [{ timeZone: 'x'.repeat(10_000) }, 'timeZone'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '0001-01-01' }, 'date'],
    [{ date: '9999-12-31' }, 'date'],
    [{ date: 'constructor' }, 'date'],
  ])('4 that cannot be is refused, as a day is: case %#', async (query, area) => {
    for (const call of ['weekly', 'daily'] as const) {
      const reply = await shop.call(`GET /api/v2/{language}/shows/${call}`, { query })
      expect([call, reply.statusCode, reply.json()[0].Area]).toEqual([call, 400, area])
    }
  })
  test('5 answers for the first and the last possible day', async () => {
    for (const date of ['2000-01-01', '2099-12-31']) expect((await weekly({ date })).statusCode).toBe(200)
  })
})
