import type { Language } from '@onair/core/language'
import { type Asked, tidied } from './asked.ts'
import { colourWords } from './colour-words.ts'
import { palette } from './colours.ts'
import type { Chosen, DimensionId } from './dimensions.ts'
import type { IndexData } from './index-data.ts'
import { materials, namesOf, stones } from './materials.ts'
import { namesOfSizes } from './size-words.ts'
import { isStopWord, type Word, wordsOf } from './words.ts'

/** The values of a dimension that a phrase names. */
type Named = { id: DimensionId; values: readonly string[] }
/**
 * When a phrase is read as a filter. `sure`: always, because it can mean nothing else, as "size 8". `often`: if nearly all products
 * with the word have the value. `beside`: likewise, but only beside other words, as colours of the other language ("rouge" alone is a
 * blush). `only`: if no product has the word.
 */
type Trust = 'sure' | 'often' | 'beside' | 'only'
type Vocabulary = ReadonlyMap<string, Named & { trust: Trust }>

/** How products use words and values. */
type Counts = {
  /** The number of products with all these words, not counting brand names, and how many of them have the values. */
  having(text: string, chosen: Chosen): { all: number; within: number }
  /**
   * The number of products that a search finds with these values. `whole`: they have all known words; `complete`: they have all words.
   */
  found(text: string, chosen: Chosen): { total: number; whole: boolean; complete: boolean }
}

/** The rest of a term, and the values that it names. */
type NamedTerm = { searchTerm: string; chosen: Chosen }

/** The share of the products with a word that must have the value: in most rings "rose" is the gold. */
const leastShare = 0.9
/** The most words of a phrase. */
const longest = 6
/** The most phrases of a term that are tried: each costs about a search. */
const mostNamed = 5

type Candidate = Named & { from: number; to: number; trust: Trust }

/** A plural is the same: « robes noires ». */
const keyOf = (words: readonly string[]): string => words.map((word) => word.replace(/(?<=..)s$/, '')).join(' ')

/**
 * Reads colours, materials, stones, sizes and brands in a term as filters.
 *
 * 1. A phrase takes precedence over its words: "navy blue", « très grand lit ».
 * 2. A word becomes a filter only if nine of ten products with it and the other words have the value: an "orange candle" smells of
 *    oranges. A size in words, such as "double", becomes one only if no product has it as a word.
 * 3. A phrase stays a word if the filter and all other words together find nothing: the shop has no "double boiler".
 */
export function namedValues(data: IndexData, counts: (language: Language) => Counts) {
  const read = new Map<Language, Vocabulary>()
  /** Built for the first search that needs it. */
  const vocabulary = (language: Language): Vocabulary => {
    const cached = read.get(language) ?? vocabularyOf(data, language)
    read.set(language, cached)
    return cached
  }

  return (language: Language, typed: string): NamedTerm | undefined => {
    const words = wordsOf(typed)
    const candidates = candidatesIn(words, language, vocabulary(language), beginnings(typed, words))
    if (candidates.length === 0) return undefined
    const { having, found } = counts(language)
    const rest = (taken: readonly Candidate[]) => restOf(typed, words, taken)
    const accepted = candidates.filter((one) => {
      if (one.trust === 'sure') return true
      const text = rest(candidates.filter((another) => another !== one))
      const { all, within } = having(text, chosenOf([one]))
      return all === 0 || (one.trust !== 'only' && within >= all * leastShare)
    })
    for (let taken = accepted; taken.length > 0; taken = taken.slice(0, -1)) {
      const [searchTerm, chosen] = [rest(taken), chosenOf(taken)]
      const { total, whole, complete } = found(searchTerm, chosen)
      const fits = { sure: true, often: whole, beside: whole && searchTerm !== '', only: complete }
      if (total > 0 && taken.every(({ trust }) => fits[trust])) return { searchTerm, chosen }
    }
    return undefined
  }
}

/** Adds the colours, materials, stones, sizes and brands that a term names as filters. */
export function withNamedValues(
  engine: { namedValues(language: Language, typed: string): NamedTerm | undefined },
  language: Language,
  asked: Asked,
): Asked {
  const named = engine.namedValues(language, asked.searchTerm)
  return named ? { ...asked, searchTerm: named.searchTerm, chosen: new Map([...named.chosen, ...asked.chosen]) } : asked
}

