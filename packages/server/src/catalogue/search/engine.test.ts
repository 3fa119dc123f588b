import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { meanOf, opinionLevel } from './appeal.ts'
import { askedFor } from './asked.ts'
import { type DimensionId, dimensions, type SortKey } from './dimensions.ts'
import { createEngine, type Engine, type Query } from './engine.ts'
import { IndexBuilder } from './index-builder.ts'
import type { IndexGroups, IndexRow } from './index-data.ts'
import { suggest } from './suggest.ts'
import { priceBands } from './traits.ts'

const groups: IndexGroups = {
  brands: [
    { id: 'brio', name: 'Brio' },
    { id: 'maison-nord', name: 'Maison Nord' },
  ],
  categories: [
    { id: 'home', parentId: null, name: { en: 'Home', fr: 'Maison' } },
    { id: 'fashion', parentId: null, name: { en: 'Fashion', fr: 'Mode' } },
    { id: 'kettles', parentId: 'home', name: { en: 'Kettles', fr: 'Bouilloires' } },
    { id: 'pans', parentId: 'home', name: { en: 'Pans', fr: 'Poêles' } },
    { id: 'dresses', parentId: 'fashion', name: { en: 'Dresses', fr: 'Robes' } },
  ],
}

const things = [
  { en: 'kettle', fr: 'bouilloire' },
  { en: 'pan', fr: 'poêle' },
  { en: 'dress', fr: 'robe' },
  { en: 'lamp', fr: 'lampe' },
]
const kinds = [
  { en: 'steel', fr: 'acier' },
  { en: 'iron', fr: 'fonte' },
  { en: 'silk', fr: 'soie' },
]

const aRow = fc.record({
  thing: fc.constantFrom(...things),
  kind: fc.constantFrom(...kinds),
  brandId: fc.constantFrom('brio', 'maison-nord'),
  categoryId: fc.constantFrom('kettles', 'pans', 'dresses', 'home'),
  minPrice: fc.integer({ min: 1, max: 60_000 }),
  more: fc.nat(5000),
  rating: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
  reviewCount: fc.nat(400),
  soldOut: fc.boolean(),
  easyPay: fc.boolean(),
  onSale: fc.boolean(),
  marketplace: fc.boolean(),
  donation: fc.boolean(),
  addedAt: fc.nat(50),
  colours: fc.uniqueArray(fc.constantFrom('red', 'navy', 'black'), { maxLength: 3 }),
  sizes: fc.uniqueArray(fc.constantFrom('S', 'M', 'L'), { maxLength: 3 }),
})

const rowsOf = (drawn: readonly (typeof aRow extends fc.Arbitrary<infer T> ? T : never)[]) =>
  drawn.map(({ thing, kind, more, colours, sizes, ...rest }, at): IndexRow & { soldOut: boolean } => ({
    ...rest,
    itemNo: String(100_000 + at),
    name: { en: `${kind.en} ${thing.en}`, fr: `${thing.fr} en ${kind.fr}` },
    maxPrice: rest.minPrice + more,
    styles: colours.map((colour, place) => ({ code: `C${place}`, colour, name: { en: colour, fr: colour } })),
    sizes: sizes.map((code) => ({ code, name: { en: code, fr: code } })),
  }))

function engineOf(rows: readonly (IndexRow & { soldOut?: boolean })[]): Engine {
  const builder = new IndexBuilder(groups, rows.length)
  for (const row of rows) builder.add(row)
  const engine = createEngine(builder.finish())
  engine.stock(
    rows.flatMap(({ itemNo, soldOut }) => (soldOut ? itemNo : [])),
    true,
  )
  return engine
}

