import { expect, test } from 'vitest'
import { synonymsOf } from './synonyms.ts'
import { isStopWord, wordsOf } from './words.ts'

const english = synonymsOf(
  [
    { words: ['couch', 'settee', 'love seat'], means: [] },
    { words: ['Kicks'], means: ['running shoe', 'sneakers'] },
    { words: ['seat'], means: ['stool'] },
  ],
  'en',
)
const french = synonymsOf([{ words: ['sac à main', 'bourse'], means: [] }], 'fr')
const meaning = (synonyms: typeof english, typed: string, place = 0) =>
  synonyms.at(
    wordsOf(typed).filter(({ folded }) => !isStopWord(folded)),
    place,
  )

test('1 each word of a set finds the others, in any inflection', () => {
  expect(meaning(english, 'couches')).toEqual({ language: 'en', length: 1, phrases: [['settee'], ['love', 'seat']] })
  expect(meaning(english, 'blue settee', 1)).toEqual({
    language: 'en',
    length: 1,
    phrases: [['couch'], ['love', 'seat']],
  })
})

test('2 the longest phrase counts, without its stop words', () => {
  expect(meaning(english, 'love seats')).toMatchObject({ length: 2 })
  expect(meaning(french, 'sacs à main')).toEqual({ language: 'fr', length: 2, phrases: [['bourse']] })
})

test('3 one-way synonyms do not work in reverse', () => {
  expect(meaning(english, 'kicks')).toEqual({ language: 'en', length: 1, phrases: [['running', 'shoe'], ['sneakers']] })
  expect(meaning(english, 'sneakers')).toBeUndefined()
})

test('4 a word that is in no set has no synonyms', () => {
  expect(meaning(english, 'kettle')).toBeUndefined()
  expect(meaning(english, 'constructor')).toBeUndefined()
})
