import { expect, test } from 'vitest'
import { sentenceOf, tellingWords } from './sentence.ts'

const read = (typed: string, language: 'en' | 'fr') => {
  const { words, head, goesOn } = sentenceOf(typed, language)
  return `${words.map(({ folded }) => folded).join(' ')} | ${head?.folded ?? ''}${goesOn ? ' …' : ''}`
}

test.each([
  ['en', 'thick wool blanket for the sofa', 'thick wool blanket sofa | blanket …'],
  ['en', 'clock that shows the date', 'clock shows date | clock …'],
  ['en', 'blue mug', 'blue mug | mug'],
  ['en', 'set of 4 plates', 'set 4 plates | plates'],
  ['fr', 'petite horloge pour la cuisine', 'petite horloge cuisine | horloge …'],
  ['fr', 'couverture qui réchauffe', 'couverture rechauffe | couverture …'],
  ['fr', 'ensemble de vaisselle bleue', 'ensemble vaisselle bleue | vaisselle'],
  ['fr', 'tasse à thé', 'tasse the | tasse …'],
  ['fr', 'jonc en or', 'jonc or | jonc …'],
] as const)('1 in %s, what is looked for stands at its place: %s', (language, typed, expected) => {
  expect(read(typed, language)).toBe(expected)
})

test.each([
  ['en', 'I would really like something for damp basements', 'damp basements |  …'],
  ['en', 'something that can help with static', 'static |  …'],
  ['en', 'what to do with cold hands', 'cold hands |  …'],
  ['en', 'a machine to polish silver', 'polish silver |  …'],
  ['en', 'gift for my uncle', 'gift uncle |  …'],
  ['fr', 'quelque chose pour polir l’argenterie', 'polir argenterie |  …'],
  ['fr', 'un appareil pour sécher les bottes', 'secher bottes |  …'],
  ['fr', 'comment polir mes bagues', 'polir bagues |  …'],
] as const)('2 in %s, this names nothing by itself: %s', (language, typed, expected) => {
  expect(read(typed, language)).toBe(expected)
})

test.each([
  ['en', 'pasta machine', 'pasta machine | machine'],
  ['fr', 'machine à pâtes', 'machine pates | machine …'],
] as const)('3 but in %s, this does: %s', (language, typed, expected) => {
  expect(read(typed, language)).toBe(expected)
})

test('4 keeps all words of a sentence that has only such words', () => {
  expect(read('what is this for', 'en')).toBe('what is this for |  …')
  expect(read('something nice', 'en')).toBe('nice | ')
  expect(read('', 'fr')).toBe(' | ')
})

test('5 treats the words of a phrase like those of a sentence', () => {
  expect(tellingWords('thé pour bien dormir', 'fr')).toEqual(['the', 'bien', 'dormir'])
})
