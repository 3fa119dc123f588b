import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apiLanguage, htmlLang, localeOf, parseLocale } from './language.ts'

test.each([
  ['fr', 'fr_CA'],
  ['FR', 'fr_CA'],
  ['fr_CA', 'fr_CA'],
  ['fr-ca', 'fr_CA'],
  ['fr-FR', 'fr_CA'],
  [' fr ', 'fr_CA'],
  ['en', 'en_CA'],
  ['EN-ca', 'en_CA'],
  ['en_US', 'en_CA'],
  ['en-GB', 'en_CA'],
  ['fro', 'en_CA'],
  ['frr-DE', 'en_CA'],
  ['de', 'en_CA'],
  ['', 'en_CA'],
  [undefined, 'en_CA'],
  [null, 'en_CA'],
])('1–3 · %j is %s', (text, locale) => {
  expect(parseLocale(text)).toBe(locale)
})

test('never throws, and always returns one of the two', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => ['en_CA', 'fr_CA'].includes(parseLocale(text))))
})

test('the language of a call is the part of the locale before the underscore, and goes back', () => {
  for (const locale of ['en_CA', 'fr_CA'] as const) {
    expect(apiLanguage(locale)).toBe(locale.split('_')[0])
    expect(localeOf(apiLanguage(locale))).toBe(locale)
    expect(htmlLang(apiLanguage(locale))).toBe(locale.replace('_', '-'))
  }
})
