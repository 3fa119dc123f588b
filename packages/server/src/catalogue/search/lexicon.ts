import type { Language } from '@onair/core/language'
import { distance } from 'fastest-levenshtein'
import type { Lexicon } from './index-data.ts'
import { soundOf, stemOf } from './words.ts'

/** A prefix stands for at most this many words, most frequent first, which together occur in about this many products. */
const mostExpanded = 64
const mostProducts = 100_000
/** The allowed typing errors, by the length of the word. */
const errorsOf = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** The term of a complete word, ignoring its ending. */
export function termOf(lexicon: Lexicon, language: Language, folded: string): number | undefined {
  const stem = stemOf(folded, language)
  const place = lowerBound(lexicon.stems, stem)
  return lexicon.stems[place] === stem ? place : undefined
}

/** The places of the words with a prefix, most frequent first. */
export function wordsFrom(lexicon: Lexicon, beginning: string, most: number): number[] {
  const from = lowerBound(lexicon.words, beginning)
  let to = from
  while (lexicon.words[to]?.startsWith(beginning)) to += 1
  const places = Array.from({ length: to - from }, (_, at) => from + at)
  return places.sort((one, other) => frequency(lexicon, other) - frequency(lexicon, one)).slice(0, most)
}

/** The words with a prefix, limited: nearly every product has a word that begins with a given letter. */
export function expansionOf(lexicon: Lexicon, beginning: string): number[] {
  let products = 0
  return wordsFrom(lexicon, beginning, beginning.length < 3 ? mostExpanded / 4 : mostExpanded).filter((place) => {
    const within = products < mostProducts
    products += frequency(lexicon, place)
    return within
  })
}

/** Words that a shopper may have meant. */
export type Vocabulary = Pick<Lexicon, 'words' | 'spellings' | 'sounds' | 'heard'> & { frequency: ArrayLike<number> }

/** A word of the lexicon that the shopper may have meant. */
export type Correction = { folded: string; spelling: string; errors: number; frequency: number }

/**
 * Words that differ from the typed one by few letters.
 *
 * 1. One error in a word of at least four letters, two in one of at least eight: an extra, a missing or a wrong letter. Two
 *    swapped neighbours count as one error. A word that sounds alike may have two, a long one three: `vacume` is
 *    `vacuum`, `neckless` is `necklace`.
 * 2. In the order of the lexicon: see `compareCorrections` for the most likely first.
 */
export function corrections(lexicon: Vocabulary, typed: string): Correction[] {
  const allowed = errorsOf(typed.length)
  if (allowed === 0 || /\d/.test(typed)) return []
  const result: Correction[] = []
  const sound = soundOf(typed)
  lexicon.words.forEach((folded, place) => {
    const most = lexicon.sounds[place] === sound ? mostAlike + (typed.length < longWord ? 0 : 1) : allowed
    if (Math.abs(folded.length - typed.length) > most || folded === typed) return
    const letters = distance(typed, folded)
    const errors = letters === 2 && isSwapped(typed, folded) ? 1 : letters
    if (errors > most) return
    result.push({ folded, spelling: lexicon.spellings[place] ?? folded, errors, frequency: frequency(lexicon, place) })
  })
  return result
}

/** The most errors between words whose consonants sound alike. */
const mostAlike = 2
/** Words from this length on may have one error more. */
const longWord = 7

/** The most likely first: fewer errors, then the same first letter, then frequency. */
export function compareCorrections(typed: string, one: Correction, other: Correction): number {
  const first = ({ folded }: Correction) => (folded[0] === typed[0] ? 0 : 1)
  return one.errors - other.errors || first(one) - first(other) || other.frequency - one.frequency
}

/** Whether two swapped neighbouring letters are the only difference. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  let at = 0
  while (one[at] === other[at]) at += 1
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2)
}

const frequency = (lexicon: Pick<Vocabulary, 'frequency'>, place: number): number => lexicon.frequency[place] ?? 0

/** The place of the first entry that is not less than the key. */
function lowerBound(sorted: readonly string[], key: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}
