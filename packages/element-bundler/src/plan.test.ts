import { expect, test } from 'vitest'
import { commonChunks, planSets } from './plan.ts'

test('1. the common code is needed by a quarter of the elements, and by at least two', () => {
  expect([...commonChunks([[0, 9], [1, 9], [2, 8], [3, 8], [4, 8], [5], [6], [7]])]).toEqual([9, 8])
  expect([
    ...commonChunks([
      [0, 9],
      [1, 9],
      [2, 8],
    ]),
  ]).toEqual([9])
})

/** Elements that need these chunks, each of length one except the given ones. */
const lengthOf = (needs: readonly string[]) => (elements: readonly number[]) =>
  new Set(elements.flatMap((element) => [...(needs[element] ?? '')])).size

test('2. elements are joined first if pages would download the least unneeded code', () => {
  expect(planSets(4, lengthOf(['abc', 'xy', 'abd', 'xyzvw']))).toEqual([
    [[0], 3, true],
    [[1], 2, true],
    [[2], 3, true],
    [[3], 5, true],
    [[0, 2], 4],
    [[1, 3], 5],
    [[0, 1, 2, 3], 9],
  ])
})

test('3. elements that are often together form a set that can open a page', () => {
  expect(planSets(2, lengthOf(['a', 'b']), [[1, 0], [1]])).toEqual([
    [[0], 1, true],
    [[1], 1, true],
    [[0, 1], 2],
    [[0, 1], 2, true],
  ])
})

test('4. no elements have no sets, and one element has one', () => {
  expect([planSets(0, () => 0), planSets(1, () => 7)]).toEqual([[], [[[0], 7, true]]])
})

test('5. some count × count sets are compared, and twice as many sets made as there are elements', () => {
  const looks = (count: number) => {
    let asked = 0
    const sets = planSets(count, (elements) => {
      asked += 1
      return elements.length
    })
    expect(sets).toHaveLength(2 * count - 1)
    return asked
  }
  const counts = [2, 25, 31, 100]
  expect(counts.map(looks)).toEqual(counts.map((count) => count * count - count + 1))
})
