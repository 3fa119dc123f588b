import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from './html.ts'
import { kindNamed } from './kinds.ts'
import { mapperOf, parseMapping } from './mapping.ts'

const products = kindNamed('products', {
  createMissing: false,
  format: 'csv',
  pictures: 'https://shop.test/images/',
  timeZone: undefined,
})
const plain = {
  itemNo: '123456',
  nameEn: 'Kettle',
  nameFr: 'Bouilloire',
  brand: 'brio',
  category: 'kettles',
  price: '49.99',
}

/** The fields that differ from a plain product, or `field: reason` of why it is rejected. */
function read(more: Record<string, unknown>): unknown {
  const result = products.read({ ...plain, ...more })
  return 'fault' in result ? `${result.fault.field}: ${result.fault.reason}` : result.fields
}

describe('a product', () => {
  test('1 with only the required columns is read; missing values are null', () => {
    expect(read({})).toMatchObject({
      itemNo: '123456',
      price: 4999,
      wasPrice: null,
      descriptionEn: null,
      images: null,
      withdrawn: null,
    })
  })

  test('2 with emptied fields gets their defaults', () => {
    const empty = {
      descriptionEn: '',
      sellerType: null,
      noOfPayments: '',
      isDonation: '',
      images: '',
      sections: null,
      averageRating: '',
    }
    expect(read(empty)).toMatchObject({
      descriptionEn: '',
      sellerType: '',
      noOfPayments: 1,
      isDonation: false,
      images: [],
      sections: [],
      averageRating: 0,
    })
  })

  test.each([
    [{ itemNo: '12345' }, 'itemNo: “12345” is no item number: six to nine digits.'],
    [{ itemNo: '1'.repeat(36) }, `itemNo: “${'1'.repeat(36)}” is no item number: six to nine digits.`],
    [{ itemNo: 123456.5 }, 'itemNo: “123456.5” is no item number: six to nine digits.'],
    [{ itemNo: undefined }, 'itemNo: It is needed, but empty.'],
    [{ nameEn: '  ' }, 'nameEn: It is needed, but empty.'],
    [{ nameEn: 'Ket\0tle' }, 'nameEn: It holds a control character, such as NUL.'],
    [{ nameEn: 'Ket\ud800tle' }, 'nameEn: It holds half of a character (a lone surrogate).'],
    [{ nameEn: { en: 'Kettle' } }, 'nameEn: “{"en":"Kettle"}” is not text.'],
    [{ nameFr: 'x'.repeat(201) }, 'nameFr: It has 201 characters; 200 is the most.'],
    [{ price: '29.99 USD' }, 'price: “29.99 USD” is in another currency: the shop’s prices are Canadian dollars.'],
    [{ price: '€29.99' }, 'price: “€29.99” is in another currency: the shop’s prices are Canadian dollars.'],
    [{ price: 'US$29.99' }, 'price: “US$29.99” is in another currency: the shop’s prices are Canadian dollars.'],
    [{ price: '1.234' }, 'price: “1.234” is no amount: dollars up to 9999999, and cents after a point, as in 49.99.'],
    [
      { price: '12,34.56' },
      'price: “12,34.56” is no amount: dollars up to 9999999, and cents after a point, as in 49.99.',
    ],
    [{ price: 'from 5' }, 'price: “from 5” is no amount: dollars up to 9999999, and cents after a point, as in 49.99.'],
    [
      { price: '49.99', wasPrice: '39.99' },
      'wasPrice: It is below the price: the two may be exchanged. A product without a reduction has none.',
    ],
    [{ price: '-1.00' }, 'price: “-1.00” is no amount: dollars up to 9999999, and cents after a point, as in 49.99.'],
    [{ price: -1 }, 'price: “-1” is no amount: dollars up to 9999999, and cents after a point, as in 49.99.'],
    [{ price: '0.00' }, 'price: It must be more than 0.'],
    [{ price: 1e35 }, 'price: “1e+35” is no amount: dollars up to 9999999, and cents after a point, as in 49.99.'],
    [{ price: '' }, 'price: It is needed, but empty; a product with styles or sizes has edps instead.'],
    [{ quantity: '1.5' }, 'quantity: “1.5” must be a whole number from 0 to 1000000.'],
    [{ quantity: -1 }, 'quantity: “-1” must be a whole number from 0 to 1000000.'],
    [{ quantity: '9'.repeat(36) }, `quantity: “${'9'.repeat(36)}” must be a whole number from 0 to 1000000.`],
    [{ noOfPayments: 7 }, 'noOfPayments: “7” must be a whole number from 1 to 6.'],
    [{ sellerType: 'marketplace' }, 'sellerType: “marketplace” must be one of Marketplace, OAPartner.'],
    [{ isDonation: 'maybe' }, 'isDonation: “maybe” must be true or false.'],
    [
      { addedAt: 'yesterday' },
      'addedAt: “yesterday” must be a date like 2026-11-21, or a time like 2026-11-21T17:00:00Z.',
    ],
    [
      { addedAt: '2026-02-31T99:00:00Z' },
      'addedAt: “2026-02-31T99:00:00Z” must be a date like 2026-11-21, or a time like 2026-11-21T17:00:00Z.',
    ],
    [
      { addedAt: '2026-02-31' },
      'addedAt: “2026-02-31” must be a date like 2026-11-21, or a time like 2026-11-21T17:00:00Z.',
    ],
    [{ isDonation: { toString: 1 } }, 'isDonation: “{"toString":1}” must be true or false.'],
    [{ averageRating: [[4]] }, 'averageRating: “[[4]]” must be from 1.0 to 5.0, with one decimal.'],
    [{ averageRating: '6' }, 'averageRating: “6” must be from 1.0 to 5.0, with one decimal.'],
    [
      { videos: ['https://elsewhere.example/x.mp4'] },
      'videos.0: “https://elsewhere.example/x.mp4” is no name of a picture or clip: letters, digits, “-”, “_”, “.” and “/” only.',
    ],
    [
      { imageUrl: 'p/../../etc' },
      'imageUrl: “p/../../etc” is no name of a picture or clip: letters, digits, “-”, “_”, “.” and “/” only.',
    ],
    [{ images: 'p/x' }, 'images: It is not JSON.'],
    [{ images: '{"a":1}' }, 'images: It must be a list of at most 40.'],
    [{ images: [1, null] }, 'images.1: It is needed, but empty.'],
    [{ colour: 'red' }, 'colour: The format has no such field.'],
    [
      { itemNo: 'x', price: 'y' },
      'itemNo: “x” is no item number: six to nine digits. Also price: “y” is no amount: dollars up to 9999999, and cents after a point, as in 49.99.',
    ],
  ])('3 with %j is rejected', (more, expected) => expect(read(more)).toBe(expected))

  test.each([
    ['price', '49,99', 4999],
    ['price', '$49.99', 4999],
    ['price', '$1,234.56', 123456],
    ['price', 'CA$1,234.56', 123456],
    ['price', '29.99 CAD', 2999],
    ['price', 'CAD 29.99', 2999],
    ['price', '1 234,56 $', 123456],
    ['price', '1\u202f234,56\u00a0$', 123456],
    ['price', '1,234', 123400],
    ['price', '1,234,567', 123456700],
    ['price', '1.234,50', 123450],
    ['price', 1250, 125000],
    ['price', '.99', 99],
    ['wasPrice', '0.00', null],
    ['wasPrice', 0, null],
    ['wasPrice', '100.00', 10000],
    ['itemNo', '123-456', '123456'],
    ['itemNo', '123\u2011456', '123456'],
    ['itemNo', ' 123 4567 ', '1234567'],
    ['itemNo', "'001234", '001234'],
    ['itemNo', '="001234"', '001234'],
    ['isDonation', 'yes', true],
    ['isDonation', 'VRAI', true],
    ['isDonation', 'non', false],
    ['withdrawn', 'FALSE', false],
    ['quantity', '1,200', 1200],
    ['quantity', '1\u00a0200', 1200],
    ['quantity', '5.0', 5],
    ['nameEn', 'Pots &amp; pans', 'Pots & pans'],
    ['nameEn', 'Caf&amp;eacute; &#8211; 12&quot;', 'Café – 12"'],
    ['nameFr', 'A&B &copy', 'A&B &copy'],
    ['addedAt', '2026-11-21 17:00:00 -0500', new Date('2026-11-21T22:00:00Z')],
    ['addedAt', '2026-11-21 17:00:00 UTC', new Date('2026-11-21T17:00:00Z')],
  ])('3 with the %s %j of another system is read', (field, written, value) => {
    expect(read({ [field]: written })).toMatchObject({ [field]: value })
  })

  const styled = {
    price: undefined,
    styles: [{ code: 'C1', colour: 'red', nameEn: 'Red', nameFr: 'Rouge' }],
    sizes: [{ code: 'S', nameEn: 'Small', nameFr: 'Petit' }],
    edps: [{ styleCode: 'C1', sizeCode: 'S', price: '10.00' }],
  }
  test('4 may have styles and sizes, as lists or as JSON in a cell', () => {
    const cells = {
      ...styled,
      styles: JSON.stringify(styled.styles),
      sizes: JSON.stringify(styled.sizes),
      edps: JSON.stringify(styled.edps),
    }
    expect(read(styled)).toMatchObject({
      edps: [{ edpNo: null, styleCode: 'C1', sizeCode: 'S', price: 1000, quantity: null }],
    })
    expect(read(cells)).toEqual(read(styled))
  })

  test.each([
    [{ edps: undefined }, 'price: It is needed'],
    [{ edps: undefined, price: '1.00' }, 'edps: A product with styles or sizes needs them.'],
    [{ price: '1.00' }, 'price: A product with edps has its prices and quantities there.'],
    [
      { edps: [{ styleCode: 'C2', sizeCode: 'S', price: '1.00' }] },
      'edps.0.styleCode: It must be the code of one of the product’s styles.',
    ],
    [
      { edps: [{ styleCode: 'C1', price: '1.00' }] },
      'edps.0.sizeCode: It must be the code of one of the product’s sizes.',
    ],
    [{ edps: [...styled.edps, ...styled.edps] }, 'edps.1: This style and size is listed twice.'],
    [{ styles: [...styled.styles, ...styled.styles] }, 'styles: Two styles have the same code.'],
    [{ edps: [{ styleCode: 'C1', sizeCode: 'S', price: '0' }] }, 'edps.0.price: It must be more than 0.'],
    [
      { edps: [{ styleCode: 'C1', sizeCode: 'S', price: '1.00', colour: 'red' }] },
      'edps.0: The format has no field “colour” here.',
    ],
    [{ edps: ['C1'] }, 'edps.0: It must be an object.'],
  ])('5 with styles and sizes, but %j, is rejected', (more, expected) => {
    expect(String(read({ ...styled, ...more }))).toContain(expected)
  })

  test('6 of any content is read or rejected with a sentence, and never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...products.fields), fc.anything(), (field, value) => {
        const result = products.read({ ...plain, [field]: value })
        if ('fault' in result) expect(result.fault.reason).toMatch(/^[“A-Z].*[.]$/su)
      }),
    )
  })
})

