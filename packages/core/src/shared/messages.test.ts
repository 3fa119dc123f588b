import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { translator } from './messages.ts'

const languages = ['en', 'fr'] as const

test.each(languages)('1. in %s any number takes the plural that the platform’s own rules give it', (language) => {
  const tenths = fc.nat(100).map((count) => count / 10)
  const millions = fc.nat(100).map((count) => count * 1_000_000)
  const rules = new Intl.PluralRules(`${language}-CA`)
  const t = translator({ count_one: 'one', count_many: 'many', count_other: 'other' }, language)
  fc.assert(
    fc.property(fc.oneof(fc.nat(), tenths, millions), (count) => {
      expect(t('count', { count })).toBe(rules.select(count))
    }),
    { examples: [[0], [1], [1.5], [2], [1_000_000]] },
  )
})

test.each(languages)('2. in %s a text without a form of millions has the one of other numbers', (language) => {
  const t = translator({ count_one: 'one', count_other: 'other' }, language)
  expect(t('count', { count: 2_000_000 })).toBe('other')
})

describe('values', () => {
  const t = translator({ sum: '{{name}}: {{name}}, {{count}}', plain: 'no {name}, no {{ name }}' }, 'en')

  test('3. stand wherever they are named', () => expect(t('sum', { name: 'Mug', count: 2 })).toBe('Mug: Mug, 2'))

  test('4. that are missing leave their place as it is written', () =>
    expect(t('sum', { count: 2 })).toBe('{{name}}: {{name}}, 2'))

  test('5. are text, whatever is in them', () =>
    expect(t('sum', { name: '$& {{count}} $1', count: 0 })).toBe('$& {{count}} $1: $& {{count}} $1, 0'))

  test('6. stand in two braces, without spaces', () =>
    expect(t('plain', { name: 'Mug' })).toBe('no {name}, no {{ name }}'))
})

test('7. a key counts before its plurals, and a text may be empty', () => {
  const t = translator({ count: '', count_other: 'other' }, 'en')
  expect(t('count', { count: 2 })).toBe('')
})

test('8. a key may have a dot: files have no sections', () => {
  expect(translator({ 'menu.title': 'Menu' }, 'fr')('menu.title')).toBe('Menu')
})
