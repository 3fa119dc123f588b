import { catalogueContract } from '@onair/core/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cacheKeys } from './cache-key.ts'

const key = cacheKeys(catalogueContract['GET /api/v3/{language}/products'])

test.each([
  ['1. unknown parameters are dropped', '/products?rd=1&page=2&utm_source=x', '/products?page=2'],
  [
    '2. the order of the parameters changes nothing',
    '/products?sortKey=newest&page=2',
    '/products?page=2&sortKey=newest',
  ],
  ['3. a name may be encoded', '/products?pag%65=2', '/products?pag%65=2'],
  ['4. a path without parameters is the key', '/products', '/products'],
  ['5. only unknown ones leave the path', '/products?rd=1', '/products'],
  ['6. repeated values keep their order', '/products?dimensions=b&dimensions=a', '/products?dimensions=b&dimensions=a'],
])('%s', (_name, url, expected) => {
  expect(key(url)).toBe(expected)
})

test('7. a key is its own key, and its parameters are sorted by name', () => {
  const parts = [
    'page=2',
    'page=1',
    'sortKey=newest',
    'dimensions=b',
    'dimensions=a&',
    'pag%65=2',
    'rd=1',
    'page',
    '=',
    '',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts)), (chosen) => {
      const made = key(`/products?${chosen.join('&')}`)
      expect(key(made)).toBe(made)
      const names = [...new URLSearchParams(made.split('?')[1] ?? '').keys()]
      expect(names).toEqual(names.toSorted())
    }),
  )
})