/** A naive search, to compare the index with. */
const naive = {
  values(row: IndexRow, id: DimensionId): string[] {
    const category = groups.categories.find((one) => one.id === row.categoryId)
    const stars = (least: number) => (row.rating !== null && row.rating >= least ? [String(least)] : [])
    const band = priceBands.find(({ from, to }) => row.minPrice >= from && (to === undefined || row.minPrice < to))
    const yes = (flag: boolean) => (flag ? ['yes'] : [])
    return {
      category: [row.categoryId, ...(category?.parentId ? [category.parentId] : [])],
      collection: [],
      brand: [row.brandId],
      price: band ? [band.id] : [],
      colour: row.styles.map(({ colour }) => colour),
      size: row.sizes.map(({ code }) => code.toLowerCase()),
      material: row.name.en.startsWith('silk') ? ['silk'] : row.name.en.startsWith('iron') ? ['cast-iron'] : [],
      stone: [],
      rating: [...stars(4), ...stars(3), ...stars(2)],
      'easy-pay': yes(row.easyPay),
      'on-sale': yes(row.onSale),
      'on-air': [],
      marketplace: yes(row.marketplace),
    }[id]
  },
  fits(row: IndexRow, { chosen }: Query, but?: DimensionId): boolean {
    return [...chosen].every(
      ([id, values]) => id === but || values.some((value) => naive.values(row, id).includes(value)),
    )
  },
  order(rows: readonly (IndexRow & { soldOut: boolean })[], sortKey: SortKey): IndexRow[] {
    const donationsLast = ({ donation }: IndexRow, key: number) => (donation ? Number.MAX_SAFE_INTEGER : key)
    const by: Record<SortKey, (row: IndexRow) => number> = {
      relevance: () => 0,
      'price-asc': (row) => donationsLast(row, row.minPrice),
      'price-desc': (row) => donationsLast(row, -row.maxPrice),
      newest: (row) => -row.addedAt,
      rating: (row) => (row.rating === null ? 0 : -Math.round(meanOf(row.rating, row.reviewCount) * 100)),
      'recently-aired': (row) => -opinionLevel(row.rating, row.reviewCount),
    }
    const last = ({ soldOut }: { soldOut: boolean }) => Number(soldOut)
    return rows.toSorted((one, other) => last(one) - last(other) || by[sortKey](one) - by[sortKey](other))
  },
}

const chosenOf = fc
  .dictionary(
    fc.constantFrom('category', 'brand', 'price', 'colour', 'size', 'rating', 'easy-pay', 'marketplace'),
    fc.constant(true),
    { maxKeys: 3 },
  )
  .chain((wanted) => {
    const values: Partial<Record<DimensionId, readonly string[]>> = {
      category: ['home', 'kettles', 'dresses', 'nowhere'],
      brand: ['brio', 'maison-nord', 'nobody'],
      price: priceBands.map(({ id }) => id),
      colour: ['red', 'navy', 'green'],
      size: ['s', 'm', 'xl'],
      rating: ['4', '3', '2'],
      'easy-pay': ['yes'],
      marketplace: ['yes'],
    }
    const ids = Object.keys(wanted) as DimensionId[]
    return fc
      .tuple(...ids.map((id) => fc.uniqueArray(fc.constantFrom(...(values[id] ?? [])), { minLength: 1, maxLength: 2 })))
      .map((picked) => new Map(ids.map((id, at) => [id, picked[at] ?? []])))
  })
const sortKeyOf = fc.constantFrom<SortKey>('relevance', 'price-asc', 'price-desc', 'newest', 'rating', 'recently-aired')

