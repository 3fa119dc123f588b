import type { Language } from '@onair/core/language'
import { distance } from 'fastest-levenshtein'
import { isEverydayWord } from './everyday-words.ts'
import type { Field, IndexData, Lexicon } from './index-data.ts'
import { type Correction, compareCorrections, corrections, termOf, type Vocabulary } from './lexicon.ts'
import { isOtherGoods } from './other-goods.ts'
import { tellingWords } from './sentence.ts'
import { heard } from './sounds.ts'
import type { SynonymSet } from './synonyms.ts'
import { soundOf, wordsOf } from './words.ts'

/** The most alternatives that are tried for a word. */
const triesPerWord = 3
/** A shorter word is never replaced: too many others differ by one letter. */
const leastCorrected = 5
/** The shortest word that is searched by its sound. */
const leastHeard = 4
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
function names({ postingLists }: Lexicon, term: number | undefined, fields = naming): boolean {
  return (
    term !== undefined &&
    fields.some((field) => (postingLists[field].offsets[term + 1] ?? 0) > (postingLists[field].offsets[term] ?? 0))
  )
}

/** The places of words by how they sound. */
function byHeard({ heard: keys }: Vocabulary): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>()
  keys.forEach((key, place) => {
    const existing = places.get(key)
    if (existing) existing.push(place)
    else places.set(key, [place])
  })
  return places
}

/** The words that have synonyms, without phrases: a shopper may have meant one of them. */
function synonymWords(sets: readonly SynonymSet[], language: Language): Vocabulary {
  const spellings = new Map<string, string>()
  for (const phrase of sets.flatMap(({ words }) => words)) {
    const [word, ...more] = wordsOf(phrase)
    if (word && more.length === 0 && tellingWords(phrase, language).length > 0)
      spellings.set(word.folded, word.spelling)
  }
  const words = [...spellings.keys()].sort()
  return {
    words,
    spellings: words.map((word) => spellings.get(word) ?? word),
    sounds: words.map(soundOf),
    heard: words.map((word) => heard(word, language)),
    frequency: new Uint8Array(words.length),
  }
}

/** Other spellings of words, from the words of the catalogue. */
export type Spelling = ReturnType<typeof spellingOf>

/** @param language the page's: its words come first, and the other language's must be closer */
export function spellingOf({ lexicons, synonyms }: Pick<IndexData, 'lexicons' | 'synonyms'>, language: Language) {
  const other = language === 'en' ? 'fr' : 'en'
  const own = lexicons[language]
  const called = synonymWords(synonyms[language], language)
  // A word of the synonyms is not corrected, even if no product has it: « garder » does not become "garden".
  const written = new Set(
    synonyms[language].flatMap(({ words }) => words.flatMap((phrase) => tellingWords(phrase, language))),
  )
  let heardAs: Record<Language | 'called', ReadonlyMap<string, number[]>> | undefined

  function similarTo(folded: string): Correction[] {
    const of = (one: Language, errors: number) =>
      corrections(lexicons[one], folded).filter(
        (meant) =>
          meant.errors <= errors &&
          mayBegin(folded, meant.folded) &&
          (meant.folded.length >= leastCorrected || names(lexicons[one], termOf(lexicons[one], one, meant.folded))),
      )
    const synonymous = corrections(called, folded).filter(
      (meant) => meant.errors < 2 && meant.folded.length >= leastCorrected && mayBegin(folded, meant.folded),
    )
    const candidates: Correction[] = []
    for (const meant of [...of(language, 3), ...synonymous, ...of(other, 1)]) {
      if (!candidates.some((known) => known.folded === meant.folded)) candidates.push(meant)
    }
    return candidates.sort((one, another) => compareCorrections(folded, one, another)).slice(0, triesPerWord)
  }

  function soundingLike(folded: string): Correction[] {
    heardAs ??= { en: byHeard(lexicons.en), fr: byHeard(lexicons.fr), called: byHeard(called) }
    const take = (known: Vocabulary, found: ReadonlyMap<string, number[]> | undefined, one: Language): Correction[] =>
      (found?.get(heard(folded, one)) ?? []).map((place) => {
        const word = known.words[place] ?? ''
        const spelling = known.spellings[place] ?? word
        return { folded: word, spelling, errors: distance(folded, word), frequency: known.frequency[place] ?? 0 }
      })
    const named = (one: Language) =>
      take(lexicons[one], heardAs?.[one], one).filter(({ folded: word }) => {
        const fields: readonly Field[] = word.length > leastCorrected ? [...naming, 'name'] : naming
        return word.length >= leastHeard && names(lexicons[one], termOf(lexicons[one], one, word), fields)
      })
    const candidates = [...named(language), ...take(called, heardAs.called, language)]
    return (candidates.length > 0 ? candidates : named(other).filter(({ errors }) => errors < 2))
      .filter(({ folded: word, errors }) => errors <= Math.max(folded.length, word.length) / 2)
      .sort((first, second) => first.errors - second.errors || second.frequency - first.frequency)
      .slice(0, triesPerWord)
  }

  const isKnown = (folded: string) => termOf(own, language, folded) !== undefined

  return {
    /**
     * The corrections of a word that no product has, most likely first.
     *
     * 1. A word keeps its first letter, or gets one that sounds alike.
     * 2. A word of fewer than five letters is not corrected, and is a correction only if it names goods: `purse` does not become `pure`.
     * 3. A correction in the other language has at most one error.
     * 4. Words for goods of other shops, and words of phrases with synonyms, are not corrected: `slippers` does not become `sleepers`.
     * 5. Nor are everyday words: « solde » does not become « sonde ».
     * 6. A word that sounds the same and names goods comes first: `duvay` becomes `duvet`, « rido » becomes « rideau ».
     */
    corrected(folded: string): Correction[] {
      if (folded.length < leastHeard || /\d/.test(folded)) return []
      if (isOtherGoods(folded) || written.has(folded) || isEverydayWord(folded)) return []
      const alike = soundingLike(folded)
      const similar = folded.length < leastCorrected ? [] : similarTo(folded)
      return [...alike, ...similar.filter((one) => !alike.some((known) => known.folded === one.folded))].slice(
        0,
        triesPerWord,
      )
    },

    /** The word as which the catalogue writes two: `rain coat`. `names`: it names goods, rather than describing them. */
    joined(folded: string, next: string): { whole: string; names: boolean } | undefined {
      const whole = folded + next
      const fields: readonly Field[] = ['thing', 'category']
      const term = termOf(own, language, whole)
      if (term !== undefined) return { whole, names: names(own, term, fields) }
      const foreign = termOf(lexicons[other], other, whole)
      return foreign !== undefined && names(lexicons[other], foreign, fields) ? { whole, names: true } : undefined
    },

    /** The ways to split a word that no product has: `airfryer`. The most balanced first. */
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
