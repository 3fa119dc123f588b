import { describe, expect, test } from 'vitest'
import { addProducts, addShows } from '../testing/catalogue.ts'
import { exportText, importText } from '../testing/importing.ts'
import { csv, kettle, productImports } from '../testing/importing-products.ts'

const database = productImports()
const { load, names, query } = database

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

  test('2 that are rejected do not affect the others', async () => {
    const result = await load(
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
    expect(result).toMatchObject({ read: 8, accepted: 2, rejected: 6 })
    expect(result.rejections.map(({ line, field }) => [line, field])).toEqual([
      [3, 'itemNo'],
      [4, 'price'],
      [5, 'brand'],
      [6, 'category'],
      [7, 'itemNo'],
      [8, ''],
    ])
    expect(result.rejections[4]?.reason).toBe('Duplicate of line 2; the first one counts.')
    expect(await names()).toEqual(['Kettle', 'Good'])
  })

  test('3 keep absent fields, and lose emptied ones', async () => {
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

  test('4 keep the numbers that bags, orders, favourites and programmes use', async () => {
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
    // A style that is offered again has its former number.
    const back = { styleCode: 'b', price: '10.00', quantity: 3 }
    const styles = [{ code: 'b', colour: 'blue', nameEn: 'Blue', nameFr: 'Bleu' }]
    await load(`${JSON.stringify({ ...row, styles, edps: [back] })}\n`)
    expect(await query('select edp_no, quantity from edp where is_offered')).toEqual([{ edp_no: 8, quantity: 3 }])
  })

  test('5 never take another style and size’s number', async () => {
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

  test('5 get numbers that the file does not use anywhere', async () => {
    const [{ last } = { last: 0 }] = await query<{ last: number }>('select last_value::int as last from edp_number')
    const row = (place: number, edpNo: number | '') => `${500000 + place},A,A,brio,kettles,1.00,${edpNo}`
    const places = Array.from({ length: 1200 }, (_, place) => place)
    const rows = places.map((place) => row(place, place === 1 ? last + 5 : place === 1100 ? last + 3000 : ''))
    const text = ['itemNo,nameEn,nameFr,brand,category,price,edpNo', ...rows, row(1200, ''), ''].join('\n')
    expect(await load(text)).toMatchObject({ accepted: 1201, rejected: 0 })
    expect(await query('select count(distinct edp_no)::int as numbers from edp')).toEqual([{ numbers: 1201 }])
  })

  test('6 that have not changed are not written', async () => {
    await load(csv(kettle))
    const versions = () =>
      query('select p.xmin as product, edp.xmin as edp, p.updated_at from product p join edp using (item_no)')
    const before = await versions()
    await load(csv(kettle))
    expect(await versions()).toEqual(before)
  })

  test('7 create the brands and categories that they name, on request', async () => {
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
