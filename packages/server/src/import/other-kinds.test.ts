import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProducts } from '../testing/catalogue.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { importText } from '../testing/importing.ts'
import type { KindName } from './kinds.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

async function query<Row>(sql: string): Promise<Row[]> {
  return (await database.pool.query(sql)).rows as Row[]
}

describe('categories and brands', () => {
  beforeAll(() => database.pool.query(`insert into brand (id, name) values ('brio', 'Brio')`))

  test('1 are added and changed by their id', async () => {
    await importText(database.pool, 'brands', 'id,name\nbrio,Brio!\nzest,Zest\nzest,Again\nno id,X\n')
    expect(await query(`select name from brand where id in ('brio', 'zest') order by id`)).toEqual([
      { name: 'Brio!' },
      { name: 'Zest' },
    ])
    const { rejections } = await importText(
      database.pool,
      'categories',
      'id,parent,position,nameEn,nameFr\nt1,,,T1,T1\nt2,t1,,T2,T2\nt3,t2,5,T3,T3\nt4,t3,,T4,T4\nt5,none,,T5,T5\nt1,,,X,X\n',
    )
    expect(rejections.map(({ line, reason }) => [line, reason])).toEqual([
      [5, 'It would make 4 levels; 3 is the most.'],
      [6, '“none” is neither in the shop nor on an earlier line.'],
      [7, 'Duplicate of line 2; the first one counts.'],
    ])
    expect(
      await query(`select id, level, position from category where id like 't_' and id <> 'home' order by id`),
    ).toEqual([
      { id: 't1', level: 1, position: expect.any(Number) },
      { id: 't2', level: 2, position: 1 },
      { id: 't3', level: 3, position: 5 },
    ])
  })

  test('2 move with their subcategories, but not into themselves', async () => {
    await importText(database.pool, 'categories', 'id,parent,nameEn,nameFr\nm1,,M1,M1\nm2,m1,M2,M2\nm3,,M3,M3\n')
    const moved = await importText(database.pool, 'categories', 'id,parent,nameEn,nameFr\nm1,m2,M1,M1\nm3,m2,M3,M3\n')
    expect(moved.rejections.map(({ reason }) => reason)).toEqual(['It would lie within itself.'])
    await importText(database.pool, 'categories', 'id,parent,nameEn,nameFr\nm2,,M2,M2\n')
    expect(await query(`select id, level from category where id ~ '^m[123]$' order by id`)).toEqual([
      { id: 'm1', level: 1 },
      { id: 'm2', level: 1 },
      { id: 'm3', level: 2 },
    ])
  })
})

describe('stock and prices', () => {
  beforeEach(async () => {
    await database.pool.query('truncate product cascade')
    await addProducts(database.pool, [
      {
        itemNo: '100001',
        styles: ['r', 'b'],
        edps: [
          { edpNo: 7, price: 1000, quantity: 5, style: 'r' },
          { edpNo: 8, price: 2000, quantity: 5, style: 'b' },
        ],
      },
      { itemNo: '100002', edps: [{ edpNo: 9, price: 3000, was: 4000, quantity: 0 }] },
    ])
  })

  test('1 are found by number, or by item, style and size', async () => {
    const { rejections } = await importText(
      database.pool,
      'stock',
      'edpNo,itemNo,styleCode,sizeCode,quantity\n7,,,,1\n,100001,b,,2\n,100002,,,3\n,100001,,,4\n99,,,,5\n7,100001,r,,6\n8,100002,,,7\n,,,,8\n9,,,,-1\n',
    )
    expect(rejections.map(({ line, field }) => [line, field])).toEqual([
      [5, 'itemNo'],
      [6, 'edpNo'],
      [7, 'edpNo'],
      [8, 'edpNo'],
      [9, 'itemNo'],
      [10, 'quantity'],
    ])
    expect(await query('select edp_no, quantity from edp order by edp_no')).toEqual([
      { edp_no: 7, quantity: 1 },
      { edp_no: 8, quantity: 2 },
      { edp_no: 9, quantity: 3 },
    ])
  })

  test('2 change the lists, and notify open pages', async () => {
    const listener = await database.pool.connect()
    await listener.query('listen price')
    const notified = once(listener, 'notification') as Promise<[{ payload: string }]>
    await importText(database.pool, 'prices', 'edpNo,price,wasPrice\n8,15.00,20.00\n9,30.00,\n')
    expect(
      await query(
        'select item_no, min_price_cents as min, max_price_cents as max, max_was_cents as was from product order by 1',
      ),
    ).toEqual([
      { item_no: '100001', min: 1000, max: 1500, was: 2000 },
      { item_no: '100002', min: 3000, max: 3000, was: null },
    ])
    const [{ payload }] = await notified
    expect(['100001', '100002']).toContain(JSON.parse(payload).itemNo)
    listener.release(true)
  })

  const product = { nameEn: 'A', nameFr: 'A', brand: 'maison-nord', category: 'kettles' }
  const styles = [{ code: 'r', colour: 'red', nameEn: 'Red', nameFr: 'Rouge' }]
  test.each<[KindName, string]>([
    ['stock', 'edpNo,quantity\n9,1\n7,1\n'],
    ['prices', 'edpNo,price\n9,1.00\n7,1.00\n'],
    [
      'products',
      [
        { ...product, itemNo: '100002', price: '1.00', edpNo: 9 },
        { ...product, itemNo: '100001', styles, edps: [{ edpNo: 7, styleCode: 'r', price: '1.00' }] },
      ]
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(''),
    ],
  ])('3 that an order has taken are waited for, and nothing that it takes next is held: %s', async (kind, text) => {
    // An updated row moves behind the others: without an explicit order, 9 would come first.
    await query('update edp set quantity = quantity + 1 where edp_no = 7')
    const order = await database.pool.connect()
    await order.query('begin')
    await order.query('select from edp where edp_no = 7 for no key update')
    const imported = importText(database.pool, kind, text)
    try {
      await expect
        .poll(() =>
          query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
        )
        .toHaveLength(1)
      await order.query('select from edp where edp_no = 9 for no key update nowait')
    } finally {
      await order.query('rollback')
      order.release()
    }
    expect(await imported).toMatchObject({ accepted: 2, rejected: 0 })
  })
})

