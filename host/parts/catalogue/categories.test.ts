import type { Categories } from '@onair/core/catalogue/client'
import { expect, test } from 'vitest'
import { byInitial, initialOf } from '../../pages/brands/brands.page.tsx'
import { pathTo, withoutParents } from './categories.ts'

const leaf = (id: string) => ({ id, name: id, count: 1, categories: [] })
const tree: Categories = {
  categories: [
    {
      id: 'kitchen',
      name: 'Kitchen',
      count: 3,
      categories: [{ ...leaf('tea'), categories: [leaf('kettles'), leaf('mugs')] }],
    },
    leaf('home'),
  ],
}

test('1. the way down to a category of any level, and none to one that is not there', () => {
  expect(pathTo(tree.categories, 'kettles').map(({ id }) => id)).toEqual(['kitchen', 'tea', 'kettles'])
  expect(pathTo(tree.categories, 'home').map(({ id }) => id)).toEqual(['home'])
  expect(pathTo(tree.categories, 'cellar')).toEqual([])
})
test('2. a category gives way to what is chosen below it', () => {
  expect(withoutParents(['category:kitchen', 'brand:a', 'category:mugs'], tree)).toEqual(['brand:a', 'category:mugs'])
  expect(withoutParents(['category:tea', 'category:home'], tree)).toEqual(['category:tea', 'category:home'])
})
test.each([
  ['Émilie', 'E'],
  ['zest', 'Z'],
  ['3 Suns', '#'],
  ['Œuvre', 'O'],
])('3. %s stands below %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
test('4. brands by their initial, each in its order', () => {
  const brands = ['Éclat', 'Aube', 'Elm', '9 Lives'].map((name) => ({ id: name, name, count: 1 }))
  expect(byInitial(brands).map(([initial, group]) => [initial, group.map(({ name }) => name)])).toEqual([
    ['#', ['9 Lives']],
    ['A', ['Aube']],
    ['E', ['Éclat', 'Elm']],
  ])
})