describe('HTML', () => {
  test.each([
    ['<p>Good &amp; warm.</p><ul><li>a</li></ul>', '<p>Good &amp; warm.</p><ul><li>a</li></ul>'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script>a<style>b</style>', 'a'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">link</a>', 'link'],
    ['<div><strong>a</strong><table><tr><td>b</td></tr></table></div>', '<strong>a</strong><br />b'],
    ['<div>a</div><div>b</div>', 'a<br />b'],
    ['<div><div>a</div></div>\n<section>b<br>c</section>d', 'a<br />b<br />c<br />d'],
    ['<h1>a</h1><p>b</p><div>c</div><ul><li>d</li></ul><div>e</div>', 'a<p>b</p>c<ul><li>d</li></ul>e'],
    [
      '<table><tr><th>Size</th><td>4 L</td></tr><tr><th>Colour</th><td>red</td></tr></table>',
      'Size 4 L<br />Colour red',
    ],
    ['<dl><dt>Size</dt><dd>4 L</dd></dl>', 'Size<br />4 L'],
    ['<p>a<br><br>b</p>', '<p>a<br /><br />b</p>'],
    ['size a<b', 'size a&lt;b'],
    ['a<b and c>d <3 < 5', 'a<b>d &lt;3 &lt; 5</b>'],
    ['<span title="a>b">c</span><font color=red>d</font>', 'cd'],
    ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
    ['<p>not closed', '<p>not closed</p>'],
    ['<!-- x --><iframe srcdoc="<p>a</p>"></iframe>b', 'b'],
    ['<svg><p>a</p></svg>', '<p>a</p>'],
    ['<p><b<p><p>', '<p>&lt;b</p><p></p><p></p>'],
  ])('1 %j is cleaned', (dirty, clean) => expect(cleanHtml(dirty)).toBe(clean))

  test('2 that was sanitised stays unchanged, and has only plain tags', () => {
    const part = fc.constantFrom(
      '<p>',
      '</p>',
      '<b',
      '>',
      '<',
      '&',
      '&lt;',
      '"',
      "'",
      '<script>',
      '</script>',
      '<!--',
      '-->',
      'é',
      ' ',
      '<br>',
      '<ul><li>',
      '=',
      'onx',
      '/',
      '<svg',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string({ maxLength: 4 })), { maxLength: 14 }), (parts) => {
        const once = cleanHtml(parts.join(''))
        expect(cleanHtml(once)).toBe(once)
        expect(once.replace(/<\/?(p|br|ul|ol|li|b|strong|i|em|h3|h4)( \/)?>/g, '')).not.toContain('<')
      }),
    )
  })
})

