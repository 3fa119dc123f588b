import type { Language } from '@onair/core/language'
import type { Lexicon } from './index-data.ts'
import { type Correction, compareCorrections, corrections } from './lexicon.ts'
import type { Sought } from './match.ts'
import { isStopWord, type Word, wordsOf } from './words.ts'

/** The most words of a search; further ones are ignored. */
export const mostWords = 12
/** The most alternatives that are tried for a possibly mistyped word. */
const triesPerWord = 3
/** The most words that are checked for typing errors. */
const mostCorrected = 4
/** The shortest word that counts by itself. */
const leastTelling = 3
/** More words than any product has. */
const noProduct = 256

type Parts = {
  language: Language
  lexicons: Record<Language, Lexicon>
  seek(folded: string, prefix: boolean): Sought | undefined
  /** Searches products with at least this number of the words. */
  occurs(words: readonly Sought[], least: number): boolean
}

/**
 * Resolves a typed term to words that occur in the index.
 *
 * 1. Every word must occur; the last one may be incomplete. Stop words are optional, unless there are no others.
 * 2. If no product has all words, a word that no product has counts as mistyped, and is replaced by the most likely one. If
 *    every word occurs, but not together, each is tried in turn.
 * 3. If that finds nothing either, products with any of the significant words match: for a crimson dress, dresses are better
 *    than nothing.
 * 4. A term without words finds nothing.
 *
 * @returns how many of the words a product must have, and the corrected term if it changed
 */
export function understand(typed: string, parts: Parts): { least: number; correctedTerm: string | null } {
  const all = wordsOf(typed).slice(0, mostWords)
  const significant = all.filter(({ folded }) => !isStopWord(folded))
  const words = significant.length > 0 ? significant : all
  if (words.length === 0) return { least: noProduct, correctedTerm: null }
  const sought = words.map((word) => parts.seek(word.folded, word === all.at(-1)))

  const together = (list: readonly (Sought | undefined)[]): boolean => {
    const found = list.filter((one) => one !== undefined)
    return found.length === list.length && parts.occurs(found, found.length)
  }
  if (together(sought)) return { least: words.length, correctedTerm: null }

  const instead = new Map<Word, Correction>()
  const correct = (word: Word, correction: Correction) => {
    instead.set(word, correction)
    sought[words.indexOf(word)] = parts.seek(correction.folded, false)
  }
  const correctedTerm = () =>
    instead.size === 0 ? null : all.map((word) => instead.get(word)?.spelling ?? word.spelling).join(' ')

  const missing = words.filter((_, place) => !sought[place])
  const doubtful = (missing.length > 0 ? missing : words).slice(0, mostCorrected)
  const meant = doubtful.map((word) => ({ word, candidates: candidatesFor(word, parts) }))
  if (missing.length > 0) {
    for (let attempt = 0; attempt < triesPerWord; attempt += 1) {
      for (const { word, candidates } of meant) {
        const candidate = candidates[Math.min(attempt, candidates.length - 1)]
        if (candidate) correct(word, candidate)
      }
      if (together(sought)) return { least: words.length, correctedTerm: correctedTerm() }
    }
    for (const { word, candidates } of meant) if (candidates[0]) correct(word, candidates[0])
  } else {
    for (const { word, candidates } of meant) {
      const before = sought[words.indexOf(word)]
      for (const candidate of candidates) {
        correct(word, candidate)
        if (together(sought)) return { least: words.length, correctedTerm: correctedTerm() }
      }
      instead.delete(word)
      sought[words.indexOf(word)] = before
    }
  }

  const any = sought.filter((found, place) => found && (words[place]?.folded.length ?? 0) >= leastTelling)
  const found = any.filter((one) => one !== undefined)
  if (found.length > 0 && parts.occurs(found, 1)) return { least: 1, correctedTerm: correctedTerm() }
  return { least: noProduct, correctedTerm: null }
}

/** The most likely words of either language; of equally likely ones, those of the page's language first. */
function candidatesFor({ folded }: Word, { language, lexicons }: Parts): Correction[] {
  const own = corrections(lexicons[language], folded, triesPerWord)
  const other = corrections(lexicons[language === 'en' ? 'fr' : 'en'], folded, triesPerWord)
  return [...own, ...other.filter((one) => !own.some((known) => known.folded === one.folded))]
    .sort((one, another) => compareCorrections(folded, one, another))
    .slice(0, triesPerWord)
}
