import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addRecentlyViewed, parseRecentlyViewed, printRecentlyViewed } from './recently-viewed.rules.ts'

const itemNo = fc.stringMatching(/^\d{6,9}$/)

describe('looking at an item', () => {
  test('1 · the item comes first, the others keep their order; 2 · no item occurs twice', () => {
    expect(addRecentlyViewed(['111111', '222222', '333333'], '222222')).toEqual(['222222', '111111', '333333'])
  })
  test('3 · never more than 36', () => {
    const full = Array.from({ length: 36 }, (_, index) => String(100_000 + index))
    const list = addRecentlyViewed(full, '999999')
    expect(list).toHaveLength(36)
    expect(list).not.toContain('100035')
  })
  test('4 · an invalid item number changes nothing', () => {
    expect(addRecentlyViewed(['111111'], '12-34')).toEqual(['111111'])
  })
  test('1–3 · for every list', () => {
    fc.assert(
      fc.property(fc.array(itemNo, { maxLength: 60 }), (items) => {
        const list = items.reduce<string[]>(addRecentlyViewed, [])
        expect(list[0]).toBe(items.at(-1))
        expect(new Set(list).size).toBe(list.length)
        expect(list.length).toBeLessThanOrEqual(36)
        expect(parseRecentlyViewed(printRecentlyViewed(list))).toEqual(list)
      }),
    )
  })
})

test('stored text may hold anything', () => {
  expect(parseRecentlyViewed('123456--x-123456-<b>-6543210')).toEqual(['123456', '6543210'])
  for (const text of ['', null, undefined, '-']) expect(parseRecentlyViewed(text)).toEqual([])
})
