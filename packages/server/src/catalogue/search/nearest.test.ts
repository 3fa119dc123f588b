import { describe, expect, test } from 'vitest'
import { createEngine } from './engine.ts'
import { IndexBuilder } from './index-builder.ts'
import type { IndexGroups, IndexRow } from './index-data.ts'
import { kindsOfThings } from './nearest.data.ts'
import { nearestCategory } from './nearest.ts'

const groups: IndexGroups = {
  brands: [{ id: 'brio', name: 'Brio' }],
  categories: [
    { id: 'home', parentId: null, name: { en: 'Home & Decor', fr: 'Maison et décor' } },
    { id: 'kitchen', parentId: null, name: { en: 'Kitchen', fr: 'Cuisine' } },
    { id: 'fashion', parentId: null, name: { en: 'Fashion', fr: 'Mode' } },
    { id: 'jewellery', parentId: null, name: { en: 'Jewellery', fr: 'Bijoux' } },
    { id: 'garden', parentId: null, name: { en: 'Garden', fr: 'Jardin' } },
    { id: 'watches', parentId: 'jewellery', name: { en: 'Watches', fr: 'Montres' } },
    { id: 'rugs', parentId: 'home', name: { en: 'Rugs', fr: 'Tapis' } },
    { id: 'shoes', parentId: 'fashion', name: { en: 'Shoes', fr: 'Chaussures' } },
  ],
}
const rows: IndexRow[] = (
  [
    ['Steel Watch', 'Montre en acier', 'watches'],
    ['Gold Watch', 'Montre dorée', 'watches'],
    ['Wool Rug', 'Tapis de laine', 'rugs'],
    ['Steel Pan', 'Poêle en acier', 'kitchen'],
    ['Leather Sneakers', 'Baskets de cuir', 'shoes'],
  ] as const
).map(([en, fr, categoryId], at) => ({
  ...{ itemNo: String(100_000 + at), name: { en, fr }, brandId: 'brio', categoryId, minPrice: 100, maxPrice: 100 },
  ...{
    rating: null,
    reviewCount: 0,
    easyPay: false,
    onSale: false,
    marketplace: false,
    donation: false,
    addedAt: at,
    styles: [],
    sizes: [],
  },
}))
const builder = new IndexBuilder(groups, rows.length)
for (const row of rows) builder.add(row)
const engine = createEngine(builder.finish())
const nearest = (language: 'en' | 'fr', term: string) => nearestCategory(engine, language, term)?.Id

describe('the category nearest to goods that the shop does not have', () => {
  test.each([
    ['1 by its kind, the nearest name first', 'en', 'bookcase', 'home'],
    ['1 by its kind in French', 'fr', 'tabouret', 'home'],
    ['2 in any number', 'en', 'footstools', 'home'],
    ['3 by the other language’s word', 'en', 'gougounes', 'shoes'],
    ['4 by the longest phrase: no pan, no towel', 'en', 'paper towels', 'home'],
    ['5 by its kind rather than by the known words', 'en', 'leather armchair', 'home'],
    ['6 by the category of most products with the known words', 'en', 'watch winder', 'watches'],
    ['7 also in French', 'fr', 'montre zzqxv', 'watches'],
  ] as const)('%s', (_, language, term, id) => {
    expect(nearest(language, term)).toBe(id)
  })

  test.each([
    ['8 not by a word that is everywhere', 'en', 'steel zzqxv'],
    ['9 nor without a known word', 'fr', 'zzqxv'],
    ['10 nor to a department without products', 'en', 'greenhouse'],
  ] as const)('%s', (_, language, term) => {
    expect(nearest(language, term)).toBeUndefined()
  })

  test('11 has its name in the page’s language, and its number of products', () => {
    expect(nearestCategory(engine, 'fr', 'pantoufles')).toEqual({ Id: 'shoes', Name: 'Chaussures', Count: 1 })
  })
})

test('each kind of thing has words in both languages, and no phrase twice', () => {
  for (const language of ['en', 'fr'] as const) {
    for (const { things } of kindsOfThings) {
      const phrases = things[language].split(', ')
      expect(phrases.length).toBeGreaterThan(4)
      expect(new Set(phrases).size).toBe(phrases.length)
    }
  }
})
