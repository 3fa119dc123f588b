import { describe, expect, test } from 'vitest'
import {
  agree,
  de,
  definite,
  demonstrative,
  elides,
  type FrenchNounText,
  frenchNoun,
  frenchSentence,
  plural,
  pronoun,
  typesetFrench,
} from './french.ts'
import { frenchColour } from './styles.ts'

describe('agreement', () => {
  const cases: [written: string, noun: FrenchNounText, expected: string][] = [
    ['matelassé/matelassée', 'm manteau', 'matelassé'],
    ['matelassé/matelassée', 'f veste', 'matelassée'],
    ['matelassé/matelassée', 'mp gants', 'matelassés'],
    ['matelassé/matelassée', 'fp bottes', 'matelassées'],
    ['réversible/', 'f jupe', 'réversible'],
    ['réversible/', 'fp bottes', 'réversibles'],
    ['gris/grise', 'mp gants', 'gris'],
    ['doux/douce', 'mp draps', 'doux'],
    ['doux/douce', 'fp serviettes', 'douces'],
    ['hexagonal/hexagonale', 'mp haltères', 'hexagonaux'],
    ['beau/belle', 'mp bijoux', 'beaux'],
    ['ovale/', 'mp plats', 'ovales'],
    ['brodé/brodée à la main', 'fp taies', 'brodées à la main'],
    ['à pois', 'fp jupes', 'à pois'],
    ['tel/telle quel/quelle', 'fp boîtes', 'telles quelles'],
  ]
  test.each(cases.map((row, index) => [index + 1, ...row] as const))(
    '%i %s · %s → %s',
    (_, written, noun, expected) => {
      expect(agree(written, frenchNoun(noun))).toBe(expected)
    },
  )

  test('16 of a set is with its content if the noun says so', () => {
    const sheets = frenchNoun('m/mp ensemble de draps')
    expect(agree('rayé/rayée', sheets.described)).toBe('rayés')
    expect(demonstrative(sheets)).toBe('cet ensemble de draps')
  })

  test('17 nouns that end in s, x or z have no other plural', () => {
    expect(['bas', 'doux', 'gaz', 'bleu', 'égal', 'dual'].map(plural)).toEqual([
      'bas',
      'doux',
      'gaz',
      'bleus',
      'égaux',
      'duals',
    ])
  })

  test('18 a colour named after a thing does not agree', () => {
    const boots = frenchNoun('fp bottes')
    expect(
      (['black', 'white', 'navy', 'ivory', 'rose-gold', 'red', 'silver'] as const).map((c) => frenchColour(c, boots)),
    ).toEqual(['Noires', 'Blanches', 'Marine', 'Ivoire', 'Or rose', 'Rouges', 'Argentées'])
  })
})

describe('elision and determiners', () => {
  test('1 before a vowel and a mute h', () => {
    expect(['eau', 'huile', 'étoile', 'œuf', 'acier', 'habit'].filter((word) => !elides(word))).toEqual([])
  })
  test('2 not before a consonant, an aspirated h, y of yoga or onze', () => {
    expect(['laine', 'housse', 'hamac', 'haut', 'yoga', 'onze', 'huit'].filter(elides)).toEqual([])
  })
  test('3 de', () => expect([de('acier'), de('laine'), de('housse')]).toEqual(['d’acier', 'de laine', 'de housse']))
  test('4 ce, cet, cette, ces', () => {
    const nouns = (['m sac', 'm oreiller', 'm haut', 'f étole', 'fp bottes'] as const).map(frenchNoun)
    expect(nouns.map(demonstrative)).toEqual(['ce sac', 'cet oreiller', 'ce haut', 'cette étole', 'ces bottes'])
    expect(nouns.map(definite)).toEqual(['le sac', 'l’oreiller', 'le haut', 'l’étole', 'les bottes'])
    expect(nouns.map(pronoun)).toEqual(['il', 'il', 'il', 'elle', 'elles'])
  })
})

describe('sentences', () => {
  test('1 verbs, participles and pronouns follow the noun', () => {
    const template = '{Ce} [a été choisi/choisie|ont été choisi/choisie]: {il} [va|vont] partout.'
    expect(frenchSentence(template, frenchNoun('f lampe'))).toBe('Cette lampe a été choisie: elle va partout.')
    expect(frenchSentence(template, frenchNoun('mp gants'))).toBe('Ces gants ont été choisis: ils vont partout.')
  })
  test('2 object pronouns', () => {
    const template = 'on [le/la|les] porte'
    expect(
      (['m sac', 'f robe', 'fp bottes'] as const).map((noun) => frenchSentence(template, frenchNoun(noun))),
    ).toEqual(['on le porte', 'on la porte', 'on les porte'])
  })
})

describe('typesetting', () => {
  test('1 apostrophes', () => expect(typesetFrench("l'eau d'ici")).toBe('l’eau d’ici'))
  test('2 a space that does not break before a colon, one only', () => {
    expect(typesetFrench('Matière: lin')).toBe('Matière\u00a0: lin')
    expect(typesetFrench('Don : des arbres')).toBe('Don\u00a0: des arbres')
  })
  test('3 none before ; ! and ?', () => expect(typesetFrench('Dehors! Vraiment?')).toBe('Dehors! Vraiment?'))
  test('4 numbers and their units', () => {
    expect(typesetFrench('de 10 po, 1 500 W, 50 %, 25 $')).toBe(
      'de 10\u00a0po, 1\u00a0500\u00a0W, 50\u00a0%, 25\u00a0$',
    )
  })
})
