import type { Language } from '@onair/core/language'
import { tellingWords } from './sentence.ts'
import { stemOf, type Word } from './words.ts'

/** Words and phrases that mean the same. Each finds the others; with `means`, each finds these, not the other way round. */
export type SynonymSet = { words: readonly string[]; means: readonly string[] }

/** The synonyms of some words of a search: how many words they replace, and the phrases in this language, each as its words. */
export type Meaning = { language: Language; length: number; phrases: readonly (readonly string[])[] }

/** The synonyms of one language. Words are compared by their stems, without stop words: « sac à main » is `sac main`. */
export function synonymsOf(sets: readonly SynonymSet[], language: Language) {
  const meanings = new Map<string, Map<string, string[]>>()
  let longest = 0
  const wordsIn = (phrase: string): string[] => tellingWords(phrase, language)
  const keyOf = (words: readonly string[]): string => words.map((word) => stemOf(word, language)).join(' ')
  for (const { words, means } of sets) {
    const targets = (means.length > 0 ? means : words).map(wordsIn).filter((target) => target.length > 0)
    for (const word of words.map(wordsIn)) {
      const key = keyOf(word)
      if (key === '') continue
      longest = Math.max(longest, word.length)
      const existing = meanings.get(key) ?? new Map<string, string[]>()
      meanings.set(key, existing)
      for (const target of targets) if (keyOf(target) !== key) existing.set(keyOf(target), target)
    }
  }

  return {
    /** The synonyms of the longest phrase at a place; undefined if there are none. */
    at(words: readonly Word[], place: number): Meaning | undefined {
      for (let length = Math.min(longest, words.length - place); length > 0; length -= 1) {
        const meaning = meanings.get(keyOf(words.slice(place, place + length).map(({ folded }) => folded)))
        if (meaning) return { language, length, phrases: [...meaning.values()] }
      }
      return undefined
    },
  }
}