describe('an index, compared with a search through all rows', () => {
  const searched = (searchTerm: string | undefined, has: (row: IndexRow) => boolean) =>
    fc.property(fc.array(aRow, { maxLength: 60 }), chosenOf, sortKeyOf, (drawn, chosen, sortKey) => {
      const rows = rowsOf(drawn)
      const engine = engineOf(rows)
      const query: Query = { language: 'en', searchTerm, chosen, sortKey }
      const result = engine.search(query, 100)
      const worded = rows.filter(has)
      const expected = naive.order(
        worded.filter((row) => naive.fits(row, query)),
        sortKey,
      )
      expect(result.total).toBe(expected.length)
      const itemNos = Array.from(result.docs, engine.itemNo)
      const expectedNos = expected.map(({ itemNo }) => itemNo)
      // By relevance look-alikes are apart, see ranking.test.ts.
      if (sortKey === 'relevance') expect(itemNos.toSorted()).toEqual(expectedNos.toSorted())
      else expect(itemNos).toEqual(expectedNos)
      for (const id of Object.keys(dimensions) as DimensionId[]) {
        const dimension = dimensions[id]
        const candidates = worded.filter((row) => naive.fits(row, query, id))
        for (let place = 0; place < dimension.size(engine.data); place += 1) {
          const value = dimension.idOf(engine.data, place)
          const count = candidates.filter((row) => naive.values(row, id).includes(value)).length
          expect([id, value, result.counts.get(id)?.[place]]).toEqual([id, value, count])
        }
      }
    })

  test('1 finds, orders and counts the same without words', () => {
    fc.assert(searched(undefined, () => true))
  })

  test('2 and with words, all of which must occur', () => {
    fc.assert(
      fc.property(fc.array(aRow, { maxLength: 60 }), chosenOf, (drawn, chosen) => {
        const rows = rowsOf(drawn)
        const engine = engineOf(rows)
        const query: Query = { language: 'fr', searchTerm: 'steel dresses', chosen, sortKey: 'newest' }
        const has = ({ name, categoryId }: IndexRow) =>
          name.en.includes('steel') && (name.en.includes('dress') || categoryId === 'dresses')
        const together = rows.filter(has)
        fc.pre(together.length > 0)
        const expected = naive.order(
          together.filter((row) => naive.fits(row, query)),
          'newest',
        )
        const result = engine.search(query, 100)
        expect(Array.from(result.docs, engine.itemNo)).toEqual(expected.map(({ itemNo }) => itemNo))
        expect(result.correctedTerm).toBeNull()
      }),
    )
  })

  test('3 gives every page as a part of the same list', () => {
    fc.assert(
      fc.property(fc.array(aRow, { minLength: 5, maxLength: 60 }), fc.nat(70), sortKeyOf, (drawn, most, sortKey) => {
        const engine = engineOf(rowsOf(drawn))
        const query: Query = { language: 'en', searchTerm: undefined, chosen: new Map(), sortKey }
        const whole = engine.search(query, drawn.length).docs
        expect(engine.search(query, most).docs.subarray(0, most)).toEqual(whole.subarray(0, most))
        expect([...whole].sort((one, other) => one - other)).toEqual([...drawn.keys()])
      }),
    )
  })
})

