import { formatNumber } from '@onair/core/numbers'
import { expect, test } from 'vitest'
import en from '../pages/product-list/product-list.messages.en.json'
import fr from '../pages/product-list/product-list.messages.fr.json'
import { translator } from './messages.ts'

test.each([
  ['en', 1, '1 product'],
  ['en', 0, '0 products'],
  ['fr', 0, '0 produit'],
  ['fr', 2, '2 produits'],
  ['fr', 1_000_000, '1\u00a0000\u00a0000 de produits'],
] as const)('in %s %d is counted as people do', (language, count, counted) => {
  expect(translator({ language }, en, fr)('count', { count, number: formatNumber(count, language) })).toBe(counted)
})
