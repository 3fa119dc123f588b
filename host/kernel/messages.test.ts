import { expect, test } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import fr from '../messages/fr.json' with { type: 'json' }
import { translator } from './messages.ts'

/** Every text with its key. */
const textsOf = (texts: object, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]: [string, string | object]) =>
    typeof text === 'string' ? [[before + key, text]] : textsOf(text, `${before}${key}.`),
  )

test('1. the languages have the same texts, with the same values in them', () => {
  const named = ([key, text]: [string, string]) => [key, [...text.matchAll(/\{\{.+?\}\}/g)].map(String).sort()]
  // French counts whole millions apart.
  const shared = textsOf(fr).filter(([key]) => !key.endsWith('_many'))
  expect(shared.map(named).sort()).toEqual(textsOf(en).map(named).sort())
})

test('2. French sets a no-break space before a colon and inside guillemets, none before ; ! ?', () => {
  for (const [key, text] of textsOf(fr)) expect(text, key).not.toMatch(/\S[:»$]|«\S| [:;!?»$]|« |\s[;!?]/)
})

test.each([
  ['en', 1, '1 product'],
  ['en', 0, '0 products'],
  ['fr', 0, '0 produit'],
  ['fr', 2, '2 produits'],
  ['fr', 1_000_000, '1\u00a0000\u00a0000 de produits'],
] as const)('3. in %s %d is counted as people do', (language, count, said) => {
  expect(translator(language)('list.count', { count }).replaceAll('\u202f', '\u00a0')).toBe(said)
})
