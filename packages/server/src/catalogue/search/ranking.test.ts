import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SortKey } from './dimensions.ts'
import { createEngine, type Query } from './engine.ts'
import { IndexBuilder } from './index-builder.ts'
import type { IndexGroups, IndexRow } from './index-data.ts'

const groups = {
  brands: ['alder', 'birch', 'cedar'].map((id) => ({ id, name: id })),
  categories: ['lanterns', 'baskets', 'trays'].map((id) => ({ id, parentId: null, name: { en: id, fr: id } })),
}
const row = (at: number, en: string, more: Partial<IndexRow> = {}): IndexRow => ({
  ...{ itemNo: String(200_000 + at), name: { en, fr: en }, brandId: 'alder', categoryId: 'lanterns' },
  ...{ minPrice: 1000 + at, maxPrice: 1000 + at, rating: null, reviewCount: 0, addedAt: -at, styles: [], sizes: [] },
  ...{ easyPay: false, onSale: false, marketplace: false, donation: false, ...more },
})
function engineOf(rows: readonly IndexRow[], all: IndexGroups = groups) {
  const builder = new IndexBuilder(all, rows.length)
  for (const one of rows) builder.add(one)
  const engine = createEngine(builder.finish())
  const query = (more: Partial<Query> = {}): Query => ({
    ...{ language: 'en', searchTerm: undefined, chosen: new Map(), sortKey: 'relevance', ...more },
  })
  return {
    ...engine,
    list: (more: Partial<Query> = {}, most = 1000) =>
      Array.from(
        engine.search(query(more), most).docs.subarray(0, most),
        (doc) => Number(engine.itemNo(doc)) - 200_000,
      ),
    found: (more: Partial<Query> = {}) => engine.search(query(more), 1000),
  }
}
const quiet = { week: [], lately: [], today: 0, sold: new Map<string, number>() }
const sortKeys: SortKey[] = ['relevance', 'price-asc', 'price-desc', 'newest', 'rating', 'recently-aired']

describe('a list by relevance', () => {
  test('1 relevance comes before appeal', () => {
    const { list } = engineOf([
      row(0, 'Tray with Lantern Motif', { categoryId: 'trays', rating: 4.9, reviewCount: 900 }),
      row(1, 'Brass Lantern', { rating: 2, reviewCount: 50 }),
    ])
    expect(list({ searchTerm: 'lantern' })).toEqual([1, 0])
  })

  test('1a a category of that name comes after the thing itself and before the word elsewhere', () => {
    const { list } = engineOf([
      row(0, 'Serving Basket', { categoryId: 'trays', rating: 4.9, reviewCount: 900 }),
      row(1, 'Basket Set', { categoryId: 'baskets' }),
      row(2, 'Willow Basket', { categoryId: 'baskets' }),
      row(3, 'Willow Hamper', { categoryId: 'baskets' }),
    ])
    expect(list({ searchTerm: 'baskets' })).toEqual([2, 1, 0, 3])
  })

  test('1c the product with exactly these words as its name comes first, in any order, with or without its brand', () => {
    const { list } = engineOf([
      row(0, 'Glowing Hammered Lantern for Garden Paths', { rating: 4.9, reviewCount: 900 }),
      row(1, 'Hammered Lantern for Garden Paths', { rating: 2, reviewCount: 50 }),
      row(2, 'Hammered Lantern for Garden Paths, Set of 2', { rating: 4.9, reviewCount: 900 }),
      row(3, 'Hammered Lantern for Garden Paths', { brandId: 'birch' }),
    ])
    const first = (searchTerm: string) => list({ searchTerm })[0]
    expect(first('Hammered Lantern for Garden Paths')).toBe(3)
    expect(first('garden paths hammered lanterns')).toBe(3)
    expect(first('Alder Hammered Lantern for Garden Paths')).toBe(1)
    expect(first('hammered lantern for garden paths, set of 2')).toBe(2)
    expect(list({ searchTerm: 'hammered lantern' })[0]).not.toBe(3)
  })

  test('1d so does every product with a unique name in a random catalogue', () => {
    const word = fc.constantFrom('brass', 'tray', 'lantern', 'wool', 'basket', 'round', 'twelve', 'oak', 'alder', 'for')
    const telling = (words: readonly string[]) => words.filter((one) => one !== 'for')
    const name = fc.array(word, { minLength: 1, maxLength: 5 }).filter((words) => telling(words).length > 0)
    fc.assert(
      fc.property(fc.uniqueArray(name, { selector: (words) => telling(words).sort().join(' ') }), (names) => {
        const { list } = engineOf(names.map((words, at) => row(at, words.join(' '))))
        names.forEach((words, at) => {
          expect(list({ searchTerm: words.join(' ') })[0], words.join(' ')).toBe(at)
        })
      }),
    )
  })

  test('1b a category that has the word comes before one whose parent alone has it', () => {
    const above = {
      brands: groups.brands,
      categories: [
        { id: 'woods', parentId: null, name: { en: 'Spruce and More', fr: 'Bois' } },
        { id: 'logs', parentId: 'woods', name: { en: 'Logs', fr: 'Bûches' } },
        { id: 'boards', parentId: 'woods', name: { en: 'Spruce Boards', fr: 'Planches' } },
      ],
    }
    const { list } = engineOf(
      [
        row(0, 'Split Birch', { categoryId: 'logs', rating: 5, reviewCount: 90 }),
        row(1, 'Long Plank', { categoryId: 'boards' }),
      ],
      above,
    )
    expect(list({ searchTerm: 'spruce' })).toEqual([1, 0])
  })

  test('2 equally relevant products are ordered by rating, sales, and presentation on air', () => {
    const { list, follow } = engineOf([
      row(0, 'Rattan Lantern', { brandId: 'birch' }),
      row(1, 'Pewter Lantern', { brandId: 'cedar', rating: 5, reviewCount: 1 }),
      row(2, 'Willow Lantern', { rating: 4.7, reviewCount: 300 }),
    ])
    expect(list({ searchTerm: 'lantern' })).toEqual([2, 0, 1])
    follow({ ...quiet, sold: new Map([['200001', 150]]) })
    expect(list({ searchTerm: 'lantern' })).toEqual([1, 2, 0])
    follow({ ...quiet, sold: new Map([['200001', 1]]), lately: ['200000', '200001'], today: 1 })
    expect(list({ searchTerm: 'lantern' })).toEqual([2, 0, 1])
    follow(quiet)
    expect(list({ searchTerm: 'lantern' })).toEqual([2, 0, 1])
  })

  test('3 a product in many finishes does not fill the first page', () => {
    const finishes = ['Brass', 'Copper', 'Pewter', 'Nickel', 'Bronze', 'Chrome', 'Silver', 'Black', 'White', 'Ivory']
    const { list } = engineOf([
      ...finishes.map((finish, at) => row(at, `${finish} Storm Lantern`, { rating: 4.9, reviewCount: 90 - at })),
      ...finishes.map((finish, at) =>
        row(10 + at, `${finish} Paper ${'ABCDEFGHIJ'[at]}x Lantern`, { brandId: at % 2 ? 'birch' : 'cedar' }),
      ),
    ])
    const page = list({ searchTerm: 'lantern' }, 12)
    expect(page[0]).toBe(0)
    expect(page.filter((at) => at < 10).length).toBeLessThan(page.length - 2)
  })

  test('4 is mixed without words and category, and not mixed in a category', () => {
    const kinds = ['Oak', 'Elm', 'Ash', 'Yew', 'Fir', 'Teak', 'Palm', 'Pine', 'Lime', 'Plum']
    const named = (from: number, thing: string, more: Partial<IndexRow>) =>
      kinds.map((kind, at) =>
        row(from + at, `${kind} ${thing}`, { brandId: ['alder', 'birch', 'cedar'][at % 3] ?? '', ...more }),
      )
    const { list } = engineOf([
      ...named(0, 'Lantern', { rating: 5, reviewCount: 500 }),
      ...named(10, 'Basket', { categoryId: 'baskets' }),
      ...named(20, 'Tray', { categoryId: 'trays' }),
    ])
    expect(new Set(list({}, 5).map((at) => Math.floor(at / 10)))).toEqual(new Set([0, 1, 2]))
    expect(list({ chosen: new Map([['category', ['lanterns', 'trays']]]) }, 3)).toEqual([0, 1, 2])
  })
})

