import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProducts, addShows } from '../testing/catalogue.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { exportText, importText } from '../testing/importing.ts'
import { parseMapping } from './mapping.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
// Brands and categories are the same for all; products are each test's own.
beforeAll(() => addProducts(database.pool, []))
beforeEach(async () => {
  await database.pool.query('truncate product cascade')
  await database.pool.query(
    `insert into brand (id, name) values ('brio', 'Brio'), ('nord', 'Maison Nord') on conflict do nothing`,
  )
})

const header = 'itemNo,nameEn,nameFr,brand,category,price,quantity'
const csv = (...rows: string[]) => `${[header, ...rows].join('\n')}\n`
const kettle = '100001,Kettle,Bouilloire,brio,kettles,49.99,5'
const load = (text: string, options = {}) => importText(database.pool, 'products', text, options)

async function query<Row>(sql: string): Promise<Row[]> {
  return (await database.pool.query(sql)).rows as Row[]
}
const names = async () =>
  (await query<{ name: string }>('select name_en as name from product order by item_no')).map(({ name }) => name)

describe('products', () => {
  test('1 are added, and changed by their number', async () => {
    expect(
      await load(csv(kettle, '100002,Pan,Poêle,Brio,Home > Kitchen > Pans,30.00,0'), { createMissing: true }),
    ).toMatchObject({
      read: 2,
      accepted: 2,
      rejected: 0,
    })
    expect(await names()).toEqual(['Kettle', 'Pan'])
    await load(csv('100001,Blue Kettle,Bouilloire bleue,nord,pans,39.99,7'))
    const [changed] = await query(
      `select name_fr, brand_id, category_id, min_price_cents, max_price_cents, quantity from product join edp using (item_no)
       where item_no = '100001'`,
    )
    expect(changed).toEqual({
      name_fr: 'Bouilloire bleue',
      brand_id: 'nord',
      category_id: 'pans',
      min_price_cents: 3999,
      max_price_cents: 3999,
      quantity: 7,
    })
    expect(await names()).toEqual(['Blue Kettle', 'Pan'])
  })

  test('1 are added, changed and withdrawn at the instant of the import', async () => {
    const [added, changed, withdrawn] = ['2026-03-08T06:55:00Z', '2026-03-08T07:05:00Z', '2026-03-08T07:06:00Z']
    await load(csv(kettle), { now: new Date(added) })
    const dates = () => query('select added_at, updated_at, withdrawn_at from product')
    expect(await dates()).toEqual([{ added_at: new Date(added), updated_at: new Date(added), withdrawn_at: null }])
    await load(csv(kettle.replace('Kettle', 'Blue Kettle')), { now: new Date(changed) })
    expect(await dates()).toMatchObject([{ added_at: new Date(added), updated_at: new Date(changed) }])
    await load(
      'itemNo,nameEn,nameFr,brand,category,price,withdrawn\n100001,Kettle,Bouilloire,brio,kettles,9.99,true\n',
      {
        now: new Date(withdrawn),
      },
    )
    expect(await dates()).toMatchObject([{ withdrawn_at: new Date(withdrawn) }])
    await importText(database.pool, 'prices', 'itemNo,price\n100001,8.99\n', { now: new Date(added) })
    expect(await dates()).toMatchObject([{ updated_at: new Date(added) }])
  })

  test('2 that are rejected leave the others', async () => {
    const outcome = await load(
      csv(
        kettle,
        '10,Short,Court,brio,kettles,1.00,1',
        '100002,Weight,Poids,brio,kettles,1.234,1',
        '100003,Unknown,Inconnu,nobody,kettles,1.00,1',
        '100004,Unknown,Inconnu,brio,nowhere,1.00,1',
        '100001,Again,Encore,brio,kettles,1.00,1',
        '100005,Few,Peu,brio',
        '100006,Good,Bon,brio,kettles,1.00,1',
      ),
    )
    expect(outcome).toMatchObject({ read: 8, accepted: 2, rejected: 6 })
    expect(outcome.rejections.map(({ line, field }) => [line, field])).toEqual([
      [3, 'itemNo'],
      [4, 'price'],
      [5, 'brand'],
      [6, 'category'],
      [7, 'itemNo'],
      [8, ''],
    ])
    expect(outcome.rejections[4]?.reason).toBe('Duplicate of line 2; the first one counts.')
    expect(await names()).toEqual(['Kettle', 'Good'])
  })

  test('3 keep what a file does not say, and lose what it empties', async () => {
    const all = `{"itemNo":"100001","nameEn":"A","nameFr":"A","brand":"brio","category":"kettles","price":"10.00","wasPrice":"20.00",
      "quantity":4,"descriptionEn":"<p>Good.</p>","sellerType":"Marketplace","noOfPayments":3,"images":["p/a"],"videos":["v/a"],
      "averageRating":4.5,"reviewCount":3,"withdrawn":true,"sections":[{"titleEn":"T","titleFr":"T","htmlEn":"a","htmlFr":"b"}]}`
    await load(`${all.replaceAll('\n', '')}\n`)
    const before = JSON.parse(await exportText(database.pool, 'products'))
    await load('itemNo,nameEn,nameFr,brand,category,price\n100001,B,B,brio,kettles,10.00\n')
    expect(JSON.parse(await exportText(database.pool, 'products'))).toEqual({
      ...before,
      nameEn: 'B',
      nameFr: 'B',
      wasPrice: null,
    })
    await load(
      'itemNo,nameEn,nameFr,brand,category,price,sellerType,sections,withdrawn,averageRating,noOfPayments,descriptionEn\n100001,B,B,brio,kettles,10.00,,,,,,\n',
    )
    expect(JSON.parse(await exportText(database.pool, 'products'))).toMatchObject({
      sellerType: null,
      sections: [],
      withdrawn: false,
      averageRating: null,
      noOfPayments: 1,
      descriptionEn: '',
      images: ['p/a'],
    })
  })

  test('4 that bags, orders, favourites and programmes hold survive, with their numbers', async () => {
    await addProducts(database.pool, [
      {
        itemNo: '100001',
        styles: ['r', 'b'],
        edps: [
          { edpNo: 7, price: 1000, quantity: 5, style: 'r' },
          { edpNo: 8, price: 1000, quantity: 5, style: 'b' },
        ],
      },
    ])
    await addShows(database.pool, [
      { id: 's', start: '2026-11-21T15:00:00Z', end: '2026-11-21T16:00:00Z', items: ['100001'] },
    ])
    const guid = '00000000-0000-4000-8000-000000000001'
    await database.pool.query(
      `with bag as (
         insert into cart (guid, ship_method_id, created_at, changed_at) values ('${guid}', 'standard', now(), now()) returning guid
       )
       insert into cart_line (guid, edp_no, quantity, price_cents) select guid, 8, 1, 1000 from bag`,
    )
    const row = {
      itemNo: '100001',
      nameEn: 'A',
      nameFr: 'A',
      brand: 'brio',
      category: 'kettles',
      styles: [
        { code: 'r', colour: 'red', nameEn: 'Red', nameFr: 'Rouge' },
        { code: 'g', colour: 'green', nameEn: 'Green', nameFr: 'Vert' },
      ],
      edps: [
        { styleCode: 'r', price: '12.00' },
        { styleCode: 'g', price: '14.00', quantity: 2 },
      ],
    }
    await load(`${JSON.stringify(row)}\n`)
    expect(
      await query(
        'select edp_no, style_code, price_cents, quantity, is_offered from edp where edp_no < 1000 order by edp_no',
      ),
    ).toEqual([
      { edp_no: 7, style_code: 'r', price_cents: 1200, quantity: 5, is_offered: true },
      { edp_no: 8, style_code: 'b', price_cents: 1000, quantity: 0, is_offered: false },
    ])
    expect(await query('select code, position from product_style order by position')).toEqual([
      { code: 'r', position: 0 },
      { code: 'g', position: 1 },
    ])
    expect(
      await query('select min_price_cents as min, max_price_cents as max, default_edp as usual from product'),
    ).toEqual([{ min: 1200, max: 1400, usual: 7 }])
    expect(await query('select item_no from show_product')).toHaveLength(1)
    expect(await query('select edp_no from cart_line')).toEqual([{ edp_no: 8 }])
    // What comes back is the same as before.
    const back = { styleCode: 'b', price: '10.00', quantity: 3 }
    const styles = [{ code: 'b', colour: 'blue', nameEn: 'Blue', nameFr: 'Bleu' }]
    await load(`${JSON.stringify({ ...row, styles, edps: [back] })}\n`)
    expect(await query('select edp_no, quantity from edp where is_offered')).toEqual([{ edp_no: 8, quantity: 3 }])
  })

  test('5 never take a number from another style and size', async () => {
    await addProducts(database.pool, [{ itemNo: '100001', edps: [{ edpNo: 7, price: 1000, quantity: 5 }] }])
    const { rejections } = await load(
      'itemNo,nameEn,nameFr,brand,category,price,edpNo\n100001,A,A,brio,kettles,1.00,9\n100002,A,A,brio,kettles,1.00,7\n100003,A,A,brio,kettles,1.00,9\n100004,A,A,brio,kettles,1.00,9\n',
    )
    expect(rejections.map(({ line, field }) => [line, field])).toEqual([
      [2, 'edpNo'],
      [3, 'edpNo'],
      [5, 'edpNo'],
    ])
  })

  test('5 get numbers that the file itself does not use, wherever it uses them', async () => {
    const [{ last } = { last: 0 }] = await query<{ last: number }>('select last_value::int as last from edp_number')
    const row = (place: number, edpNo: number | '') => `${500000 + place},A,A,brio,kettles,1.00,${edpNo}`
    const places = Array.from({ length: 1200 }, (_, place) => place)
    const rows = places.map((place) => row(place, place === 1 ? last + 5 : place === 1100 ? last + 3000 : ''))
    const text = ['itemNo,nameEn,nameFr,brand,category,price,edpNo', ...rows, row(1200, ''), ''].join('\n')
    expect(await load(text)).toMatchObject({ accepted: 1201, rejected: 0 })
    expect(await query('select count(distinct edp_no)::int as numbers from edp')).toEqual([{ numbers: 1201 }])
  })

  test('6 that are as they were are not written', async () => {
    await load(csv(kettle))
    const versions = () =>
      query('select p.xmin as product, edp.xmin as edp, p.updated_at from product p join edp using (item_no)')
    const before = await versions()
    await load(csv(kettle))
    expect(await versions()).toEqual(before)
  })

  test('7 make the brands and categories that they name, when asked to', async () => {
    const rows = csv(
      '100001,A,A,Crème & Co,Garden > Pots,1.00,1',
      '100002,B,B,creme-co,Garden > Pots > Blue,1.00,1',
      '100003,C,C,!!,Garden,1.00,1',
      '100004,D,D,brio,a > b > c > d,1.00,1',
    )
    const { rejections } = await load(rows, { createMissing: true })
    expect(rejections.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [4, 'brand', 'The shop has no brand “!!”: import brands first, or say --create-missing.'],
      [5, 'category', 'It has 4 levels; 3 is the most.'],
    ])
    expect(await query(`select id, name from brand where id like 'creme%'`)).toEqual([
      { id: 'creme-co', name: 'Crème & Co' },
    ])
    expect(
      await query(`select id, parent_id as parent, level from category where id like 'garden%' order by id`),
    ).toEqual([
      { id: 'garden', parent: null, level: 1 },
      { id: 'garden-pots', parent: 'garden', level: 2 },
      { id: 'garden-pots-blue', parent: 'garden-pots', level: 3 },
    ])
  })
})

