import { expect, test } from 'vitest'
import { heard } from './sounds.ts'

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

test.each([
  ['en', 'buffay', 'buffet'],
  ['en', 'fotograph', 'photograph'],
  ['en', 'nob', 'knob'],
  ['en', 'kwartz', 'quartz'],
  ['en', 'karaf', 'carafe'],
  ['en', 'sindal', 'cindal'],
  ['en', 'bottel', 'bottle'],
  ['en', 'coffy', 'coffee'],
  ['en', 'tabbel', 'table'],
  ['fr', 'couto', 'couteau'],
  ['fr', 'chapo', 'chapeaux'],
  ['fr', 'oreyer', 'oreiller'],
  ['fr', 'kafetière', 'cafetière'],
  ['fr', 'colié', 'colliers'],
  ['fr', 'champoin', 'shampoing'],
  ['fr', 'parfin', 'parfum'],
  ['fr', 'tapi', 'tapis'],
  ['fr', 'bouteye', 'bouteille'],
  ['fr', 'valize', 'valises'],
] as const)('1 in %s, %s sounds like %s', (language, typed, meant) => {
  expect(heard(plain(typed), language)).toBe(heard(plain(meant), language))
})

test.each([
  ['en', 'lamp', 'lamb'],
  ['en', 'ring', 'rink'],
  ['en', 'bed', 'bad'],
  ['fr', 'bague', 'barque'],
  ['fr', 'drap', 'drop'],
  ['fr', 'robe', 'rabe'],
] as const)('2 in %s, %s does not sound like %s', (language, typed, other) => {
  expect(heard(typed, language)).not.toBe(heard(other, language))
})

test('3 takes time in proportion to the word', () => {
  const heardTimes = (word: string) => heard(word.repeat(4000), 'fr').length
  for (const word of ['e', 'a', 'ei', 'll', 'eil', 'n', 'aeiou']) expect(heardTimes(word)).toBeLessThan(20_001)
})
