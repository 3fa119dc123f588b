import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SortKey } from './dimensions.ts'
import { createEngine } from './engine.ts'
import { facetsOf } from './facets.ts'
import { IndexBuilder } from './index-builder.ts'

type Priced = { min: number; max: number; onSale: boolean; donation: boolean }
type Window = { place: number; priceCents: number }

const itemNo = (place: number) => String(100_001 + place)
const name = { en: 'Kettle', fr: 'Bouilloire' }

/** An engine of these products, the most popular first. */
function engineOf(products: readonly Priced[]) {
  const builder = new IndexBuilder(
    { brands: [{ id: 'brio', name: 'Brio' }], categories: [{ id: 'home', parentId: null, name }] },
    products.length,
  )
  for (const [place, { min, max, onSale, donation }] of products.entries())
    builder.add({
      itemNo: itemNo(place),
      name,
      brandId: 'brio',
      categoryId: 'home',
      minPrice: min,
      maxPrice: max,
      rating: null,
      reviewCount: 0,
      easyPay: false,
      onSale,
      marketplace: false,
      donation,
      addedAt: 0,
      styles: [],
      sizes: [],
    })
  return createEngine(builder.finish())
}

const lists = (engine: ReturnType<typeof engineOf>) =>
  (['price-asc', 'price-desc', 'newest', 'relevance'] as SortKey[]).map((sortKey) => {
    const query = { language: 'en', searchTerm: undefined, chosen: new Map(), sortKey } as const
    const result = engine.search(query, 100)
    return { docs: Array.from(result.docs, engine.itemNo), facets: facetsOf(engine.data, result, query.chosen, 'en') }
  })

const product = fc
  .record({
    prices: fc.tuple(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 60_000 })),
    onSale: fc.boolean(),
    donation: fc.boolean(),
  })
  .map(({ prices, ...rest }): Priced => ({ min: Math.min(...prices), max: Math.max(...prices), ...rest }))
const window = fc.record({ place: fc.nat({ max: 11 }), priceCents: fc.integer({ min: 1, max: 60_000 }) })
const windows = fc.uniqueArray(window, { selector: ({ place }) => place, maxLength: 8 })

/** The rules of `price-window.ts`: a window never raises a price, and the products that it lowers are on sale. Donations have none. */
const lower = (all: readonly Priced[], open: readonly Window[]): Priced[] =>
  all.map((one, place) => {
    const cents = one.donation ? undefined : open.find((window) => window.place === place)?.priceCents
    if (cents === undefined || cents >= one.max) return one
    return { ...one, min: Math.min(one.min, cents), max: cents, onSale: true }
  })
const asOpen = (open: readonly Window[]) => open.map(({ place, priceCents }) => ({ itemNo: itemNo(place), priceCents }))

describe('an index under price windows', () => {
  test('filters and sorts like an index built with these prices, for any sequence of windows', () => {
    fc.assert(
      fc.property(
        fc.array(product, { minLength: 1, maxLength: 12 }),
        fc.array(windows, { minLength: 1, maxLength: 4 }),
        (products, sequence) => {
          const engine = engineOf(products)
          for (const open of sequence) {
            engine.reprice(asOpen(open))
            expect(lists(engine)).toEqual(lists(engineOf(lower(products, open))))
          }
          engine.reprice([])
          expect(lists(engine)).toEqual(lists(engineOf(products)))
        },
      ),
      { numRuns: 150 },
    )
  })

  test('preserves which products are on air', () => {
    const engine = engineOf([{ min: 5000, max: 5000, onSale: false, donation: false }])
    const onAir = () => lists(engine)[0]?.facets.find(({ Id }) => Id === 'on-air')?.Values ?? []
    engine.reprice([{ itemNo: itemNo(0), priceCents: 100 }])
    engine.follow({ week: [itemNo(0)], lately: [], today: 0, sold: new Map() })
    engine.reprice([])
    expect(onAir()).toHaveLength(1)
    engine.reprice([{ itemNo: itemNo(0), priceCents: 100 }])
    engine.follow({ week: [], lately: [], today: 0, sold: new Map() })
    engine.reprice([])
    expect(onAir()).toHaveLength(0)
  })
})