describe('a mapping', () => {
  const mapped = (fields: Record<string, unknown>, row: Record<string, unknown>, ignore: unknown = []) => {
    const result = mapperOf(parseMapping(JSON.stringify({ fields, ignore }))).map(row)
    return 'fault' in result ? result.fault : result.raw
  }

  test('1 renames, fixes, joins, pads, translates and slugs', () => {
    const fields = {
      nameEn: 'title',
      price: { constant: '19.99' },
      itemNo: { join: [{ constant: '1' }, { column: 'id', padStart: [5, '0'] }], with: '' },
      category: { join: ['a', 'b'], with: ' > ' },
      colour: { column: 'c', values: { 'Navy Blue': 'navy' }, otherwise: 'multi' },
      brand: { column: 'maker', slug: true },
      styles: { list: [{ code: { column: 'maker', slug: true }, colour: { constant: 'red' } }] },
    }
    expect(mapped(fields, { title: 'x', id: '42', a: 'A', b: 'B', c: 'Navy Blue', maker: 'Crème & Co' })).toEqual({
      nameEn: 'x',
      price: '19.99',
      itemNo: '100042',
      category: 'A > B',
      colour: 'navy',
      brand: 'creme-co',
      styles: [{ code: 'creme-co', colour: 'red' }],
    })
    expect(mapped({ colour: fields.colour }, { c: 'Puce' })).toEqual({ colour: 'multi' })
  })

  test.each([
    [{ sale: '7.50', regular: '10.00' }, '7.50'],
    [{ sale: ' ', regular: '10.00' }, '10.00'],
    [{ sale: null, regular: 10 }, 10],
    [{ sale: '', regular: '' }, undefined],
  ])('1 takes the first that is not empty of %j', (row, price) => {
    expect(mapped({ price: { first: ['sale', 'regular'] } }, row)).toEqual({ price })
  })

  test('2 rejects a value that its table does not have', () => {
    const fields = { isDonation: { column: 'x', values: { y: true, n: false } } }
    expect(mapped(fields, { x: 'n' })).toEqual({ isDonation: false })
    expect(mapped({ isDonation: { first: [fields.isDonation, { constant: true }] } }, { x: 'maybe' })).toMatchObject({
      reason: expect.stringContaining('“maybe”'),
    })
    expect(mapped(fields, { x: 'maybe' })).toEqual({
      field: 'isDonation',
      reason: '“maybe” is none of the values that the mapping knows for “x”.',
    })
  })

  test.each([{ toString: 1 }, ['a'], JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)])(
    '2 rejects a value that is not text where text is required (%#)',
    (x) => {
      const joined = mapped({ category: { join: ['x', 'x'], with: ' > ' } }, { x })
      expect(joined).toMatchObject({ field: 'category', reason: expect.stringContaining('can be joined') })
      const looked = mapped({ brand: { column: 'x', values: { a: 'b' }, otherwise: 'c' } }, { x })
      expect(looked).toMatchObject({ field: 'brand', reason: expect.stringContaining('“x” holds a list or an object') })
      // The format itself rejects it.
      for (const how of [{ padStart: [6, '0'] }, { slug: true }]) {
        const { brand } = mapped({ brand: { column: 'x', ...how } }, { x }) as { brand: unknown }
        expect(String(read({ brand }))).toMatch(/^brand: “.*” is not text\.$/)
      }
    },
  )

  test('3 assigns other columns to the fields of their names, except those that it reads or ignores', () => {
    expect(mapped({ nameEn: 'title' }, { title: 'a', nameFr: 'b', x: 'c' }, ['x'])).toEqual({
      nameEn: 'a',
      nameFr: 'b',
    })
    expect(mapped({ nameEn: 'title' }, { title: 'a', nameFr: 'b' }, 'rest')).toEqual({ nameEn: 'a' })
  })

  test('4 that reads a missing column is refused', () => {
    const mapper = mapperOf(parseMapping('{"fields":{"nameEn":"title"}}'))
    expect(() => mapper.fieldsFrom(['name', 'id'])).toThrow(
      'The mapping reads “title”, which the file does not have. It has “name”, “id”.',
    )
  })

  test.each([
    ['{', 'The mapping is not JSON.'],
    ['{"columns":{}}', 'The mapping is wrong at “fields”: FORMAT.md shows what it may hold.'],
    ['{"fields":{"a":{"colum":"b"}}}', 'The mapping is wrong at “fields.a”: FORMAT.md shows what it may hold.'],
    ['{"fields":{"a":"b"},"ignore":"all"}', 'The mapping is wrong at “ignore”: FORMAT.md shows what it may hold.'],
  ])('5 %s is refused', (text, sentence) => expect(() => parseMapping(text)).toThrow(sentence))
})