test('8 products that another shop writes on several lines come in as one each', async () => {
  const variants = { where: 'Variant Price' }
  const mapping = parseMapping(
    JSON.stringify({
      group: 'Handle',
      fields: {
        itemNo: 'Number',
        nameEn: 'Title',
        nameFr: 'Title',
        brand: { constant: 'brio' },
        category: { constant: 'kettles' },
        styles: {
          each: { code: { column: 'Colour', slug: true }, colour: 'Colour', nameEn: 'Colour', nameFr: 'Colour' },
          ...variants,
        },
        sizes: { each: { code: { column: 'Size', slug: true }, nameEn: 'Size', nameFr: 'Size' }, ...variants },
        edps: {
          each: {
            styleCode: { column: 'Colour', slug: true },
            sizeCode: { column: 'Size', slug: true },
            price: 'Variant Price',
            quantity: 'Qty',
          },
          ...variants,
        },
      },
      ignore: 'rest',
    }),
  )
  const lines = [
    'Handle,Title,Number,Colour,Size,Variant Price,Qty,Image Src',
    'mug,Mug,500001,Red,Small,10.00,1,a.jpg',
    'mug,,,Red,Large,12.00,2,b.jpg',
    'mug,,,Blue,Small,11.00,3,',
    'mug,,,,,,,c.jpg',
    'pan,Pan,500002,Black,One size,30.00,4,d.jpg',
    'mug,Another mug,x,Red,Small,1.00,1,',
  ]
  const { read, rejections } = await load(`${lines.join('\n')}\n`, { mapping })
  expect(read).toBe(3)
  expect(rejections.map(({ line, field }) => [line, field])).toEqual([[7, 'itemNo']])
  expect(
    await query(
      `select item_no, style_code, size_code, price_cents, quantity from edp order by item_no, style_code, size_code`,
    ),
  ).toEqual([
    { item_no: '500001', style_code: 'blue', size_code: 'small', price_cents: 1100, quantity: 3 },
    { item_no: '500001', style_code: 'red', size_code: 'large', price_cents: 1200, quantity: 2 },
    { item_no: '500001', style_code: 'red', size_code: 'small', price_cents: 1000, quantity: 1 },
    { item_no: '500002', style_code: 'black', size_code: 'one-size', price_cents: 3000, quantity: 4 },
  ])
})

