import { expect, test } from 'vitest'
import { onTheWay } from './scroll.ts'

test.each([
  [4000, 0],
  [4000, 620],
  [100, 900],
])('a scroll from %i to %i starts and ends there and never turns back', (from, to) => {
  const places = Array.from({ length: 101 }, (_, step) => onTheWay(from, to, step / 100))
  expect([places[0], places[100], onTheWay(from, to, 7)]).toEqual([from, to, to])
  expect(places).toEqual(places.toSorted((a, b) => (from > to ? b - a : a - b)))
})
