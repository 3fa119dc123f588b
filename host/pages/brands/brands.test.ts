import { expect, test } from 'vitest'
import { byInitial, initialOf } from './brands.page.tsx'

test.each([
  ['Émilie', 'E'],
  ['zest', 'Z'],
  ['3 Suns', '#'],
  ['Œuvre', 'O'],
])('1. %s is listed under %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
test('2. brands are grouped by initial, in their given order', () => {
  const brands = ['Éclat', 'Aube', 'Elm', '9 Lives'].map((name) => ({ id: name, name, count: 1 }))
  expect(byInitial(brands).map(([initial, group]) => [initial, group.map(({ name }) => name)])).toEqual([
    ['#', ['9 Lives']],
    ['A', ['Aube']],
    ['E', ['Éclat', 'Elm']],
  ])
})
