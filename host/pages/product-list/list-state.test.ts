import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chosenOf,
  filtersOf,
  indexedAddress,
  isArranged,
  listAddress,
  searchedAddress,
  toggled,
} from '../../parts/catalogue/list-address.ts'
import { readListState } from './list-state.ts'

const read = (query: string) => readListState(new URLSearchParams(query))
const base = { dimensions: [], page: 1 }

describe('reading a list’s address', () => {
  test('1. a term is trimmed and loses control characters and lone surrogates', () => {
    expect(read('searchTerm=%20red%00kettle%20').searchTerm).toBe('red kettle')
    expect(readListState(new URLSearchParams([['searchTerm', 'a\ud800b']])).searchTerm).toBe('a b')
    expect(read('searchTerm=%20%20').searchTerm).toBeUndefined()
  })
  test('2. a term that is too long is cut, never within a letter, and the cut is reported', () => {
    expect(read(`searchTerm=${'a'.repeat(200)}`)).toMatchObject({ searchTerm: 'a'.repeat(200), cut: false })
    expect(read(`searchTerm=${'a'.repeat(10_000)}`)).toMatchObject({ searchTerm: 'a'.repeat(200), cut: true })
    const emoji = read(`searchTerm=a${encodeURIComponent('🫖'.repeat(150))}`)
    expect(emoji.searchTerm).toBe(`a${'🫖'.repeat(99)}`)
  })
  test('3. values may be joined or repeated, and each counts once', () => {
    const joined = read('dimensions=brand:a,price:0-25')
    expect(joined.dimensions).toEqual(['brand:a', 'price:0-25'])
    expect(read('dimensions=brand:a&dimensions=price:0-25&dimensions=brand:a').dimensions).toEqual(joined.dimensions)
    expect(read('dimensions=').dimensions).toEqual([])
  })
  test.each([
    ['0', 1],
    ['-3', 1],
    ['2.9', 2],
    ['x', 1],
    ['1e99', 1_000_000],
    ['', 1],
  ])('4. page %s is page %i', (asked, page) => {
    expect(read(`page=${asked}`).page).toBe(page)
  })
})

describe('writing it', () => {
  test('5. leaves out defaults, and keeps colons and commas readable', () => {
    expect(listAddress({ ...base, sortKey: 'relevance' })).toBe('/pages/productlist')
    expect(
      listAddress(
        { searchTerm: 'tea & pot', dimensions: ['brand:a', 'price:0-25'], sortKey: 'newest', page: 1 },
        { page: 3 },
      ),
    ).toBe('/pages/productlist?searchTerm=tea+%26+pot&dimensions=brand:a,price:0-25&sortKey=newest&page=3')
  })
  test('6. starts a changed choice at the first page', () => {
    expect(listAddress({ ...base, page: 7 }, { dimensions: ['brand:a'] })).toBe('/pages/productlist?dimensions=brand:a')
  })
  test('7. gives an address that is read as the same state', () => {
    fc.assert(
      fc.property(
        fc.record({
          searchTerm: fc.option(fc.stringMatching(/^[a-zé&=+%#]{1,20}$/), { nil: undefined }),
          dimensions: fc.uniqueArray(fc.stringMatching(/^[a-z-]{1,8}:[a-z0-9-]{1,12}$/), { maxLength: 4 }),
          sortKey: fc.constantFrom(undefined, 'newest', 'price-asc'),
          page: fc.integer({ min: 1, max: 1_000_000 }),
        }),
        fc.option(fc.stringMatching(/^[a-zé&=+%#$]{1,20}$/), { nil: undefined }),
        (base, typed) => {
          const state = { ...base, ...(typed && isArranged(base) && { searched: typed }) }
          const address = listAddress(state, { page: state.page })
          expect(readListState(new URL(address, 'http://shop.test').searchParams)).toEqual({ ...state, cut: false })
        },
      ),
    )
  })
})

test('8. adds and removes a value', () => {
  expect(toggled(['a:1'], 'b:2')).toEqual(['a:1', 'b:2'])
  expect(toggled(['a:1', 'b:2'], 'a:1')).toEqual(['b:2'])
  expect(chosenOf(['brand:a', 'brand:b', 'branded:c'], 'brand')).toEqual(['a', 'b'])
})

describe('the indexed address', () => {
  test.each([
    ['', '/pages/productlist'],
    ['dimensions=category:kitchen', '/pages/productlist?dimensions=category:kitchen'],
    ['dimensions=brand:a&page=2', '/pages/productlist?dimensions=brand:a&page=2'],
    ['dimensions=category:kitchen&sortKey=relevance', '/pages/productlist?dimensions=category:kitchen'],
  ])('9. %s is found', (query, address) => {
    expect(indexedAddress(read(query))).toBe(address)
  })
  test.each(['searchTerm=tea', 'dimensions=category:a,brand:b', 'dimensions=colour:navy', 'sortKey=newest'])(
    '10. is undefined for %s',
    (query) => {
      expect(indexedAddress(read(query))).toBeUndefined()
    },
  )
})

test('11. exists for a category or a brand by itself, which is the page’s subject, not a filter', () => {
  expect(filtersOf(read('dimensions=category:kitchen'))).toEqual([])
  expect(filtersOf(read('dimensions=category:kitchen,brand:a'))).toEqual(['category:kitchen', 'brand:a'])
  expect(filtersOf(read('searchTerm=tea&dimensions=brand:a'))).toEqual(['brand:a'])
})

describe('the typed text of a search, some words of which became filters', () => {
  const landed = searchedAddress(
    '/pages/productlist?searchTerm=coat&dimensions=colour:red,price:0-60',
    'red coat < $60',
  )
  const state = readListState(new URL(landed, 'http://shop.test').searchParams)

  test('12. stays while the list is filtered, sorted and paged', () => {
    expect(state).toMatchObject({ searchTerm: 'coat', searched: 'red coat < $60' })
    for (const change of [{ page: 2 }, { sortKey: 'newest' }, { dimensions: ['colour:red'] }])
      expect(listAddress(state, change)).toContain('&searched=red+coat+%3C+%2460')
  })
  test('13. is written like the list’s own address', () => {
    const address = '/pages/productlist?searchTerm=coat&dimensions=colour:red'
    expect(listAddress(read(`${address.slice(19)}&searched=coat,+red`))).toBe(searchedAddress(address, 'coat, red'))
  })
  test('14. is removed with the last filter, because that list counts as its own search', () => {
    expect(listAddress(state, { dimensions: [] })).toBe('/pages/productlist?searchTerm=coat')
    expect(read('searchTerm=coat&searched=red+coat').searched).toBeUndefined()
  })
  test('15. is cut like a term, and is in no indexed address', () => {
    expect(read(`dimensions=brand:a&searched=${'a'.repeat(300)}`).searched).toHaveLength(200)
    expect(indexedAddress(read('dimensions=brand:a&searched=maison'))).toBe('/pages/productlist?dimensions=brand:a')
  })
  test('16. is not passed on to a product', () => {
    expect(searchedAddress('/pages/productdetails?nav=R:700001', '700001')).toBe('/pages/productdetails?nav=R:700001')
  })
})
