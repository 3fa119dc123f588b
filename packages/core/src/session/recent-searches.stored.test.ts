import { describe, expect, test } from 'vitest'
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.stored.ts'
import { brokenStorage, memoryStorage } from './testing.ts'

const open = (...terms: string[]) => {
  const session = { storage: { local: memoryStorage() } }
  for (const term of terms) rememberSearch(session, term)
  return session
}

describe('recent searches', () => {
  test('1 the latest is first, none occurs twice, and there are five at most', () => {
    expect(readRecentSearches(open('a', 'b', 'c', ' A ', 'd', 'e', 'f'))).toEqual(['f', 'e', 'd', 'A', 'c'])
  })

  test.each([[''], ['  '], ['zoe@example.com'], ['514-555-0199'], ['4111 1111 1111 1111'], ['x'.repeat(81)]])(
    '2 %j is not remembered',
    (term) => {
      expect(readRecentSearches(open(term))).toEqual([])
    },
  )

  test('3 an item number is remembered', () => {
    expect(readRecentSearches(open('123-456'))).toEqual(['123-456'])
  })

  test('4 one search can be forgotten, or all; without any, nothing is stored', () => {
    const session = open('a', 'b')
    forgetSearches(session, 'B')
    expect(readRecentSearches(session)).toEqual(['a'])
    forgetSearches(session, 'a')
    expect(session.storage.local.getItem('recentSearches')).toBeNull()
    rememberSearch(session, 'c')
    forgetSearches(session)
    expect(session.storage.local.getItem('recentSearches')).toBeNull()
  })

  test.each([
    ['blocked', { storage: {} }],
    ['broken', { storage: { local: brokenStorage() } }],
  ])('5 with %s storage there are none, and nothing fails', (_, session) => {
    rememberSearch(session, 'a')
    forgetSearches(session, 'a')
    expect(readRecentSearches(session)).toEqual([])
  })

  test('6 an invalid value is ignored', () => {
    const session = open()
    for (const value of ['{', '{"a":1}', '[1]', 'null']) {
      session.storage.local.setItem('recentSearches', value)
      expect(readRecentSearches(session)).toEqual([])
    }
  })
})
