import type { Language } from '@onair/core/language'
import type { Lexicon } from './index-data.ts'
import { type Correction, compareCorrections, corrections } from './lexicon.ts'
import type { Sought } from './match.ts'
import { isStopWord, type Word, wordsOf } from './words.ts'

/** More words than these are not looked for: nobody types them, and they take time. */
export const mostWords = 12
/** So many other words are tried for one that may be mistyped. */
const triesPerWord = 3
/** So many words are looked over for typing errors. */
const mostCorrected = 4
/** A shorter word alone says too little. */
const leastTelling = 3
/** More words than any product can have. */
const noProduct = 256

type Parts = {
  language: Language
  lexicons: Record<Language, Lexicon>
  seek(folded: string, prefix: boolean): Sought | undefined
  /** Looks for products that have at least so many of the words. */
  occurs(words: readonly Sought[], least: number): boolean
}

/**
 * What a shopper typed, as words that are found.
 *
 * 1. Every word must occur; the last one may be unfinished. Stop words need not occur, unless there is nothing else.
 * 2. Where nothing has them all: a word that nothing has is taken for a mistyped one, and the word it was most likely meant
 *    to be is looked for instead. Where every word occurs, but not together, each is tried in turn.
 * 3. Where that finds nothing either: what has any of the telling words. A shopper who asks for a crimson dress is better
 *    shown dresses than nothing.
 * 4. What holds no word finds nothing.
 *
 * @returns how many of the words a product must have, as they were last looked for; and what was looked for, if changed
 */
export function understand(typed: string, parts: Parts): { least: number; correctedTerm: string | null } {
  const all = wordsOf(typed).slice(0, mostWords)
  const telling = all.filter(({ folded }) => !isStopWord(folded))
  const words = telling.length > 0 ? telling : all
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

/** The likeliest words of either language; of equally likely ones those of the page's language first. */
function candidatesFor({ folded }: Word, { language, lexicons }: Parts): Correction[] {
  const own = corrections(lexicons[language], folded, triesPerWord)
  const other = corrections(lexicons[language === 'en' ? 'fr' : 'en'], folded, triesPerWord)
  return [...own, ...other.filter((one) => !own.some((known) => known.folded === one.folded))]
    .sort((one, another) => compareCorrections(folded, one, another))
    .slice(0, triesPerWord)
}
