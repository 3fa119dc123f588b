import { describe, expect, test } from 'vitest'
import { ownPictures } from './own-pictures.ts'
import { productFields } from './products.format.ts'

const base = 'https://shop.test/images/'
const product = (fields: object) =>
  productFields.parse({
    itemNo: '100001',
    nameEn: 'Kettle',
    nameFr: 'Bouilloire',
    brand: 'Brio',
    category: 'kettles',
    ...fields,
  })

describe('pictures of a product', () => {
  test.each<[string, object, object, number]>([
    ['by name stay', { imageUrl: 'p/1.jpg', images: ['a.jpg'] }, { imageUrl: 'p/1.jpg', images: ['a.jpg'] }, 0],
    [
      'by an address of the shop get their names',
      { imageUrl: `${base}p/1.jpg?impolicy=L`, images: ['/images/a.jpg', '//shop.test/images/b.jpg'] },
      { imageUrl: 'p/1.jpg', images: ['a.jpg', 'b.jpg'] },
      0,
    ],
    [
      'on another site are left out',
      { imageUrl: 'https://cdn.example/1.jpg', images: ['https://cdn.example/1.jpg', 'a.jpg'] },
      { imageUrl: null, images: ['a.jpg'] },
      1,
    ],
    ['all on another site are as if absent', { images: ['https://cdn.example/1.jpg'] }, { images: null }, 1],
    ['that are absent stay absent', {}, { imageUrl: null, images: null, styles: null }, 0],
    ['that are empty stay empty', { imageUrl: '', images: '' }, { imageUrl: '', images: [] }, 0],
    [
      'of a style are left out as well',
      {
        styles: [{ code: 'red', colour: 'red', nameEn: 'Red', nameFr: 'Rouge', imageUrl: 'data:image/png;base64,xx' }],
      },
      { styles: [{ imageUrl: null }] },
      1,
    ],
  ])('%s', (_, fields, expected, leftOut) => {
    const pictures = ownPictures(base)
    expect(pictures.own(product(fields))).toMatchObject(expected)
    expect(pictures.remarks()).toHaveLength(leftOut)
  })

  test('that are left out are reported once, with the number of products', () => {
    const pictures = ownPictures(base)
    for (let place = 0; place < 1200; place += 1) pictures.own(product({ imageUrl: 'https://cdn.example/1.jpg' }))
    expect(pictures.remarks()).toEqual([
      '1,200 products have pictures elsewhere than the shop’s (https://shop.test/images/); they are left out, because pages show no pictures of other sites.',
    ])
  })
})
