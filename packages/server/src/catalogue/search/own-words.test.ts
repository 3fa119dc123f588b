import type { Language } from '@onair/core/language'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEngine } from './engine.ts'
import { IndexBuilder } from './index-builder.ts'
import type { SynonymSet } from './synonyms.ts'

const languages: readonly Language[] = ['en', 'fr']

/** An engine of products with these names, and with misleading synonyms. */
function engineOf(names: readonly { en: string; fr: string }[], synonyms: readonly SynonymSet[] = []) {
  const builder = new IndexBuilder(
    {
      brands: [{ id: 'brand', name: 'Noroît & Daughters' }],
      categories: [
        { id: 'top', parentId: null, name: { en: 'House and Garden', fr: 'Maison et jardin' } },
        { id: 'leaf', parentId: 'top', name: { en: 'Slippers', fr: 'Pantoufles' } },
      ],
      synonyms: languages.flatMap((language) => synonyms.map((set) => ({ ...set, language }))),
    },
    names.length,
  )
  names.forEach((name, at) => {
    builder.add({
      ...{ itemNo: String(100_000 + at), name, brandId: 'brand', categoryId: 'leaf', minPrice: 100, maxPrice: 100 },
      ...{ rating: null, reviewCount: 0, addedAt: 0, sizes: [], easyPay: false, onSale: false, marketplace: false },
      ...{ donation: false, styles: [{ code: 'K7', colour: 'teal', name: { en: 'Lagoon', fr: 'Lagune' } }] },
    })
  })
  return createEngine(builder.finish())
}

/** The catalogue's words that a search corrects, leaves out, or does not find, in either language. */
function misread(engine: ReturnType<typeof engineOf>): string[] {
  return languages.flatMap((of) =>
    engine.data.lexicons[of].spellings.flatMap((searchTerm) =>
      languages.flatMap((language) => {
        const result = engine.search({ language, searchTerm, chosen: new Map(), sortKey: 'relevance' }, 1)
        const isRead = result.correctedTerm === null && result.unknown.length === 0 && result.total > 0
        return isRead ? [] : [`${searchTerm} (${language})`]
      }),
    ),
  )
}

test('1 no word of a catalogue is corrected or left out', () => {
  const names = [
    { en: 'Pure Zippered Purse with Sleepers', fr: 'Bourse pure à glissière et dormeuses' },
    { en: 'Sleeper Sofa, Soft, 7-Piece', fr: 'Sofa-lit souple, 7 pièces' },
    { en: 'Toilet Paper Holder, 1.7 L Tank', fr: 'Porte-papier de toilette, réservoir de 1,7 L' },
    { en: 'Women’s 18K Gold Band, 0.50 ctw', fr: 'Jonc en or 18 carats pour femme, 0,50 ct au total' },
    { en: 'Duval Duvet Buffet', fr: 'Buffet à thé en étain' },
    { en: 'Something for the Machine', fr: 'Chose pour la machine à coudre' },
    { en: 'Beau Best Make-Up Gift Set', fr: 'Beau coffret-cadeau de maquillage' },
    { en: 'Color Colour Gray Grey Knives', fr: 'Couteaux d’œuvre L’Île-aux-Noix' },
  ]
  const synonyms = [
    { words: ['purse', 'sofa', 'sleeper'], means: ['tank'] },
    { words: ['paper', 'papier'], means: [] },
  ]
  expect(misread(engineOf(names, synonyms))).toEqual([])
})

test('2 nor is any word of a random catalogue', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aeiouyéèçbdklmnprstz'), minLength: 1, maxLength: 9 })
  const name = fc.array(letters, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(fc.array(fc.record({ en: name, fr: name }), { minLength: 1, maxLength: 12 }), (names) => {
      expect(misread(engineOf(names))).toEqual([])
    }),
    { numRuns: 60 },
  )
})
