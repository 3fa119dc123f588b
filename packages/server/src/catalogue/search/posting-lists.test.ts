import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PostingListWriter, readList, written } from './posting-lists.ts'

test('1 lists are read as they were written, interleaved and in any order', () => {
  const entry = fc.tuple(fc.nat(5), fc.nat(300_000))
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 400 }), (entries) => {
      const expected: number[][] = Array.from({ length: 6 }, () => [])
      const writer = new PostingListWriter()
      for (const [list, value] of entries.toSorted(([, one], [, other]) => one - other)) {
        writer.add(list, value)
        if (expected[list]?.at(-1) !== value) expected[list]?.push(value)
      }
      const postingLists = written(writer, [5, 4, 3, 2, 1, 0])
      expect([5, 4, 3, 2, 1, 0].map((list) => readList(postingLists, list))).toEqual(expected)
    }),
  )
})

test('2 a list may be longer than any slice', () => {
  const writer = new PostingListWriter()
  const values = Array.from({ length: 100_000 }, (_, at) => at * 200)
  for (const value of values) {
    writer.add(0, value)
    writer.add(1, value)
  }
  const postingLists = written(writer, [0, 1])
  expect(readList(postingLists, 0)).toEqual(values)
  expect(readList(postingLists, 1)).toEqual(values)
})

test('3 a value of every second product takes a byte per product', () => {
  const writer = new PostingListWriter()
  for (let value = 0; value < 1000; value += 2) writer.add(0, value)
  expect(writer.byteLength).toBe(500)
})
