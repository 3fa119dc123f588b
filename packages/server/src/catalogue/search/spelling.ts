import type { Language } from '@onair/core/language'
import type { Field, IndexData, Lexicon } from './index-data.ts'
import { type Correction, compareCorrections, corrections, termOf } from './lexicon.ts'

/** The most alternatives that are tried for a word. */
const triesPerWord = 3
/** A shorter word is never replaced: too many others differ by one letter. */
const leastCorrected = 5
/** The shortest part of a word that is split. */
const leastPart = 3

/** First letters that sound alike: `kanister` may be `canister`, `fone` may be `phone`. */
const alike = ['ckq', 'fp', 'gj', 'iy', 'kn', 'wr']

const mayBegin = (typed: string, meant: string): boolean =>
  typed[0] === meant[0] ||
  alike.some((letters) => letters.includes(typed[0] ?? ' ') && letters.includes(meant[0] ?? ' '))

/** The fields that say what a product is, or who makes it. */
const naming: readonly Field[] = ['thing', 'category', 'brand']

/** Whether a word names products, a category or a brand, rather than describing them. */
function names({ postings }: Lexicon, term: number | undefined, fields = naming): boolean {
  return (
    term !== undefined &&
    fields.some((field) => (postings[field].offsets[term + 1] ?? 0) > (postings[field].offsets[term] ?? 0))
  )
}

/** Other spellings of words, from the words of the catalogue. */
export type Spelling = ReturnType<typeof spellingOf>

/** @param language the page's: its words come first, and the other language's must be closer */
export function spellingOf({ lexicons }: Pick<IndexData, 'lexicons'>, language: Language) {
  const other = language === 'en' ? 'fr' : 'en'
  const own = lexicons[language]

  const isKnown = (folded: string) => termOf(own, language, folded) !== undefined

  return {
    /**
     * What a word that no product has may have been meant to be, most likely first.
     *
     * 1. A word keeps its first letter, or gets one that sounds alike.
     * 2. A word of fewer than five letters stays, and becomes none unless that names something: `purse` is not `pure`.
     * 3. A word of the other language differs by one error at most.
     */
    corrected(folded: string): Correction[] {
      if (folded.length < leastCorrected) return []
      const of = (one: Language, errors: number) =>
        corrections(lexicons[one], folded).filter(
          (meant) =>
            meant.errors <= errors &&
            mayBegin(folded, meant.folded) &&
            (meant.folded.length >= leastCorrected || names(lexicons[one], termOf(lexicons[one], one, meant.folded))),
        )
      const found = of(language, 2)
      return [...found, ...of(other, 1).filter((one) => !found.some((known) => known.folded === one.folded))]
        .sort((one, another) => compareCorrections(folded, one, another))
        .slice(0, triesPerWord)
    },

    /** Two words that are one in the catalogue: `rain coat`. `names`: it names something, rather than describing it. */
    joined(folded: string, next: string): { whole: string; names: boolean } | undefined {
      const whole = folded + next
      const term = termOf(own, language, whole)
      return term === undefined ? undefined : { whole, names: names(own, term, ['thing', 'category']) }
    },

    /** The ways to read a word that no product has as two: `airfryer`. The more balanced ones first. */
    split(folded: string): [string, string][] {
      const ways: [string, string][] = []
      for (let at = leastPart; at <= folded.length - leastPart; at += 1) {
        const parts: [string, string] = [folded.slice(0, at), folded.slice(at)]
        if (parts.every(isKnown)) ways.push(parts)
      }
      const shorter = ([one, two]: [string, string]) => Math.min(one.length, two.length)
      return ways.sort((one, another) => shorter(another) - shorter(one))
    },
  }
}
