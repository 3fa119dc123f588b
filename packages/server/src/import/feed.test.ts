import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProducts } from '../testing/catalogue.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { importText } from '../testing/importing.ts'
import { feedRows } from './feed.ts'
import { parseMapping } from './mapping.ts'
import type { Row } from './row.ts'

async function* chunks(bytes: Buffer, length = 7): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

const now = new Date('2026-11-27T12:00:00Z')

async function read(file: string | Buffer) {
  const remarks: string[] = []
  const rows: Row[] = []
  const options = { encoding: undefined, now, remark: (text: string) => void remarks.push(text) }
  for await (const some of feedRows(chunks(Buffer.from(file)), options)) rows.push(...some)
  return { remarks, rows, items: rows.map((row) => ('raw' in row ? row.raw : {})) }
}

const names = 'xmlns:g="http://base.google.com/ns/1.0"'
const rss = (...items: string[]) =>
  `<?xml version="1.0"?>\n<rss version="2.0" ${names}><channel><title>Shop</title><link>https://shop.test</link>\n${items
    .map((inside) => `<item>${inside}</item>`)
    .join('\n')}</channel></rss>`

describe('an item', () => {
  test.each([
    ['RSS 2.0', rss('<g:id>7</g:id><title>Kettle</title><g:price>29.99 CAD</g:price>')],
    [
      'Atom',
      `<feed xmlns="http://www.w3.org/2005/Atom" ${names}><title>Shop</title><link href="https://shop.test"/>
       <entry><g:id>7</g:id><title type="text">Kettle</title><link href="/7"/><g:price>29.99 CAD</g:price></entry></feed>`,
    ],
    [
      'RSS 1.0',
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" ${names}><channel><title>Shop</title></channel>
       <item><g:id>7</g:id><title>Kettle</title><g:price>29.99 CAD</g:price></item></rdf:RDF>`,
    ],
    [
      'RSS with another prefix, declared late',
      `<rss><channel xmlns:goog="http://base.google.com/ns/1.0">
       <item><goog:id>7</goog:id><title>Kettle</title><goog:price>29.99 CAD</goog:price></item></channel></rss>`,
    ],
    [
      'RSS that declares nothing',
      '<rss><channel><item><g:id>7</g:id><g:title>Kettle</g:title><g:price>29.99 CAD</g:price></item></channel></rss>',
    ],
  ])('is read from %s', async (_, file) => {
    expect((await read(file)).items).toEqual([{ id: '7', title: 'Kettle', price: '29.99 CAD', image_links: [] }])
  })

  test('has CDATA, entities, HTML and nested elements', async () => {
    const { items } = await read(
      rss(`<title><![CDATA[ Pots & pans ]]></title><description><p>Hot</p> &amp; <b>new</b> &eacute;t&eacute;</description>
        <g:description>second</g:description>
        <g:shipping><g:country>CA</g:country><g:price>9.99 CAD</g:price></g:shipping><c:season>winter</c:season>`),
    )
    expect(items[0]).toMatchObject({
      title: 'Pots & pans',
      description: '<p>Hot</p> & <b>new</b> été',
      'shipping/country': 'CA',
      'shipping/price': '9.99 CAD',
      'c:season': 'winter',
    })
    expect(items[0]).not.toHaveProperty('price')
  })

  test('has the first of several texts, and the list of its pictures', async () => {
    const { items } = await read(
      rss(`<g:additional_image_link>b.jpg</g:additional_image_link><g:image_link>a.jpg</g:image_link>
        <g:additional_image_link>c.jpg</g:additional_image_link><g:title/><title>Kettle</title><g:title>Pot</g:title>`),
    )
    expect(items[0]).toMatchObject({
      title: 'Kettle',
      image_links: ['a.jpg', 'b.jpg', 'c.jpg'],
      additional_image_link: ['b.jpg', 'c.jpg'],
    })
  })

  test.each([
    ['without a period', '', true],
    ['in its period', '2026-11-23T00:00-0500/2026-11-30T23:59-0500', true],
    ['after it', '2026-11-01T00:00-0500/2026-11-26T23:59-0500', false],
    ['before it', '2026-12-01T00:00-0500 / 2026-12-26T23:59-0500', false],
    ['on its last day', '2026-11-20/2026-11-27', true],
    ['after its last day', '2026-11-20/2026-11-26', false],
    ['before its first minute on Toronto’s clock', '2026-11-27T07:01:00/2026-12-01T23:59:59', false],
    ['in one that nobody can read', 'soon', true],
  ])('has a sale price %s, or none', async (_, period, isInForce) => {
    const { items, remarks } = await read(
      rss(`<g:sale_price>19.99 CAD</g:sale_price><g:sale_price_effective_date>${period}</g:sale_price_effective_date>`),
    )
    expect(items[0]?.sale_price).toBe(isInForce ? '19.99 CAD' : undefined)
    expect(remarks).toEqual(isInForce ? [] : ['The sale price of one item is not in force now, and is left out.'])
  })

  test('is named by its title, its id and its line', async () => {
    const { rows } = await read(rss('', '\n<g:id>7</g:id><title>Kettle</title>'))
    expect(rows).toMatchObject([
      { line: 1, name: 'without a title, without an id, line 3' },
      { line: 2, name: '“Kettle”, 7, line 4' },
    ])
  })
})

test.each([
  ['a web page', '<!DOCTYPE html><html><body>404</body></html>', /no feed of products: its root is <html>, not <rss>/],
  ['a feed without items', rss(), /The feed has no items/],
  ['an & alone', rss('<title>Pots & pans</title>'), /Line 3: the file is cut off after this line, or an “&”/],
  ['half a feed', rss('<title>Kettle</title>').slice(0, -20), /cut off/],
  ['nothing', '', /cut off, or no XML/],
])('%s is refused with a sentence', async (_, file, sentence) => {
  await expect(read(file)).rejects.toThrow(sentence)
})

describe('an import', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
    await addProducts(database.pool, [])
    await database.pool.query(`insert into brand (id, name) values ('brio', 'Brio') on conflict do nothing`)
  })
  afterAll(() => database.drop())
  beforeEach(() => database.pool.query('truncate product cascade'))

  const mapping = parseMapping(
    JSON.stringify({
      group: 'item_group_id',
      fields: {
        itemNo: { first: ['item_group_id', 'id'] },
        nameEn: 'title',
        nameFr: 'title',
        brand: 'brand',
        category: { constant: 'kettles' },
        sizes: {
          each: { code: { column: 'size', slug: true }, nameEn: 'size', nameFr: 'size' },
          where: 'item_group_id',
        },
        edps: {
          each: {
            sizeCode: { column: 'size', slug: true },
            price: { first: ['sale_price', 'price'] },
            wasPrice: 'price',
          },
          where: 'item_group_id',
        },
        price: { column: 'single_price' },
      },
      ignore: 'rest',
    }),
  )
  const variant = (id: string, size: string, group = '100001') =>
    `<g:id>${id}</g:id><g:item_group_id>${group}</g:item_group_id><title>Kettle</title><g:brand>Brio</g:brand>
     <g:size>${size}</g:size><g:price>29.99 CAD</g:price><g:sale_price>19.99 CAD</g:sale_price>`

  test('makes a group of items one product', async () => {
    const result = await importText(database.pool, 'products', rss(variant('a', 'S'), variant('b', 'Large one')), {
      mapping,
      now,
    })
    expect(result).toMatchObject({ read: 1, accepted: 1, rejected: 0 })
    const { rows } = await database.pool.query(
      'select item_no, size_code, price_cents, was_price_cents from edp order by edp_no',
    )
    expect(rows).toEqual([
      { item_no: '100001', size_code: 's', price_cents: 1999, was_price_cents: 2999 },
      { item_no: '100001', size_code: 'large-one', price_cents: 1999, was_price_cents: 2999 },
    ])
  })

  test('rejects items by their number and name', async () => {
    const { rejections } = await importText(
      database.pool,
      'products',
      rss(variant('a', 'S'), variant('b', 'S', 'x'), variant('c', 'S').replaceAll('CAD', 'EUR')),
      { mapping, now },
    )
    expect(rejections).toMatchObject([
      { line: 2, name: '“Kettle”, b, line 5', field: 'itemNo' },
      {
        line: 3,
        name: '“Kettle”, c, line 7',
        field: 'edps.0.price',
        reason: expect.stringContaining('is in another currency'),
      },
    ])
  })

  test('rejects a product that an earlier group is already', async () => {
    const { rejections } = await importText(
      database.pool,
      'products',
      rss(variant('a', 'S'), variant('d', 'S', '100002'), variant('c', 'M')),
      { mapping, now },
    )
    expect(rejections).toMatchObject([
      { line: 3, field: 'itemNo', reason: 'Duplicate of item 1; the first one counts.' },
    ])
  })
})
