import { describe, expect, test } from 'vitest'
import type { Asked } from './asked.ts'
import { createEngine } from './engine.ts'
import { IndexBuilder } from './index-builder.ts'
import { readTerm } from './reading.ts'

const goods: [name: string, categoryId: string, colour: string][] = [
  ['Alpaca Wool', 'wool', 'red'],
  ['Cotton Thread', 'wool', 'blue'],
  ['Pottery Wheel', 'clay', 'blue'],
  ['Glazed Vase', 'clay', 'blue'],
]
const builder = new IndexBuilder(
  {
    brands: [{ id: 'brio', name: 'Brio' }],
    categories: [
      { id: 'hobbies', parentId: null, name: { en: 'Hobbies', fr: 'Loisirs' } },
      { id: 'wool', parentId: 'hobbies', name: { en: 'Spinning', fr: 'Filage' } },
      { id: 'clay', parentId: 'hobbies', name: { en: 'Modelling', fr: 'Modelage' } },
    ],
    collections: [
      {
        id: 'for-spinners',
        name: { en: 'Gifts for spinners', fr: 'Cadeaux pour fileuses' },
        words: { en: ['spinner'], fr: ['fileuse'] },
        categories: ['wool'],
        maxPrice: null,
      },
    ],
  },
  goods.length,
)
goods.forEach(([en, categoryId, colour], at) => {
  builder.add({
    ...{
      itemNo: String(300_000 + at),
      name: { en, fr: en },
      brandId: 'brio',
      categoryId,
      minPrice: 2000,
      maxPrice: 2000,
    },
    ...{ rating: null, reviewCount: 0, addedAt: at, sizes: [] },
    styles: [{ code: 'A', colour, name: { en: colour, fr: colour } }],
    ...{ easyPay: false, onSale: false, marketplace: false, donation: false },
  })
})
const engine = createEngine(builder.finish())

function read(typed: string): string {
  const search = ({ searchTerm, chosen }: Asked) =>
    engine.search({ language: 'en', searchTerm: searchTerm || undefined, chosen, sortKey: 'relevance' }, 1)
  const asked = readTerm(engine, 'en', typed, (one) => search(one).total > 0)
  const filters = [...asked.chosen].flatMap(([id, values]) => values.map((value) => `${id}:${value}`))
  return [asked.searchTerm, ...filters].join(' ').trim()
}

describe('a term', () => {
  test.each([
    ['gift for a spinner', 'collection:for-spinners'],
    ['alpaca gift for a spinner', 'alpaca collection:for-spinners'],
    ['red gift for a spinner', 'colour:red collection:for-spinners'],
    ['blue pottery', 'pottery colour:blue'],
  ])('1 is read with its filters: %s', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })

  test.each([
    ['pottery gift for a spinner', 'pottery'],
    ['pottery gift for a spinner under $30', 'pottery price:0-30'],
    ['vase gift for a spinner', 'vase'],
  ])('2 that no gift of the collection has is read without it: %s', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })

  test.each(['pottery under $5', 'gift for a spinner under $5'])(
    '3 keeps its price, even if nothing is found: %s',
    (typed) => {
      expect(read(typed)).toMatch(/price:0-5/)
    },
  )
})
