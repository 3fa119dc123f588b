import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Messages, translator } from '@onair/core/messages'
import { describe, expect, test } from 'vitest'
import { i18nextLookup } from './i18next.ts'
import type { WidgetMessages } from './messages.ts'
import type { MessageOverrides } from './overrides.ts'
import { overriding } from './overrides.ts'

const src = join(import.meta.dirname, '../..')
const nameOf = (file: string) =>
  basename(file)
    .replace(/\..*/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const inLanguage = (language: string): Record<string, Messages> =>
  Object.fromEntries(
    globSync(`**/*.messages.${language}.json`, { cwd: src }).map((file) => [
      nameOf(file),
      JSON.parse(readFileSync(join(src, file), 'utf8')),
    ]),
  )
const messages = { en: inLanguage('en'), fr: inLanguage('fr') }

const stem = (key: string) => key.replace(/_(one|other)$/, '')
const valuesFor = (text: string) =>
  Object.fromEntries([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, `<${name} & co>`]))

describe.each(['en', 'fr'] as const)('texts in %s', (language) => {
  test.each(Object.entries<Messages>(messages[language]))(
    '1. %s: i18next and our translator give the same texts',
    (name, texts) => {
      const t = translator(texts, language)
      const i18next = i18nextLookup()(name as keyof WidgetMessages, texts, language)
      for (const [key, text] of Object.entries(texts)) {
        const counts = key === stem(key) ? [undefined] : [0, 1, 2, 21, 100]
        for (const count of counts) {
          const values = { ...valuesFor(text), ...(count !== undefined && { count }) }
          expect(t(stem(key), values), key).toBe(i18next(stem(key), values))
        }
      }
    },
  )
})

test('1a. a Marketplace seller and a partner are two words in French too', () => {
  const named = (word: string) =>
    Object.values<Messages>(messages.fr).flatMap((texts) => (texts[word] === undefined ? [] : [texts[word]]))
  expect(named('marketplace').length).toBeGreaterThan(4)
  for (const text of named('marketplace')) expect(text).toMatch(/vendeur tiers/i)
  for (const text of named('partner')) expect(text).toMatch(/partenaire/i)
})

describe.each([
  ['i18next', i18nextLookup],
  ['the reader of the script tag', overriding],
])('an embedder’s texts through %s', (_, lookupOf) => {
  const overrides: MessageOverrides = {
    en: { bag: { title: 'Your cart', quantity: 'How many' }, pager: { next: 'Onwards' } },
    fr: { bag: { title: 'Votre commande' } },
  }
  const own = { title: 'Shopping bag', empty: 'Nothing yet', left_one: '{{count}} left', left_other: '{{count}} left' }
  const lookup = lookupOf(overrides)

  test('2. replace the file’s, in their language and file alone', () => {
    expect(lookup('bag', own, 'en')('title')).toBe('Your cart')
    expect(lookup('bag', own, 'fr')('title')).toBe('Votre commande')
    expect(lookup('checkout', own, 'en')('title')).toBe('Shopping bag')
    expect(lookup('bag', own, 'en')('empty')).toBe('Nothing yet')
  })

  test('2a. may be empty', () => expect(lookupOf({ en: { bag: { title: '' } } })('bag', own, 'en')('title')).toBe(''))

  test('2b. that are no texts replace nothing: a page’s data have no types', () => {
    const data = JSON.parse('{"en": {"bag": {"title": 5, "empty": null}}}')
    expect(lookupOf(data)('bag', own, 'en')('title')).toBe('Shopping bag')
    expect(lookupOf(data)('bag', own, 'en')('empty')).toBe('Nothing yet')
  })

  test('3. have plurals and values', () => {
    // The keys of a file of its own: the type lets through what files have.
    const counted = { bag: { left_one: 'one of {{name}}', left_other: '{{count}} of {{name}}' } }
    const { en, fr } = { en: counted, fr: counted } as MessageOverrides
    const t = lookupOf({ en, fr })
    const said = (language: 'en' | 'fr') =>
      [0, 1, 2, 1_000_000].map((count) => t('bag', own, language)('left', { count, name: 'A & B' }))
    expect(said('en')).toEqual(['0 of A & B', 'one of A & B', '2 of A & B', '1000000 of A & B'])
    expect(said('fr')).toEqual(['one of A & B', 'one of A & B', '2 of A & B', '1000000 of A & B'])
  })

  test('4. do not reach another provider', () => {
    expect(lookupOf({})('bag', own, 'en')('title')).toBe('Shopping bag')
  })
})

test('5. a key that no file has does not compile', () => {
  const unknownKey: MessageOverrides = {
    // @ts-expect-error The bag has no such text.
    en: { bag: { titel: 'Your cart' } },
  }
  const unknownFile: MessageOverrides = {
    // @ts-expect-error There is no such file.
    en: { cart: { title: 'Your cart' } },
  }
  const unknownLanguage: MessageOverrides = {
    // @ts-expect-error The shop speaks English and French.
    de: { bag: { title: 'Warenkorb' } },
  }
  expect([unknownKey, unknownFile, unknownLanguage]).toHaveLength(3)
})