describe('a typed term', () => {
  const row = (itemNo: string, en: string, fr: string, more: Partial<IndexRow> = {}): IndexRow => ({
    itemNo,
    name: { en, fr },
    brandId: 'brio',
    categoryId: 'home',
    minPrice: 1000,
    maxPrice: 1000,
    rating: null,
    reviewCount: 0,
    easyPay: false,
    onSale: false,
    marketplace: false,
    donation: false,
    addedAt: 0,
    styles: [],
    sizes: [],
    ...more,
  })
  let engine: Engine
  beforeAll(() => {
    engine = engineOf([
      row('100001', 'Crème Brûlée Set', 'Ensemble à crème brûlée'),
      row('100002', 'Cookbook for Crepes', 'Livre de recettes de crêpes', { categoryId: 'pans' }),
      row('100003', 'Nonstick Pan', 'Poêle antiadhésive', { categoryId: 'pans' }),
      row('100004', 'Pan Rack', 'Support à poêles'),
      row('100005', 'Women’s Wool Coat', 'Manteau de laine pour femmes', {
        brandId: 'maison-nord',
        styles: [{ code: 'C05', colour: 'navy', name: { en: 'Midnight', fr: 'Nuit' } }],
      }),
      row('012345', '1.7-Litre Jug', 'Pichet de 1,7 litre'),
    ])
  })
  const find = (searchTerm: string, language: 'en' | 'fr' = 'en') => {
    const { docs, correctedTerm } = engine.search(
      { language, searchTerm, chosen: new Map(), sortKey: 'relevance' },
      100,
    )
    return { itemNos: Array.from(docs, engine.itemNo), correctedTerm }
  }

  test.each([
    ['créme brulee', ['100001']],
    ['BRULEES', ['100001']],
    ['manteaux', ['100005']],
    ['womens coats', ['100005']],
    ['manteau for women', ['100005']],
    ['midnight', ['100005']],
    ['c05', ['100005']],
    ['maison nord coat', ['100005']],
    ['1.7 l', ['012345']],
    ['1,7 litre', ['012345']],
    ['jug 1.7', ['012345']],
    ['012345', ['012345']],
    ['cookb', ['100002']],
    ['<b>coat</b>', ['100005']],
    ['coo', []],
    ['🙂', []],
    ['the', []],
  ])('1 finds %s', (typed, expected) => {
    expect(find(typed)).toEqual({ itemNos: expected, correctedTerm: null })
  })

  test('2 finds pans first, then products of their category, then products that only mention one', () => {
    expect(find('pan').itemNos).toEqual(['100003', '100002', '100004'])
  })

  test.each([
    ['nonstik pan', 'nonstick pan', ['100003']],
    ['nonsitck', 'nonstick', ['100003']],
    ['mantaeu', 'manteau', ['100005']],
    ['cremme brulee set', 'crème brulee set', ['100001']],
    ['antiadesive', 'antiadhésive', ['100003']],
    // All words occur, but not together: pans, not everything of wool.
    ['wool pan', null, ['100003', '100002', '100004']],
    ['zzz pan', null, ['100003', '100002', '100004']],
    ['zzz', null, []],
  ])('3 mends %s to %s', (typed, correctedTerm, itemNos) => {
    expect(find(typed)).toEqual({ itemNos, correctedTerm })
  })

  test.each([
    // Too short; another first letter; only an adjective; too different from the other language's word.
    ['mool', []],
    ['gool', []],
    ['noolen', []],
    ['ponstick', []],
    ['wols', []],
    // "zzzzz coat" is some coat; "coat zzzzz" is an unknown thing.
    ['zzzzz coat', ['100005']],
    ['coat zzzzz', []],
  ])('3 does not mend %s into nonsense', (typed, itemNos) => {
    expect(find(typed)).toEqual({ itemNos, correctedTerm: null })
  })

  test.each([
    ['cook book', ['100002']],
    ['non stick pan', ['100003']],
    ['woolcoat', ['100005']],
    ['panrack', ['100004']],
  ])('3 takes %s for what the catalogue writes as one word, or as two', (typed, itemNos) => {
    expect(find(typed)).toEqual({ itemNos, correctedTerm: null })
  })

  test('3 names the words that it left out', () => {
    const unknown = (searchTerm: string) =>
      engine.search({ language: 'en', searchTerm, chosen: new Map(), sortKey: 'relevance' }, 10).unknown
    expect(unknown('Zzzzz Wool Coat')).toEqual(['zzzzz'])
    expect(unknown('wool coat')).toEqual([])
  })

  test.each([
    ['nonstick pa', ['nonstick pan']],
    ['for the pa', ['for the pan']],
    ['pan r', ['pan rack']],
    // There are pans, and things of wool, but no pan of wool.
    ['wool pa', []],
    ['zzz pa', []],
    ['woo', ['wool']],
    ['coo', ['cookbook']],
  ])('4 goes on with %s as some product does', (typed, terms) => {
    expect(suggest(engine, 'en', askedFor(typed)).terms).toEqual(terms)
  })

  test('5 words of any number and any kind end in a bounded list', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        expect(find(typed).itemNos.length).toBeLessThanOrEqual(6)
      }),
    )
  })

  test('6 follows the schedule', () => {
    const shown = (chosen: Query['chosen'], sortKey: SortKey) =>
      Array.from(engine.search({ language: 'en', searchTerm: undefined, chosen, sortKey }, 100).docs, engine.itemNo)
    engine.follow({ week: ['100004', '100002', '999999'], lately: ['100005', '100002'], today: 0, sold: new Map() })
    expect(shown(new Map([['on-air', ['this-week']]]), 'relevance')).toEqual(['100002', '100004'])
    expect(shown(new Map(), 'recently-aired').slice(0, 3)).toEqual(['100005', '100002', '100001'])
    engine.follow({ week: [], lately: [], today: 0, sold: new Map() })
    expect(shown(new Map([['on-air', ['this-week']]]), 'relevance')).toEqual([])
  })
})

