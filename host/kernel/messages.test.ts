import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatNumber } from '@onair/core/numbers'
import { describe, expect, test } from 'vitest'
import en from '../pages/product-list/product-list.messages.en.json'
import fr from '../pages/product-list/product-list.messages.fr.json'
import { translator } from './messages.ts'

const root = join(import.meta.dirname, '..')
const files = globSync('{pages,parts}/**/*.messages.en.json', { cwd: root })
/** The texts of a file with their keys. */
const read = (file: string): [key: string, text: string][] =>
  Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')))

test('0. every messages file has its other language', () => {
  const french = globSync('{pages,parts}/**/*.messages.fr.json', { cwd: root })
  expect(french.map((file) => file.replace('.fr.', '.en.')).sort()).toEqual(files.toSorted())
  expect(files.length).toBeGreaterThan(15)
})

describe.each(files)('%s', (file) => {
  const english = read(file)
  const french = read(file.replace('.en.', '.fr.'))

  test('1. the languages have the same texts, with the same values in them', () => {
    const named = ([key, text]: [string, string]) => [key, [...text.matchAll(/\{\{.+?\}\}/g)].map(String).sort()]
    // French counts whole millions apart.
    const shared = french.filter(([key]) => !key.endsWith('_many'))
    expect(shared.map(named).sort()).toEqual(english.map(named).sort())
  })

  test('1a. each text is a string: the file has no sections', () => {
    for (const [key, text] of [...english, ...french]) expect(text, key).toBeTypeOf('string')
  })

  test('2. French sets a no-break space before a colon and inside guillemets, none before ; ! ?', () => {
    for (const [key, text] of french) expect(text, key).not.toMatch(/\S[:»$]|«\S| [:;!?»$]|« |\s[;!?]/)
  })
})

test.each([
  ['en', 1, '1 product'],
  ['en', 0, '0 products'],
  ['fr', 0, '0 produit'],
  ['fr', 2, '2 produits'],
  ['fr', 1_000_000, '1\u00a0000\u00a0000 de produits'],
] as const)('3. in %s %d is counted as people do', (language, count, counted) => {
  expect(translator({ language }, en, fr)('count', { count, number: formatNumber(count, language) })).toBe(counted)
})
