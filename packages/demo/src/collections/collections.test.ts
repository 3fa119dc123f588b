import { expect, test } from 'vitest'
import { demoCategories } from '../catalogue/tree.ts'
import { demoCollections } from './collections.ts'

const collections = demoCollections()

test('1 there are collections for persons, for what they love, and for occasions', () => {
  expect(collections.length).toBeGreaterThan(50)
  expect(new Set(collections.map(({ id }) => id)).size).toBe(collections.length)
})

test.each(collections)('2 $id holds categories of the demonstration, and is found in both languages', (collection) => {
  const categories = new Set(demoCategories().map(({ id }) => id))
  expect(collection.categories.filter((id) => !categories.has(id))).toEqual([])
  expect(collection.id).toMatch(/^[a-z0-9-]+$/)
  for (const words of [collection.words.en, collection.words.fr]) {
    expect(words.length).toBeGreaterThan(0)
    expect(new Set(words).size).toBe(words.length)
    // As the import would read them.
    for (const phrase of words) expect(phrase.split(/[\s-]+/).length).toBeLessThanOrEqual(4)
  }
})