describe('a file', () => {
  test.each([
    ['itemNo,nameEn,nameEn\n', 'The header names “nameEn” more than once.'],
    ['itemNo,nom\n', 'The format has no “nom”'],
    ['itemNo,nameEn,nameFr,brand,category\n', 'The header lacks “price” or “edps”.'],
    ['itemNo;nameEn;nameFr\n', 'If its fields are parted by “;”, say so with --delimiter.'],
  ])('1 with the header %j is refused', async (text, sentence) => {
    await expect(load(`${text}${kettle}\n`)).rejects.toThrow(sentence)
  })

  test('2 that is truncated after many good rows changes nothing, and leaves no rows behind', async () => {
    await load(csv(kettle))
    const many = Array.from({ length: 2500 }, (_, place) => `${200000 + place},New,Nouveau,brio,kettles,1.00,1`)
    await expect(
      load(csv('100001,Changed,Changé,brio,kettles,1.00,1', ...many).slice(0, -9), { identity: 'cut' }),
    ).rejects.toThrow('The file ends inside the row')
    expect(await names()).toEqual(['Kettle'])
    expect(await query('select from import_product')).toEqual([])
    expect(await query('select from import_run')).toEqual([])
  })

  test('3 that is only tried changes nothing, not even an unfinished import, and says the same', async () => {
    const text = csv(kettle, '1,Bad,Mauvais,brio,kettles,1.00,1', '100002,Pan,Poêle,New Brand,pans,1.00,1')
    await database.pool.query(
      `insert into import_run (identity, file, line, started_at) values ('x', 'other', 9, now())`,
    )
    const tried = await load(text, { dryRun: true, createMissing: true })
    expect(await names()).toEqual([])
    expect(await query('select line from import_run')).toEqual([{ line: 9 }])
    const { messages: _, ...real } = await load(text, { createMissing: true })
    expect(tried).toMatchObject(real)
    expect(await names()).toEqual(['Kettle', 'Pan'])
  })

  test('3 with a picture on another site is accepted, keeps the picture that it has, and the import says so', async () => {
    const pictured = (picture: string) => `${header},imageUrl\n${kettle},${picture}\n`
    await load(pictured('p/kettle.jpg'))
    const outcome = await load(pictured('https://cdn.example/kettle.jpg'))
    expect(outcome).toMatchObject({ accepted: 1, rejected: 0 })
    expect(outcome.messages).toContainEqual(
      expect.stringMatching(/^One product has pictures elsewhere than the shop’s/),
    )
    expect(await query('select image_url from product')).toEqual([{ image_url: 'p/kettle.jpg' }])
  })

  test('4 becomes visible all at once, and the shop is then notified', async () => {
    await load(csv(kettle))
    const listener = await database.pool.connect()
    await listener.query('listen catalogue')
    const notified = once(listener, 'notification')
    const seen = new Set<string>()
    async function* slowly() {
      yield Buffer.from(`${header}\n100001,Changed,Changé,brio,kettles,1.00,1\n`)
      for (let place = 0; place < 3000; place += 1) {
        yield Buffer.from(`${300000 + place},New,Nouveau,brio,kettles,1.00,1\n`)
        if (place % 500 === 0) for (const name of await names()) seen.add(name)
      }
    }
    await load('', { bytes: slowly() })
    await notified
    expect([...seen]).toEqual(['Kettle'])
    expect(new Set(await names())).toEqual(new Set(['Changed', 'New']))
    listener.release(true)
  })

  test('5 waits for no other: a second import is refused at once or after a moment', async () => {
    let go = () => {}
    const held = new Promise<void>((done) => {
      go = done
    })
    async function* waiting() {
      yield Buffer.from(csv(kettle))
      await held
    }
    const first = load('', { bytes: waiting() })
    await expect.poll(() => query('select from import_run')).toHaveLength(1)
    await expect(load(csv(kettle))).rejects.toThrow('Another import is under way; only one runs at a time.')
    go()
    expect(await first).toMatchObject({ accepted: 1 })
  })

  test('6 that was interrupted goes on after the last row that is stored, and ends as if it had not been', async () => {
    const rows = Array.from(
      { length: 3500 },
      (_, place) => `${400000 + place},"N\n${place}",N,brio,kettles,${place % 7 ? '1.00' : 'x'},1`,
    )
    const text = csv(...rows)
    async function* broken() {
      yield Buffer.from(text.slice(0, text.length * 0.8))
      throw new Error('The power went out.')
    }
    await expect(load('', { bytes: broken(), identity: 'long' })).rejects.toThrow('The power went out.')
    expect(await names()).toEqual([])
    const { messages, ...outcome } = await load(text, { identity: 'long' })
    expect(messages[0]).toMatch(/^Going on after line \d{4}, where the import was interrupted/)
    const resumed = await exportText(database.pool, 'prices')
    await database.pool.query('truncate product cascade')
    const { messages: _, ...unbroken } = await load(text, { identity: 'long', restart: true })
    expect(outcome).toEqual(unbroken)
    expect(outcome).toMatchObject({ read: 3500, accepted: 3000, rejected: 500 })
    const withoutNumbers = (exported: string) => exported.replace(/"edpNo":\d+/g, '')
    expect(withoutNumbers(resumed)).toBe(withoutNumbers(await exportText(database.pool, 'prices')))
  })

  test('7 is not gone on with in another way, or after another', async () => {
    async function* broken() {
      yield Buffer.from(csv(...Array.from({ length: 2000 }, (_, place) => `${400000 + place},N,N,brio,kettles,1.00,1`)))
      throw new Error('The power went out.')
    }
    await expect(load('', { bytes: broken(), identity: 'long' })).rejects.toThrow('power')
    const { messages, read } = await load(csv(kettle), { identity: 'long', createMissing: true })
    expect(messages[0]).toBe('An unfinished import of a test’s file is discarded.')
    expect(read).toBe(1)
    expect(await names()).toEqual(['Kettle'])
  })

  test('8 of any rows: read = accepted + rejected, and every rejected one is reported', async () => {
    const cell = fc.constantFrom(
      '100001',
      '100002',
      '123',
      '',
      'Name',
      'brio',
      'kettles',
      'nowhere',
      '1.00',
      '-1',
      '"',
      '"a',
      'x\0',
      '7',
    )
    const row = fc.oneof(
      fc.array(cell, { minLength: 5, maxLength: 8 }).map((cells) => cells.join(',')),
      fc.constant(kettle),
      fc.constant('x'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 12 }), async (rows) => {
        const result = await load(csv(...rows), { dryRun: true }).catch((error: Error) => error)
        if (result instanceof Error) {
          expect(result.message).toMatch(/^The (file|row) /)
          return
        }
        expect(result.read).toBe(result.accepted + result.rejected)
        expect(result.rejections).toHaveLength(result.rejected)
      }),
      { numRuns: 20 },
    )
  })
})

