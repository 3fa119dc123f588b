import { beforeAll, describe, expect, test } from 'vitest'
import { demoCategories } from '../catalogue/tree.ts'
import { everyProduct } from '../testing/catalogue.ts'
import { englishNeeds } from './english-needs.ts'
import { frenchNeeds } from './french-needs.ts'
import { demoSynonyms } from './synonyms.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[\s,’-]+/)

/** The names of all products and of their categories as words, each also without a plural or feminine ending. */
let names: Record<'en' | 'fr', readonly ReadonlySet<string>[]>
beforeAll(() => {
  const categories = new Map(demoCategories().map((category) => [category.id, category]))
  const distinct = (language: 'en' | 'fr') => {
    const texts = everyProduct().map(
      ({ name, categoryId }) => `${name[language]} ${categories.get(categoryId)?.[language]}`,
    )
    return [...new Set(texts)].map(
      (text) => new Set(wordsOf(text).flatMap((word) => [word, word.replace(/e?s?$/, '')])),
    )
  }
  names = { en: distinct('en'), fr: distinct('fr') }
})

describe('what shoppers need', () => {
  test.each([
    ['en', englishNeeds],
    ['fr', frenchNeeds],
  ] as const)('1 what helps is sold, by its name: %s', (language, lines) => {
    const helps = new Set(lines.flatMap((line) => line.split(' => ')[1]?.split(', ') ?? []))
    const isSold = (phrase: string) => {
      const told = wordsOf(phrase).filter((word) => word.length > 2)
      return names[language].some((name) => told.every((word) => name.has(word) || name.has(word.replace(/e?s?$/, ''))))
    }
    expect(helps.size).toBeGreaterThan(100)
    expect([...helps].filter((phrase) => !isSold(phrase))).toEqual([])
  })

  test('2 each set has goods and no repeated word, as the import would read it', () => {
    for (const { words, means } of demoSynonyms()) {
      expect(words.length).toBeGreaterThan(0)
      expect(words.length + means.length).toBeGreaterThan(1)
      expect(new Set(words).size).toBe(words.length)
      for (const phrase of [...words, ...means]) expect(phrase.split(/[\s-]+/).length, phrase).toBeLessThanOrEqual(4)
    }
  })
})
