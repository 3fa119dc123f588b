import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedFor } from './asked.ts'
import { createEngine } from './engine.ts'
import { facetsOf } from './facets.ts'
import { withGift } from './gifts.ts'
import { IndexBuilder } from './index-builder.ts'
import type { IndexGroups } from './index-data.ts'

const names = ['Alpaca Wool', 'Pottery Wheel', 'Beehive', 'Telescope', 'Honey Jar', 'Ski Goggles', 'Diary for Her']
const categoryOf = ['wool', 'clay', 'bees', 'sky', 'honey', 'ski', 'paper']
const groups: IndexGroups = {
  brands: [{ id: 'brio', name: 'Brio' }],
  categories: [
    { id: 'hobbies', parentId: null, name: { en: 'Hobbies', fr: 'Loisirs' } },
    { id: 'shop', parentId: null, name: { en: 'Wool & Gifts', fr: 'Laine et cadeaux' } },
    ...categoryOf.map((id) => ({ id, parentId: 'hobbies', name: { en: `${id}s`, fr: `${id}s` } })),
  ],
  collections: [
    {
      id: 'any',
      name: { en: 'Gift ideas', fr: 'Idées-cadeaux' },
      words: { en: ['gift', 'present'], fr: ['cadeau', 'étrennes'] },
      categories: ['wool', 'clay', 'honey'],
      maxPrice: null,
    },
    {
      id: 'for-spinners',
      name: { en: 'Gifts for spinners', fr: 'Cadeaux pour fileuses' },
      words: { en: ['spinner', 'wool lover'], fr: ['fileuse', 'amoureuse de la laine'] },
      categories: ['wool'],
      maxPrice: null,
    },
    {
      id: 'for-her',
      name: { en: 'For her', fr: 'Pour elle' },
      words: { en: ['her', 'godmother'], fr: ['elle', 'marraine'] },
      categories: ['wool', 'clay', 'paper', 'honey'],
      maxPrice: null,
    },
    {
      id: 'solstice',
      name: { en: 'Solstice', fr: 'Solstice' },
      words: { en: ['solstice', 'midsummer night'], fr: ['solstice', 'feu de la Saint-Jean', 'thé', 'Bel An'] },
      categories: ['hobbies'],
      maxPrice: 40,
    },
  ],
}
const builder = new IndexBuilder(groups, names.length)
names.forEach((en, at) => {
  builder.add({
    ...{ itemNo: String(300_000 + at), name: { en, fr: en }, brandId: 'brio', categoryId: categoryOf[at] ?? '' },
    ...{ minPrice: 2000, maxPrice: 2000, rating: null, reviewCount: 0, addedAt: at, styles: [], sizes: [] },
    ...{ easyPay: false, onSale: false, marketplace: false, donation: false },
  })
})
const engine = createEngine(builder.finish())

/** The filters of a term, as in the URL of its list. */
function asked(typed: string, language: 'en' | 'fr' = 'en'): string {
  const { searchTerm, chosen } = withGift(engine, language, askedFor(typed))
  return [searchTerm, ...[...chosen].flatMap(([id, values]) => values.map((value) => `${id}:${value}`))]
    .join(' ')
    .trim()
}

describe('a gift', () => {
  test.each([
    ['gift for a spinner', 'collection:for-spinners'],
    ['Presents for my spinners', 'collection:for-spinners'],
    ['spinner gift ideas', 'collection:for-spinners'],
    ['gift for a spinner under $50', 'collection:for-spinners price:0-50'],
    ['un cadeau pour une fileuse, moins de 50 $', 'collection:for-spinners price:0-50'],
    ['cadeau pour elle', 'collection:for-her'],
    ['cadeau de solstice', 'collection:solstice price:0-40'],
    ['étrennes pour ma marraine', 'collection:for-her'],
    ['gift her', 'collection:for-her'],
  ])('1 beside a word for gifts: %s', (typed, expected) => {
    expect(asked(typed)).toBe(expected)
  })

  test('2 in the other language of the shop', () => {
    expect(asked('gift for a spinner', 'fr')).toBe('collection:for-spinners')
  })

  test.each([
    ['solstice gift for a spinner', 'collection:for-spinners'],
    ['solstice present for her', 'collection:for-her'],
    ['midsummer night gift for a spinner', 'collection:solstice price:0-40'],
  ])('3 prefers the collection with the longest phrase, then with the fewest categories: %s', (typed, expected) => {
    expect(asked(typed)).toBe(expected)
  })

  test.each([
    ['gift', 'collection:any'],
    ['gift ideas', 'collection:any'],
    ['cadeaux', 'collection:any'],
    ['gifts under $20', 'collection:any price:0-20'],
    ['gift for a beekeeper', 'collection:any'],
    ['gift for a telescope', 'collection:any'],
    ['unique gifts for someone who has everything', 'collection:any'],
    ['new gifts', 'collection:any'],
    ['the gift for the beekeeper', 'collection:any'],
    ['cadeau pour un apiculteur de 50 ans', 'collection:any'],
  ])('4 for somebody else, or for nobody: %s', (typed, expected) => {
    expect(asked(typed)).toBe(expected)
  })

  test.each([
    ['something for a spinner', 'collection:for-spinners'],
    ['pour une fileuse', 'collection:for-spinners'],
    ['midsummer night', 'collection:solstice price:0-40'],
    ['midsummer nights', 'collection:solstice price:0-40'],
    ['wool lover', 'collection:for-spinners'],
    ['something for my godmother', 'collection:for-her'],
    // One word, a product's name, or a longer term is searched as typed.
    ['spinner', 'spinner'],
    ['for her', 'for her'],
    ['spinner wheel', 'spinner wheel'],
    ['midsummer night telescope', 'midsummer night telescope'],
    ['alpaca wool', 'alpaca wool'],
    ['bel an', 'collection:solstice price:0-40'],
    ['bel', 'bel'],
    ['solstice spinner', 'solstice spinner'],
    ['', ''],
  ])('5 without a word for gifts, if nothing else was typed: %s', (typed, expected) => {
    expect(asked(typed)).toBe(expected)
  })

  test.each([
    ['gift card', 'gift card'],
    ['gift cards for her', 'gift cards for her'],
    ['carte-cadeau', 'carte-cadeau'],
    ['carte cadeau pour elle', 'carte cadeau pour elle'],
    ['gift wrap', 'gift wrap'],
    ['papier cadeau', 'papier cadeau'],
    ['panier-cadeau', 'panier-cadeau'],
    ['coffret cadeau pour elle', 'coffret cadeau pour elle'],
    ['honey gift basket', 'honey gift basket'],
    ['gift-boxed honey', 'gift-boxed honey'],
    ['wool & gifts', 'wool & gifts'],
  ])('6 a thing beside a word for gifts is none: %s', (typed, expected) => {
    expect(asked(typed)).toBe(expected)
  })

  test.each([
    ['honey gift for her', 'honey collection:for-her'],
    ['cute honey gift for her', 'honey collection:for-her'],
    ['gift for her honey', 'honey collection:for-her'],
    ['zzzzz gift for her', 'collection:for-her'],
  ])('7 what products are found by is sought in the collection: %s', (typed, expected) => {
    expect(asked(typed)).toBe(expected)
  })

  test('8 a typed price takes precedence over the collection’s', () => {
    expect(asked('solstice gifts under $15')).toBe('collection:solstice price:0-15')
  })

  test('9 the remaining term leads to no further collection, whatever was typed', () => {
    const words = fc.constantFrom(
      ...'gift gifts for her spinner midsummer night honey cadeau pour elle card the zzzzz idea under $20'.split(' '),
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 9 }), (typed) => {
        const first = withGift(engine, 'en', askedFor(typed.join(' ')))
        const again = withGift(engine, 'en', askedFor(first.searchTerm))
        expect(again.searchTerm).toBe(first.searchTerm)
        if (first.chosen.has('collection')) expect(again.chosen.has('collection')).toBe(false)
      }),
    )
  })
})