describe('a sold-out product', () => {
  const rows = Array.from({ length: 40 }, (_, at) =>
    row(at, `N${at % 7}x Lantern`, { rating: (at % 40) / 10 + 1, reviewCount: at }),
  )

  test.each(sortKeys)('1 comes last in every list: %s; both groups keep their order', (sortKey) => {
    const terms = fc.constantFrom(undefined, 'lantern')
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(39)), fc.array(fc.nat(39)), terms, (gone, shown, searchTerm) => {
        const { list, follow, stock, found } = engineOf(rows)
        follow({ ...quiet, lately: [...new Set(shown)].map((at) => String(200_000 + at)), today: 3 })
        const chosen: Query['chosen'] = new Map([['category', ['lanterns']]])
        const query = { sortKey, searchTerm, chosen }
        const before = found(query)
        const all = list(query)
        stock(
          gone.map((at) => String(200_000 + at)),
          true,
        )
        const { total, counts } = found(query)
        expect([total, counts]).toEqual([before.total, before.counts])
        const after = list(query)
        const isGone = (at: number) => gone.includes(at)
        const split = [...all.filter((at) => !isGone(at)), ...all.filter(isGone)]
        // Look-alikes now have other neighbours.
        if (sortKey !== 'relevance') expect(after).toEqual(split)
        expect(after.map(isGone)).toEqual(split.map(isGone))
        expect(after.toSorted()).toEqual(all.toSorted())
        stock(
          gone.map((at) => String(200_000 + at)),
          false,
        )
        expect(list(query)).toEqual(all)
      }),
      { numRuns: 40 },
    )
  })

  test('2 appears once, and pages are parts of one list', () => {
    const { list, stock } = engineOf(rows)
    stock(['200003', '200039', '999999'], true)
    for (const sortKey of sortKeys) {
      const whole = list({ sortKey })
      expect(new Set(whole).size).toBe(40)
      expect(whole.slice(-2).toSorted()).toEqual([3, 39])
      for (const most of [1, 12, 39]) expect(list({ sortKey }, most)).toEqual(whole.slice(0, most))
    }
  })

  test('3 that the index does not have changes nothing', () => {
    const { list, stock } = engineOf(rows)
    const before = list()
    stock(['123456', ''], true)
    expect(list()).toEqual(before)
  })
})
