import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createI18n } from './i18next.ts'
import { messages } from './messages.ts'
import { type Messages, translator } from './translate.ts'

const stem = (key: string) => key.replace(/_(one|other)$/, '')
const valuesFor = (text: string) =>
  Object.fromEntries([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, `<${name} & co>`]))

describe.each(['en', 'fr'] as const)('texts in %s', (language) => {
  test.each(Object.entries<Messages>(messages[language]))(
    '1. %s: i18next and ours say the same',
    async (name, texts) => {
      const i18n = await createI18n(language)
      const t = translator(texts, language)
      for (const [key, text] of Object.entries(texts)) {
        const counts = key === stem(key) ? [undefined] : [0, 1, 2, 21, 100]
        for (const count of counts) {
          const values = { ...valuesFor(text), ...(count !== undefined && { count }) }
          expect(t(stem(key), values), key).toBe(i18n.t(`${name}:${stem(key)}`, values))
        }
      }
    },
  )
})

test('1b. a Marketplace seller and a partner are two words in French too', () => {
  const named = (word: string) =>
    Object.values<Messages>(messages.fr).flatMap((texts) => (texts[word] === undefined ? [] : [texts[word]]))
  expect(named('marketplace').length).toBeGreaterThan(4)
  for (const text of named('marketplace')) expect(text).toMatch(/vendeur tiers/i)
  for (const text of named('partner')) expect(text).toMatch(/partenaire/i)
})

test.each(['en', 'fr'] as const)(
  '1a. in %s any number takes the plural that the browser’s own rules give it',
  (language) => {
    const tenths = fc.nat(100).map((count) => count / 10)
    const rules = new Intl.PluralRules(`${language}-CA`)
    const t = translator({ count_one: 'one', count_other: 'other' }, language)
    fc.assert(
      fc.property(fc.oneof(fc.nat(), tenths), (count) => {
        // French has a form for millions, which no text of ours uses.
        expect(t('count', { count })).toBe(rules.select(count) === 'one' ? 'one' : 'other')
      }),
      { examples: [[0], [1], [1.5], [2], [1_000_000]] },
    )
  },
)

test('2. the languages name the same values in every text', () => {
  const named = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
  for (const [name, texts] of Object.entries<Messages>(messages.en)) {
    const french: Messages = messages.fr[name as keyof typeof messages.fr]
    for (const [key, text] of Object.entries(texts))
      expect(named(french[key] ?? ''), `${name}.${key}`).toEqual(named(text))
  }
})

test('3. French sets a no-break space before a colon, inside guillemets and before a dollar sign, none before ; ! ?', () => {
  for (const texts of Object.values<Messages>(messages.fr)) {
    for (const text of Object.values(texts)) expect(text).not.toMatch(/\S[:»$]|«\S| [:;!?»$]|« |\s[;!?]/)
  }
})