describe('a collection', () => {
  const search = (collections: string[], searchTerm?: string) => {
    const chosen = new Map([['collection', collections] as const])
    const result = engine.search({ language: 'en', searchTerm, chosen, sortKey: 'relevance' }, 20)
    return {
      result,
      chosen,
      names: Array.from(result.docs, (doc) => names[Number(engine.itemNo(doc)) - 300_000]).toSorted(),
    }
  }

  test('1 holds its categories and those below them', () => {
    expect(search(['for-spinners']).names).toEqual(['Alpaca Wool'])
    expect(search(['solstice']).names).toEqual(names.toSorted())
    expect(search(['for-spinners', 'any']).names).toEqual(['Alpaca Wool', 'Honey Jar', 'Pottery Wheel'])
    expect(search(['for-her'], 'honey').names).toEqual(['Honey Jar'])
    expect(search(['unheard-of']).names).toEqual([])
  })

  test('2 is a facet only if it is chosen', () => {
    const shown = (collections: string[]) => {
      const { result, chosen } = search(collections)
      return facetsOf(engine.data, result, chosen, 'en').find(({ Id }) => Id === 'collection')?.Values
    }
    expect(shown(['for-her'])).toEqual([{ Id: 'collection:for-her', Name: 'For her', Count: 4, Selected: true }])
    expect(shown(['unheard-of'])).toEqual([
      { Id: 'collection:unheard-of', Name: 'unheard-of', Count: 0, Selected: true },
    ])
    const all = engine.search({ language: 'en', searchTerm: undefined, chosen: new Map(), sortKey: 'relevance' }, 20)
    expect(facetsOf(engine.data, all, new Map(), 'en').map(({ Id }) => Id)).not.toContain('collection')
  })
})

describe('collections to suggest', () => {
  const suggested = (typed: string, language: 'en' | 'fr' = 'en') =>
    engine.gifts.beginning(language, typed).map((place) => engine.data.collections[place]?.id)

  test.each([
    ['gift for a spin', ['for-spinners', 'any']],
    ['gift for a spinner', ['for-spinners']],
    ['gif', []],
    ['gift', ['any']],
    ['gift for', ['any']],
    ['gift for a', ['any']],
    ['feu de la', []],
    ['feu de la Saint-J', ['solstice']],
    ['cadeau pour ma marr', ['for-her', 'any']],
    // “Solstice” is a word of both languages, and is suggested once.
    ['cadeau de sol', ['solstice', 'any']],
    ['midsummer n', ['solstice']],
    ['wool lo', ['for-spinners']],
    // One word alone may mean anything, and so may words before others.
    ['spin', []],
    ['wool', []],
    ['telescope midsummer n', []],
    ['gift card for a spin', []],
    ['', []],
  ])('1 for %s', (typed, expected) => {
    expect(suggested(typed)).toEqual(expected)
  })

  test('2 are at most three for any text', () => {
    const words = fc.constantFrom('gift', 'for', 's', 'm', 'her', 'wool', 'cadeau', 'card', 'midsummer', '🙂', '')
    fc.assert(
      fc.property(fc.array(words, { maxLength: 8 }), (typed) => {
        expect(suggested(typed.join(' '), 'fr').length).toBeLessThanOrEqual(3)
      }),
    )
  })
})