describe('products of WooCommerce, whose variations may stand apart from them', () => {
  const columns =
    'ID,Type,SKU,Name,Sale price,Regular price,Stock,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)'
  const attribute = (...named: string[]) => ({ named, name: 'Attribute # name', value: 'Attribute # value(s)' })
  const mapping = parseMapping(
    JSON.stringify({
      group: { parent: 'Parent', keys: { 'id:': 'ID', '': 'SKU' } },
      fields: {
        itemNo: { join: [{ constant: '1' }, { column: 'ID', padStart: [5, '0'] }], with: '' },
        nameEn: 'Name',
        nameFr: 'Name',
        brand: { constant: 'brio' },
        category: { column: 'Categories', before: ',' },
        images: { split: 'Images', at: ',' },
        price: { first: ['Sale price', 'Regular price'] },
        wasPrice: 'Regular price',
        quantity: 'Stock',
        styles: {
          each: {
            code: { ...attribute('Colour', 'Color'), slug: true },
            colour: attribute('Colour', 'Color'),
            nameEn: attribute('Colour', 'Color'),
            nameFr: attribute('Colour', 'Color'),
          },
          where: attribute('Colour', 'Color'),
        },
        sizes: {
          each: {
            code: { ...attribute('Size'), slug: true },
            nameEn: attribute('Size'),
            nameFr: attribute('Size'),
          },
          where: attribute('Size'),
        },
        edps: {
          each: {
            styleCode: { ...attribute('Colour', 'Color'), slug: true },
            sizeCode: { ...attribute('Size'), slug: true },
            price: { first: ['Sale price', 'Regular price'] },
            wasPrice: 'Regular price',
            quantity: 'Stock',
          },
        },
      },
      ignore: 'rest',
    }),
  )
  const exported = (...rows: string[]) => `${[columns, ...rows].join('\n')}\n`

  test('come in as one each, by id and by SKU, with prices of their variations', async () => {
    const outcome = await load(
      exported(
        '76,variation,tee-red,Tee - Red,,20,3,,,tee,Color,Red,Size,',
        '44,variable,tee,Tee,,,,"kettles, pans","/images/a.jpg, /images/b.jpg",,Color,"Blue, Red",Size,"Large, Small"',
        '46,simple,cap,Cap,16,18,7,kettles,,,Color,Yellow,,',
        '45,variable,hoodie,Hoodie,,,,kettles,,,Size,"Large, Small",,',
        '77,variation,tee-blue,Tee - Blue,15,20,4,,,id:44,Color,Blue,Size,',
        '78,variation,,Hoodie - Large,42,45,,,,id:45,,Large,,',
      ),
      { mapping },
    )
    expect(outcome).toMatchObject({ read: 3, accepted: 3, rejections: [] })
    const edps = await query(
      `select item_no, style_code, size_code, price_cents, was_price_cents, quantity from edp order by item_no, edp_no`,
    )
    expect(edps.map((edp) => Object.values(edp as object))).toEqual([
      ['100044', 'red', null, 2000, 2000, 3],
      ['100044', 'blue', null, 1500, 2000, 4],
      ['100045', null, 'large', 4200, 4500, 0],
      ['100046', null, null, 1600, 1800, 7],
    ])
    expect(await query(`select images from product where item_no = '100044'`)).toEqual([{ images: ['a.jpg', 'b.jpg'] }])
  })

  test('reject a variation whose product the file does not have', async () => {
    const { rejections } = await load(exported('78,variation,,Hoodie - Large,42,45,,,,id:45,Size,Large,,'), { mapping })
    expect(rejections).toEqual([
      { line: 2, field: 'Parent', reason: 'The file has no row “id:45”, to which this one belongs.' },
    ])
  })

  test('have separators within their parts', async () => {
    await load(exported('46,simple,cap,Cap,16,18,7,"kettles,Pots\\, pans",,,,,,'), { mapping })
    expect(await names()).toEqual(['Cap'])
  })
})
