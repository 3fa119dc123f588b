import { expect, test } from 'vitest'
import { englishSentence, isPlural, titleCase } from './english.ts'

test('1 titles: small words and units stay small, parts of a hyphenated word do not', () => {
  expect(
    [
      'faux-fur throw with tassels',
      '10-inch slip-on mat in gift box',
      'serum, 30 mL, fragrance-free',
      '8-in-1 fryer',
      '40 mm watch',
    ].map(titleCase),
  ).toEqual([
    'Faux-Fur Throw with Tassels',
    '10-Inch Slip-On Mat in Gift Box',
    'Serum, 30 mL, Fragrance-Free',
    '8-in-1 Fryer',
    '40 mm Watch',
  ])
})

test('2 recognises plurals', () => {
  expect(['ankle boots', 'curtain panels', 'pants with pockets'].filter((name) => !isPlural(name))).toEqual([])
  expect(['wrap dress', 'mattress', 'set of knives', 'henley', 'omega-3'].filter(isPlural)).toEqual([])
})

test('3 sentences follow the number of the noun', () => {
  const template = '{This} [is|are] back, and {it} [fits|fit].'
  expect(englishSentence(template, 'wrap dress')).toBe('This wrap dress is back, and it fits.')
  expect(englishSentence(template, 'rain boots')).toBe('These rain boots are back, and they fit.')
})