describe('relevance', () => {
  const rows = (names: readonly [en: string, fr: string, more?: Partial<IndexRow>][]) =>
    names.map(
      ([en, fr, more], at): IndexRow => ({
        ...{ itemNo: String(100_000 + at), name: { en, fr }, brandId: 'brio', categoryId: 'home' },
        ...{ minPrice: 100, maxPrice: 100, rating: null, reviewCount: 0, addedAt: at, styles: [], sizes: [] },
        ...{ easyPay: false, onSale: false, marketplace: false, donation: false, ...more },
      }),
    )
  const engine = engineOf(
    rows([
      [
        'Donation: Winter Coats for Children',
        'Don : Des manteaux d’hiver',
        { donation: true, minPrice: 0, maxPrice: 0 },
      ],
      ['Ceramic-Coated Frying Pan', 'Poêle à revêtement céramique', { categoryId: 'pans' }],
      ['Pearl Earrings with Coat Buttons', 'Boucles d’oreilles à boutons de manteau'],
      ['Wool Trench Coat', 'Manteau de laine'],
      ['Donated Books', 'Livres'],
    ]),
  )
  const find = (language: 'en' | 'fr', searchTerm: string, sortKey: SortKey = 'relevance') =>
    Array.from(engine.search({ language, searchTerm, chosen: new Map(), sortKey }, 10).docs, engine.itemNo)

  test('1 the named product comes first, then similar ones, then products that contain one', () => {
    expect(find('en', 'coat')).toEqual(['100003', '100001', '100002', '100000'])
  })

  test('2 a donation comes last in both languages, and when sorted by price', () => {
    expect(find('fr', 'manteau')).toEqual(['100003', '100002', '100000'])
    expect(find('en', 'coat', 'price-asc').at(-1)).toBe('100000')
    expect(find('en', 'coat', 'price-desc').at(-1)).toBe('100000')
  })

  test('3 a donation that is asked for comes first', () => {
    expect(find('en', 'donation')[0]).toBe('100000')
    expect(find('fr', 'don')[0]).toBe('100000')
    expect(find('en', 'donation coat')[0]).toBe('100000')
  })
})

describe('a sentence', () => {
  const row = (place: number, en: string, fr: string, categoryId = 'home'): IndexRow => ({
    ...{ itemNo: String(100_000 + place), name: { en, fr }, brandId: 'brio', categoryId, minPrice: 100, maxPrice: 100 },
    ...{
      rating: null,
      reviewCount: 0,
      addedAt: 0,
      styles: [],
      sizes: [],
      easyPay: false,
      onSale: false,
      marketplace: false,
      donation: false,
    },
  })
  const builder = new IndexBuilder(
    {
      ...groups,
      brands: [...groups.brands, { id: 'lampes', name: 'La Lampe' }],
      synonyms: [
        { language: 'en', words: ['stay dry'], means: ['umbrella'] },
        { language: 'fr', words: ['rester sec'], means: ['parapluie'] },
        { language: 'en', words: ['brolly'], means: ['umbrella'] },
        { language: 'en', words: ['lamp'], means: ['lantern'] },
        { language: 'fr', words: ['souper'], means: ['lampe'] },
      ],
    },
    20,
  )
  for (const one of [
    row(1, 'Curtain Clip with Rain Cloud', 'Pince à rideau avec nuage de pluie'),
    row(2, 'Folding Umbrella', 'Parapluie pliant'),
    row(3, 'Paper Lantern', 'Lanterne en papier'),
    row(4, 'Linen Curtain', 'Rideau en lin'),
    row(5, 'Yellow Gold Brooch', 'Broche en or jaune'),
    row(6, 'Silver Brooch', 'Broche en argent'),
    row(7, 'Porcelain Cup for Tea', 'Tasse à thé en porcelaine'),
    row(8, 'Glass Cup', 'Tasse en verre'),
    row(9, 'Label Machine', 'Machine à étiquettes'),
    row(10, 'Dinner Plate', 'Assiette'),
    row(11, 'Opal Buffet Lamp', 'Lampe buffet opale'),
    row(12, 'Velvet Lampshade', 'Abat-jour en velours'),
    { ...row(13, 'Wool Rug', 'Tapis de laine'), brandId: 'lampes' },
    row(14, 'Porcelain Spoon Set', 'Ensemble de cuillères'),
  ])
    builder.add(one)
  const engine = createEngine(builder.finish())
  const find = (language: 'en' | 'fr', searchTerm: string) =>
    Array.from(
      engine.search({ language, searchTerm, chosen: new Map(), sortKey: 'relevance' }, 20).docs,
      (doc) => Number(engine.itemNo(doc)) - 100_000,
    )

  test.each([
    ['en', 'curtain for rain and folding', [1]],
    ['en', 'umbrella for dinner plate', [2]],
    ['en', 'something to stay dry', [2]],
    ['en', 'what to use to stay dry at weddings', [2]],
    ['fr', 'quelque chose pour rester sec', [2]],
    ['fr', 'lanterne pour parapluie', [3]],
    ['en', 'umbrella set', [2]],
    ['en', 'spoon set', [14]],
    ['fr', 'ensemble de parapluies', [2]],
  ] as const)('1 in %s, finds what is looked for, or what is needed: %s', (language, typed, items) => {
    expect(find(language, typed).toSorted((one, other) => one - other)).toEqual(items)
  })

  test.each([
    ['en', 'tissue paper', []],
    ['en', 'paper towel', []],
    ['fr', 'papier peint', []],
    ['fr', 'machine à laver', []],
    ['en', 'washing machine', []],
    ['fr', 'étui à parapluie', []],
    ['en', 'desk lamp', []],
    ['en', 'paper plates', []],
    ['en', 'label machine', [9]],
    ['en', 'toilet curtain', []],
  ] as const)('2 in %s, what is not sold is not found: %s', (language, typed, items) => {
    expect(find(language, typed)).toEqual(items)
  })

  test('the name of two words comes before a synonym of one of them', () => {
    expect(find('en', 'lamp shade')).toEqual([12])
  })

  test('a synonym does not find a brand of that name', () => {
    expect(find('fr', 'souper')).toEqual([11])
    expect(find('fr', 'lampe')).toEqual(expect.arrayContaining([11, 13]))
  })

  test.each([
    ['fr', 'broche or', [5]],
    ['fr', 'broche en or', [5]],
    ['fr', 'tasse à thé', [7]],
    ['en', 'brooch or cup', [5, 6]],
  ] as const)('3 in %s, a word is a stop word or not: %s', (language, typed, items) => {
    expect(find(language, typed)).toEqual(expect.arrayContaining([...items]))
    if (language === 'fr') expect(find(language, typed)).toEqual(items)
  })

  test.each([
    ['en', 'kurtin', 'curtain', [1, 4]],
    ['en', 'buffay lamp', 'buffet lamp', [11]],
    ['fr', 'rido', 'rideau', [4]],
    ['fr', 'lantèrne', null, [3]],
    ['fr', 'parapluit', 'parapluie', [2]],
    // A word that has synonyms, and is in no product.
    ['en', 'brollly', 'brolly', [2]],
    // Goods that other shops sell are not corrected.
    ['en', 'plate', null, [10]],
    ['en', 'slate', null, []],
    // Nor is a word of a phrase that has synonyms.
    ['fr', 'rester', null, []],
    ['en', 'bench', null, []],
  ] as const)('4 in %s, %s is %s', (language, typed, correctedTerm, items) => {
    expect(find(language, typed)).toEqual(expect.arrayContaining([...items]))
    const result = engine.search({ language, searchTerm: typed, chosen: new Map(), sortKey: 'relevance' }, 20)
    expect([result.correctedTerm, result.total === 0]).toEqual([correctedTerm, items.length === 0])
  })
})

