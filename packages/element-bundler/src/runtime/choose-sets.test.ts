import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseOpening, chooseSets, type ElementSet, mostFiles } from './choose-sets.ts'

/** Six elements of two kinds, three each. */
const sets: readonly ElementSet[] = [
  ...[10, 10, 10, 40, 10, 10].map((length, element): ElementSet => [[element], length, true]),
  [[0, 1], 12],
  [[0, 1, 2], 14],
  [[4, 5], 20],
  [[3, 4, 5], 65],
  [[0, 1, 2, 3, 4, 5], 80],
  [[0, 4], 15, true],
]

test.each([
  ['1. one element is its own file', [3], [3]],
  ['2. two that share code are one', [0, 1], [6]],
  ['3. two that share none are two', [0, 5], [0, 5]],
  ['4. two of three are a file that has the third too, where that is less code', [1, 2], [7]],
  ['5. six are three', [0, 1, 2, 3, 4, 5], [3, 8, 7]],
])('%s', (_, requested, expected) => {
  expect(chooseSets(requested, sets).toSorted()).toEqual(expected.toSorted())
})

test('6. of too many sets, those are joined that add the least code', () => {
  expect(chooseSets([0, 3, 4], sets, 2).toSorted()).toEqual([11, 3].toSorted())
  expect(chooseSets([0, 3, 4], sets, 1)).toEqual([10])
})

test('7. a page opens with a set that can open a page', () => {
  expect(chooseOpening([0, 1, 2], sets)).toEqual([2, 6])
  expect(chooseOpening([0, 4], sets)).toEqual([11])
  expect(chooseOpening([3], sets)).toEqual([3])
})

test('8. all requested elements come, in at most four files', () => {
  const requested = fc.uniqueArray(fc.nat(5), { minLength: 1 })
  fc.assert(
    fc.property(requested, fc.integer({ min: 1, max: 4 }), (elements, most) => {
      const chosen = chooseSets(elements, sets, most)
      expect(chosen.length).toBeLessThanOrEqual(most)
      const opening = chooseOpening(elements, sets)
      expect(opening.length).toBeLessThanOrEqual(mostFiles)
      expect(sets[opening[0] ?? -1]?.[2]).toBe(true)
      for (const some of [chosen, opening]) {
        const brought = new Set(some.flatMap((set) => sets[set]?.[0] ?? []))
        expect(elements.filter((element) => !brought.has(element))).toEqual([])
      }
    }),
  )
})
