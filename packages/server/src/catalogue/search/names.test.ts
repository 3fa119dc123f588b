import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameWords } from './names.ts'
import { wordsOf } from './words.ts'

const folded = (words: readonly { folded: string }[]) => words.map((word) => word.folded).join(' ')

describe('the words of a name', () => {
  test.each([
    ['en', 'Agathe Cotton Trench Coat', 'coat', 'agathe cotton trench', ''],
    ['en', 'Pearl Drop Earrings with Detachable Jackets', 'earrings', 'pearl drop', 'with detachable jackets'],
    ['en', 'Ceramic-Coated Frying Pan, 28 cm', 'pan', 'ceramic coated frying', '28cm 28'],
    ['en', 'Set of 4 Mugs', 'mugs', 'set of 4', ''],
    ['en', 'Donation: Winter Coats for Children', 'donation', '', 'winter coats for children'],
    ['fr', 'Manteau de laine à capuchon', 'manteau', 'de laine', 'a capuchon'],
    ['fr', 'Ensemble de 4 tasses en grès', 'tasses', 'ensemble de 4', 'en gres'],
    ['fr', 'Lot d’assiettes creuses', 'assiettes', 'lot d creuses', ''],
    ['fr', 'Don : Des manteaux d’hiver', 'don', '', 'des manteaux hiver'],
    ['en', '1.7 L', '', '1.7l 1.7', ''],
  ] as const)('1 %s: %s', (language, name, thing, kind, details) => {
    const words = nameWords(name, language)
    expect([folded(words.thing), folded(words.kind), folded(words.details)]).toEqual([thing, kind, details])
  })

  test('2 are all in exactly one part, except for an amount', () => {
    const part = fc.constantFrom(
      'Wool',
      'Coat',
      'with',
      'Hood',
      'for',
      'avec',
      'robe',
      'de',
      'à',
      ',',
      ':',
      '(',
      'Bleu',
    )
    fc.assert(
      fc.property(fc.array(part), fc.constantFrom('en' as const, 'fr' as const), (parts, language) => {
        const name = parts.join(' ')
        const { thing, kind, details } = nameWords(name, language)
        expect(thing.length).toBeLessThanOrEqual(1)
        const all = [...thing, ...kind, ...details].map((word) => word.folded).sort()
        expect(all).toEqual(
          wordsOf(name, { parts: true })
            .map((word) => word.folded)
            .sort(),
        )
      }),
    )
  })
})
