import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampPage, pageSlots, pageToLoad } from './pagination.ts'

const print = (current: number, total: number): string =>
  pageSlots(current, total)
    .map((slot) => (slot.kind === 'gap' ? '…' : slot.current ? `[${slot.page}]` : slot.page))
    .join(' ')

describe('pageSlots', () => {
  test.each([
    [1, 0, '[1]'],
    [1, 1, '[1]'],
    [3, 7, '1 2 [3] 4 5 6 7'],
    [1, 8, '[1] 2 3 4 5 … 8'],
    [4, 8, '1 2 3 [4] 5 … 8'],
    [5, 8, '1 … 4 [5] 6 7 8'],
    [5, 9, '1 … 4 [5] 6 … 9'],
    [8, 8, '1 … 4 5 6 7 [8]'],
    [50, 100, '1 … 49 [50] 51 … 100'],
    [97, 100, '1 … 96 [97] 98 99 100'],
    [999, 10, '1 … 6 7 8 9 [10]'],
  ])('page %i of %i: %s', (current, total, expected) => expect(print(current, total)).toBe(expected))

  test('1 · at most seven slots; 2 · first, last and current are there, in order; 3 · a gap stands for two or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 3000 }), fc.integer({ min: 0, max: 2500 }), (current, total) => {
        const slots = pageSlots(current, total)
        expect(slots.length).toBeLessThanOrEqual(7)
        const pages = slots.flatMap((slot) => (slot.kind === 'page' ? [slot.page] : []))
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
        expect(pages[0]).toBe(1)
        expect(pages.at(-1)).toBe(Math.max(1, total))
        expect(slots.filter((slot) => slot.kind === 'page' && slot.current)).toEqual([
          { kind: 'page', page: clampPage(current, total), current: true },
        ])
        slots.forEach((slot, index) => {
          const [before, after] = [slots[index - 1], slots[index + 1]]
          if (slot.kind === 'page' && before?.kind === 'page') expect(slot.page).toBe(before.page + 1)
          if (slot.kind === 'gap') {
            expect(before?.kind === 'page' && after?.kind === 'page' && after.page - before.page).toBeGreaterThan(2)
          }
        })
      }),
    )
  })
})

describe('going to a page', () => {
  test.each([
    [0, 1, 5, undefined],
    [-3, 2, 5, undefined],
    [Number.NaN, 2, 5, undefined],
    [2, 2, 5, undefined],
    [3, 2, 5, 3],
    [9, 2, 5, 5],
    [9, 5, 5, undefined],
    [2, 1, 0, undefined],
  ])('asked for %s on page %i of %i: loads %s', (requested, current, total, expected) => {
    expect(pageToLoad(requested, current, total)).toBe(expected)
  })

  test('a page is clamped between 1 and the last, and there is always one', () => {
    expect([clampPage(0, 5), clampPage(9, 5), clampPage(2.7, 5), clampPage(1, 0), clampPage(Number.NaN, 3)]).toEqual([
      1, 5, 2, 1, 1,
    ])
  })
})
