import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, isStopWord, stemOf, wordsOf } from './words.ts'

const folded = (text: string, parts = false) => wordsOf(text, { parts }).map((word) => word.folded)

describe('the words of a text', () => {
  test.each([
    ['Crème BRÛLÉE', ['creme', 'brulee']],
    ['créme brulee', ['creme', 'brulee']],
    ['Cre\u0300me', ['creme']],
    ['œuf, ŒUF', ['oeuf', 'oeuf']],
    ['straße', ['strasse']],
  ])('1 leaves case, accents and ligatures aside: %s', (text, expected) => {
    expect(folded(text)).toEqual(expected)
  })

  test.each([
    ['l’encolure', ['encolure']],
    ["L'ENCOLURE d'hiver", ['encolure', 'hiver']],
    ['jusqu’au', ['au']],
    ["women's", ['womens']],
    ['Levi’s', ['levis']],
    ['Levi\u1fefs', ['levis']],
    ["l'", ['l']],
  ])('2 leaves out an elided article: %s', (text, expected) => {
    expect(folded(text)).toEqual(expected)
  })

  test.each([
    ['1.7 L', ['1.7l']],
    ['1,7L', ['1.7l']],
    ['1.7-Litre', ['1.7l']],
    ['10 inch pan', ['10in', 'pan']],
    ['poêle de 10 po', ['poele', 'de', '10in']],
    ['24 V-neck tees', ['24', 'v', 'neck', 'tees']],
    ['12-piece', ['12', 'piece']],
    ['C05', ['c05']],
  ])('3 takes a number and its unit for one word: %s', (text, expected) => {
    expect(folded(text)).toEqual(expected)
  })

  test('3 and its parts, on request', () => {
    expect(folded('1,7-litre kettle', true)).toEqual(['1.7l', '1.7', 'litre', 'kettle'])
  })

  test.each(['', '   ', '!!!', '---', '🙂🧶', '\u0000', '\ud800'])('4 has none: %j', (text) => {
    expect(folded(text)).toEqual([])
  })

  test('5 keep their spelling', () => {
    expect(wordsOf('Crème d’Été').map(({ spelling }) => spelling)).toEqual(['crème', 'été'])
  })

  test('6 of any text fold to themselves, and do not depend on case or accents', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const words = folded(text)
        for (const word of words) {
          expect(fold(word)).toBe(word)
          expect(word).not.toMatch(/\s/)
        }
        expect(folded(text.normalize('NFD'))).toEqual(words)
      }),
    )
  })
})

describe('a stem', () => {
  test.each([
    ['kettle', 'kettles'],
    ['dress', 'dresses'],
    ['battery', 'batteries'],
    ['watch', 'watches'],
    ['knife', 'knives'],
    ['scarf', 'scarves'],
    ['woman', 'womens'],
  ])('1 is the same for one and many in English: %s, %s', (one, many) => {
    expect(stemOf(many, 'en')).toBe(stemOf(one, 'en'))
  })

  test.each([
    ['robe', 'robes'],
    ['manteau', 'manteaux'],
    ['cheval', 'chevaux'],
    ['bijou', 'bijoux'],
    ['cuillere', 'cuilleres'],
    ['noir', 'noires'],
    ['blanc', 'blanches'],
    ['electrique', 'electriques'],
  ])('2 is the same for one and many in French: %s, %s', (one, many) => {
    expect(stemOf(many, 'fr')).toBe(stemOf(one, 'fr'))
  })

  test('3 of a word with digits is the whole word', () => {
    expect(stemOf('c05s', 'en')).toBe('c05s')
  })

  test('4 is never a stop word, and is the same for the singular and plural of short words', () => {
    expect(stemOf(fold('été'), 'fr')).toBe('ete')
    expect(stemOf('eyes', 'en')).toBe(stemOf('eye', 'en'))
    expect(stemOf('vies', 'fr')).toBe(stemOf('vie', 'fr'))
  })
})

test('stop words of both languages need not match', () => {
  expect(['de', 'la', 'the', 'with', 'pour', 'avec'].every((word) => isStopWord(word))).toBe(true)
  expect(['kettle', 'robe', 'c05'].some((word) => isStopWord(word))).toBe(false)
  // « or » is gold, « thé » is tea.
  expect(['or', 'the', 'pour'].map((word) => isStopWord(word, 'fr'))).toEqual([false, false, true])
  expect(['or', 'the', 'pour'].map((word) => isStopWord(word, 'en'))).toEqual([true, true, true])
})

test.each([
  'oreiller',
  'saphir',
  'vélo',
  'photo',
  'étui',
  'patio',
  'acier',
  'petit',
  'chandail',
  'robe',
  'bouilloire',
  'bas',
])('a French plural has the stem of its singular: %s', (word) => {
  expect(stemOf(fold(word.endsWith('s') ? word : `${word}s`), 'fr')).toBe(stemOf(fold(word), 'fr'))
})