describe('synonyms', () => {
  const sets = () => query('select id, language, words, means from synonym order by id')

  test('1 are added, changed, and deleted without words', async () => {
    await importText(
      database.pool,
      'synonyms',
      'id,language,words,means\ns1,en,"couch, settee , couch",\ns2,en,kicks,"sneaker, running shoe"\ns3,fr,canapé,divan\n',
    )
    await importText(database.pool, 'synonyms', 'id,language,words,means\ns2,en,,\ns3,fr,"sofa, canapé",\n')
    expect(await sets()).toEqual([
      { id: 's1', language: 'en', words: ['couch', 'settee'], means: [] },
      { id: 's3', language: 'fr', words: ['sofa', 'canapé'], means: [] },
    ])
  })

  test('2 an invalid set is rejected with its reason', async () => {
    const { rejections } = await importText(
      database.pool,
      'synonyms',
      'id,language,words,means\na,en,alone,\nb,de,"x, y",\nc,en,"one two three four five, y",\nd,en,"x, y",\nd,en,"x, z",\n',
    )
    expect(rejections.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [2, 'words', 'One word alone is no set: add others, or what it means.'],
      [3, 'language', '“de” must be one of en, fr.'],
      [4, 'words', '“one two three four five” is longer than 4 words or 60 characters.'],
      [6, 'id', 'Duplicate of line 5; the first one counts.'],
    ])
  })
})

describe('collections', () => {
  const header = 'id,nameEn,nameFr,wordsEn,wordsFr,categories,maxPrice'
  const collections = () =>
    query(
      `select id, name_en as "nameEn", words_en as "wordsEn", words_fr as "wordsFr", categories, max_price_cents as most
       from collection order by id`,
    )
  beforeAll(() => addProducts(database.pool, [{ itemNo: '100009', category: 'pans' }]))

  test('1 are added, changed, and deleted without categories', async () => {
    await importText(
      database.pool,
      'collections',
      `${header}\nfor-cooks,Cooks,Cuisiniers,"cook, home chef , cook",cuisinier,"pans, kitchen",\nold,Old,Vieux,,,pans,\n`,
    )
    await importText(
      database.pool,
      'collections',
      `${header}\nfor-cooks,For cooks,Cuisiniers,cook,,pans,$49.50\nold,Old,Vieux,,,,\n`,
    )
    expect(await collections()).toEqual([
      { id: 'for-cooks', nameEn: 'For cooks', wordsEn: ['cook'], wordsFr: [], categories: ['pans'], most: 4950 },
    ])
  })

  test('2 an invalid collection is rejected with its reason', async () => {
    const { rejections } = await importText(
      database.pool,
      'collections',
      `${header}\nFor Cooks,A,A,,,pans,\na,A,A,,,"pans, nowhere",\nb,B,B,,,pans,-3\nc,C,C,,,pans,\nc,C,C,,,pans,\nd,,D,,,pans,\n`,
    )
    expect(rejections.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [2, 'id', '“For Cooks” is no id of a collection: small letters, digits and “-” only.'],
      [3, 'categories', 'The shop has no category “nowhere”.'],
      [4, 'maxPrice', expect.stringContaining('“-3” is no amount')],
      [6, 'id', 'Duplicate of line 5; the first one counts.'],
      [7, 'nameEn', expect.any(String)],
    ])
  })
})
