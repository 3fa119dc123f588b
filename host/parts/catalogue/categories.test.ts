import type { Categories } from '@onair/core/catalogue/client'
import { expect, test } from 'vitest'
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

test('1. the path to a category of any level; empty for an unknown one', () => {
  expect(pathTo(tree.categories, 'kettles').map(({ id }) => id)).toEqual(['kitchen', 'tea', 'kettles'])
  expect(pathTo(tree.categories, 'home').map(({ id }) => id)).toEqual(['home'])
  expect(pathTo(tree.categories, 'cellar')).toEqual([])
})
test('2. a chosen subcategory replaces its parent', () => {
  expect(withoutParents(['category:kitchen', 'brand:a', 'category:mugs'], tree)).toEqual(['brand:a', 'category:mugs'])
  expect(withoutParents(['category:tea', 'category:home'], tree)).toEqual(['category:tea', 'category:home'])
})