function vocabularyOf(data: IndexData, language: Language): Vocabulary {
  const phrases = new Map<string, Named & { trust: Trust }>()
  const add = (phrase: string, named: Named, trust: Trust) => {
    const key = keyOf(wordsOf(phrase).map(({ folded }) => folded))
    if (key !== '' && !phrases.has(key)) phrases.set(key, { ...named, trust })
  }
  for (const { phrase, ids, sure } of namesOfSizes(data.sizeValues)) {
    add(phrase, { id: 'size', values: ids }, sure ? 'sure' : 'only')
  }
  for (const { id } of palette) {
    const written =
      language === 'en' ? [colourWords[id].en, colourWords[id].fr] : [colourWords[id].fr, colourWords[id].en]
    written.forEach((phrases, place) => {
      for (const phrase of phrases.split(', ')) {
        const isForeign = place > 0 && !isShared(phrase)
        if (!isForeign) add(phrase, { id: 'colour', values: [id] }, place > 0 ? 'beside' : 'often')
      }
    })
  }
  for (const [id, list] of [
    ['material', materials],
    ['stone', stones],
  ] as const) {
    for (const made of list) for (const phrase of namesOf(made)) add(phrase, { id, values: [made.id] }, 'often')
  }
  for (const { id, name } of data.brands) {
    const words = wordsOf(name).flatMap(({ folded }) => (isStopWord(folded, language) ? [] : [folded]))
    add(words.join(' '), { id: 'brand', values: [id] }, 'often')
  }
  return phrases
}

/** Whether a colour's phrase is also goods in the other language: English "rose", French "marine", "tan". */
const isShared = (phrase: string): boolean =>
  !['rose', 'marine', 'olive', 'havane', 'gold', 'silver', 'rust', 'moutarde', 'couleur or'].includes(phrase)

function candidatesIn(
  words: readonly Word[],
  language: Language,
  vocabulary: Vocabulary,
  begins: (at: number) => boolean,
): Candidate[] {
  const result: Candidate[] = []
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + longest); to > from; to -= 1) {
      if (!begins(from) || !begins(to)) continue
      const folded = words.slice(from, to).map((word) => word.folded)
      const telling = folded.filter((word) => !isStopWord(word, language))
      const ends = [folded[0] ?? '', folded.at(-1) ?? '']
      const named =
        vocabulary.get(keyOf(folded)) ??
        (ends.some((word) => isStopWord(word, language)) ? undefined : vocabulary.get(keyOf(telling)))
      if (!named) continue
      result.push({ ...named, from, to })
      from = to - 1
      break
    }
  }
  return result.filter(({ values }) => values.length > 0).slice(0, mostNamed)
}

/** The values by dimension. */
function chosenOf(named: readonly Named[]): Chosen {
  const chosen = new Map<DimensionId, string[]>()
  for (const { id, values } of named) chosen.set(id, [...new Set([...(chosen.get(id) ?? []), ...values])])
  return chosen
}

/** The pieces between blanks, with the words of each; undefined if a word spans several pieces, as "84 inches". */
function piecesOf(typed: string, words: readonly Word[]): { piece: string; from: number; to: number }[] | undefined {
  let to = 0
  const pieces = typed.split(/\s+/).map((piece) => {
    const from = to
    to += wordsOf(piece).length
    return { piece, from, to }
  })
  return to === words.length ? pieces : undefined
}

/** Whether a phrase may begin or end at a word: not inside « couvre-lit ». */
function beginnings(typed: string, words: readonly Word[]): (at: number) => boolean {
  const pieces = piecesOf(typed, words)
  const places = new Set(pieces?.flatMap(({ from, to }) => [from, to]))
  return (at) => !pieces || places.has(at)
}

/** The term as typed, without some of its words. */
function restOf(typed: string, words: readonly Word[], taken: readonly Candidate[]): string {
  const isLeft = (at: number) => !taken.some(({ from, to }) => from <= at && at < to)
  const pieces = piecesOf(typed, words)
  const kept = pieces
    ? pieces.flatMap(({ piece, from, to }) => (from < to && isLeft(from) ? [piece] : []))
    : words.flatMap(({ spelling }, at) => (isLeft(at) ? [spelling] : []))
  return tidied(kept.join(' '))
}
