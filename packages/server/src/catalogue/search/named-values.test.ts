import { describe, expect, test } from 'vitest'
import { createEngine } from './engine.ts'
import { IndexBuilder } from './index-builder.ts'
import type { IndexRow } from './index-data.ts'
import { namedValues } from './named-values.ts'

const sizes = (...codes: (readonly [code: string, en: string, fr: string])[]) =>
  codes.map(([code, en, fr]) => ({ code, name: { en, fr } }))
const styles = (...colours: string[]) =>
  colours.map((colour) => ({ code: colour, colour, name: named[colour] ?? none }))
const none = { en: '', fr: '' }
const named: Readonly<Record<string, { en: string; fr: string }>> = {
  red: { en: 'Red', fr: 'Rouge' },
  navy: { en: 'Navy', fr: 'Marine' },
  orange: { en: 'Orange', fr: 'Orange' },
  pink: { en: 'Pink', fr: 'Rose' },
  black: { en: 'Black', fr: 'Noires' },
  ivory: { en: 'Ivory', fr: 'Ivoire' },
}
const shoeSizes = sizes(['7', '7', '7'], ['8.5', '8.5', '8,5'], ['9', '9', '9'])
const clothes = sizes(['S', 'S', 'P'], ['L', 'L', 'G'], ['XL', 'XL', 'TG'], ['2X', '2X', '2X'])
const beds = sizes(
  ['FULL', 'Double', 'Lit double'],
  ['QUEEN', 'Queen', 'Grand lit'],
  ['KING', 'King', 'Très grand lit'],
)
const curtains = sizes(['84', '84 inches', '213 cm (84 po)'])

const goods: readonly (readonly [en: string, fr: string, more: Partial<IndexRow>])[] = [
  ['Linen Kimono', 'Kimono en lin', { styles: styles('red', 'navy'), sizes: clothes }],
  ['Silk Kimono', 'Kimono en soie', { styles: styles('navy'), sizes: clothes }],
  ['Clogs', 'Sabots', { styles: styles('black'), sizes: shoeSizes, brandId: 'pas' }],
  ['Quilted Coverlet', 'Couvre-lit matelassé', { styles: styles('ivory', 'red'), sizes: beds }],
  ['Double-Sided Coverlet', 'Couvre-lit double face', { styles: styles('navy'), sizes: beds }],
  ['Velvet Drapes', 'Draperies en velours', { styles: styles('red'), sizes: curtains }],
  ['Orange Peel Soap', 'Savon à l’orange', { styles: [] }],
  ['Orange Blossom Soap', 'Savon à la fleur d’oranger', { styles: styles('orange') }],
  ['Rose Gold Anklet', 'Bracelet de cheville en or rose', { styles: [] }],
  ['Pink Anklet', 'Bracelet de cheville', { styles: styles('pink') }],
  ['Red Wine Decanter', 'Carafe pour vin rouge', { styles: [] }],
  ['Large-Print Crossword', 'Mots croisés en gros caractères', { styles: [] }],
  ['Copper Pot', 'Marmite en cuivre', { brandId: 'pot' }],
  ['Steel Ladle', 'Louche en acier', { brandId: 'pot' }],
]
const builder = new IndexBuilder(
  {
    brands: [
      { id: 'brio', name: 'Brio' },
      { id: 'pas', name: 'Pas & Cadence' },
      { id: 'pot', name: 'Pot-au-Lac' },
    ],
    categories: [{ id: 'all', parentId: null, name: { en: 'Everything', fr: 'Tout' } }],
  },
  goods.length,
)
goods.forEach(([en, fr, more], at) => {
  builder.add({
    ...{ itemNo: String(100_000 + at), name: { en, fr }, brandId: 'brio', categoryId: 'all', minPrice: 1, maxPrice: 1 },
    ...{ rating: null, reviewCount: 0, addedAt: 0, styles: [], sizes: [], easyPay: false, onSale: false },
    ...{ marketplace: false, donation: false, ...more },
  })
})
const engine = createEngine(builder.finish())

/** `term | dimension:value,value …` */
const read = (language: 'en' | 'fr', typed: string): string => {
  const { searchTerm = typed, chosen } = engine.namedValues(language, typed) ?? {}
  return [searchTerm, ...(chosen ? [[...chosen].map(([id, values]) => `${id}:${values}`).join(' ')] : [])].join(' | ')
}

