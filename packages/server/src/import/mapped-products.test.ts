import { describe, expect, test } from 'vitest'
import { productImports } from '../testing/importing-products.ts'
import { parseMapping } from './mapping.ts'

const { load, names, query } = productImports()

test('8 a product on several lines becomes one product', async () => {
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

describe('products of WooCommerce, whose variations may be anywhere in the file', () => {
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

  test('become one product each, by id and by SKU, with the prices of their variations', async () => {
    const result = await load(
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
    expect(result).toMatchObject({ read: 3, accepted: 3, rejections: [] })
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

  test('reject a variation whose product is not in the file', async () => {
    const { rejections } = await load(exported('78,variation,,Hoodie - Large,42,45,,,,id:45,Size,Large,,'), { mapping })
    expect(rejections).toEqual([
      { line: 2, field: 'Parent', reason: 'The file has no row “id:45”, to which this one belongs.' },
    ])
  })

  test('may have separators within their parts', async () => {
    await load(exported('46,simple,cap,Cap,16,18,7,"kettles,Pots\\, pans",,,,,,'), { mapping })
    expect(await names()).toEqual(['Cap'])
  })
})