describe('words that are names of object properties', () => {
  const names = Object.getOwnPropertyNames(Object.prototype)
  const row = (name: string, at: number): IndexRow => ({
    ...{ itemNo: String(100_000 + at), name: { en: `${name} kettle`, fr: `bouilloire ${name}` } },
    ...{
      brandId: 'brio',
      categoryId: 'kettles',
      minPrice: 100,
      maxPrice: 100,
      rating: null,
      reviewCount: 0,
      addedAt: at,
    },
    ...{ easyPay: false, onSale: false, marketplace: false, donation: false, styles: [], sizes: [] },
  })

  test('1 a search and a suggestion for them find nothing if no product has them', () => {
    const engine = engineOf([row('steel', 0)])
    for (const searchTerm of names) {
      const query: Query = { language: 'en', searchTerm, chosen: new Map(), sortKey: 'relevance' }
      expect([searchTerm, engine.search(query, 10).total]).toEqual([searchTerm, 0])
      expect([searchTerm, suggest(engine, 'fr', askedFor(searchTerm)).result.total]).toEqual([searchTerm, 0])
    }
  })

  test('2 products with such names are indexed and found', () => {
    const engine = engineOf(names.map(row))
    for (const [at, searchTerm] of names.entries()) {
      const query: Query = { language: 'fr', searchTerm, chosen: new Map(), sortKey: 'relevance' }
      const { docs } = engine.search(query, 20)
      expect([searchTerm, Array.from(docs, engine.itemNo)]).toEqual([searchTerm, [String(100_000 + at)]])
    }
  })
})