describe('words that name values', () => {
  test.each([
    ['en', 'red kimono', 'kimono | colour:red'],
    ['en', 'Kimono in red', 'Kimono | colour:red'],
    ['en', 'crimson kimono', 'kimono | colour:red'],
    ['en', 'navy blue silk kimono', 'kimono | colour:navy material:silk'],
    ['en', 'kimono rouge', 'kimono | colour:red'],
    ['en', 'rouge', 'rouge'],
    ['fr', 'sabots noirs', 'sabots | colour:black'],
    ['fr', 'kimono bleu marine', 'kimono | colour:navy'],
    ['fr', 'kimono rouge ou marine', 'kimono | colour:red,navy'],
  ] as const)('1 in %s, a colour: %s', (language, typed, expected) => {
    expect(read(language, typed)).toBe(expected)
  })

  test.each([
    ['en', 'clogs size 8.5', 'clogs | size:8-5'],
    ['en', 'size 8 1/2 clogs', 'clogs | size:8-5'],
    ['en', '2x kimono', 'kimono | size:2x'],
    ['en', 'kimono xxl', 'kimono | size:2x'],
    ['en', 'extra large kimono', 'kimono | size:xl'],
    ['en', 'large kimono', 'kimono | size:l'],
    ['en', 'plus size kimono', 'kimono | size:2x'],
    ['en', 'king size coverlet', 'coverlet | size:king'],
    ['en', 'drapes 84 inches', 'drapes | size:84'],
    ['fr', 'sabots pointure 8,5', 'sabots | size:8-5'],
    ['fr', 'kimono taille g', 'kimono | size:l'],
    ['fr', 'kimono grande taille', 'kimono | size:2x'],
    ['fr', 'couvre-lit très grand lit', 'couvre-lit | size:king'],
    ['fr', 'couvre-lit queen', 'couvre-lit | size:queen'],
    ['fr', 'draperies 213 cm', 'draperies | size:84'],
    ['fr', 'kimono rouge taille tg', 'kimono | colour:red size:xl'],
  ] as const)('2 in %s, a size: %s', (language, typed, expected) => {
    expect(read(language, typed)).toBe(expected)
  })

  test.each([
    ['en', 'pot au lac ladle', 'ladle | brand:pot'],
    ['fr', 'pas et cadence', ' | brand:pas'],
    ['fr', 'sabots Pas & Cadence noirs', 'sabots | brand:pas colour:black'],
  ] as const)('3 in %s, a whole brand: %s', (language, typed, expected) => {
    expect(read(language, typed)).toBe(expected)
  })

  test.each([
    ['en', 'silk kimono', 'kimono | material:silk'],
    ['en', 'navy linen kimono', 'kimono | colour:navy material:linen'],
    ['fr', 'kimono en soie', 'kimono | material:silk'],
    ['fr', 'marmite en cuivre', 'marmite | material:copper'],
  ] as const)('3a in %s, a material: %s', (language, typed, expected) => {
    expect(read(language, typed)).toBe(expected)
  })

  test.each([
    // Products without the value have the word in their names.
    ['en', 'orange soap'],
    ['en', 'red wine decanter'],
    ['fr', 'bracelet rose'],
    // A size that is also a word of a product.
    ['en', 'double sided coverlet'],
    ['en', 'large print crossword'],
    // Part of a brand, a letter, a number, an adjective.
    ['en', 'pot'],
    ['fr', 'kimono l'],
    ['en', 'clogs 9'],
    ['fr', 'petit kimono'],
    // No product has the value, or there are no such goods.
    ['en', 'pink clogs'],
    ['en', 'queen kimono'],
    ['en', 'red zeppelin'],
    ['en', 'double boiler'],
    ['en', 'twin xl coverlet'],
    ['fr', 'kimono taille haute'],
    ['en', ''],
  ] as const)('4 in %s, a word stays a word: %s', (language, typed) => {
    expect(read(language, typed)).toBe(typed)
  })
})

test('5 few phrases are counted, however many there are', () => {
  let counted = 0
  const read = namedValues(engine.data, () => ({
    having() {
      counted += 1
      return { all: 0, within: 0 }
    },
    found() {
      counted += 1
      return { total: 0, whole: false, complete: false }
    },
  }))
  expect(read('en', 'red navy pink silk linen copper '.repeat(20))).toBeUndefined()
  expect(counted).toBe(10)
})
