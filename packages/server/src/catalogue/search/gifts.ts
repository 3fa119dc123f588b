import type { Language } from '@onair/core/language'
import type { Asked } from './asked.ts'
import { around, giftWords, receiving, things } from './gifts.data.ts'
import type { IndexData } from './index-data.ts'
import { isStopWord, stemOf, type Word, wordsOf } from './words.ts'

/** The collection that a term leads to, and the rest of the term. */
export type Gift = { place: number; rest: string }

/** The most collections that are suggested. */
const mostSuggested = 3

/** `order`: its place among the phrases of its collection. */
type Phrase = { place: number; order: number; folded: readonly string[]; stems: readonly string[] }

/**
 * Reads for whom or for what occasion a gift is meant.
 *
 * 1. A collection's words lead to it beside a word for a gift: "gift for a teacher", « cadeau de Noël ». Of several collections, the
 *    longest phrase wins, then the fewest categories: "Christmas gift for a gardener" is for a gardener.
 * 2. Without such a word they must be the whole term. A phrase of two words or more leads there ("stocking stuffers"); a single word
 *    only if it is for somebody and finds no product: "something for my mom". "Wine" alone asks for wine.
 * 3. A gift for somebody else, or for nobody in particular, leads to the collection whose words are those for gifts.
 * 4. The rest of the term is searched in the collection, if it finds a product: "wool gift for him". The description of an unknown
 *    person is dropped.
 * 5. A gift card, a gift basket and « papier cadeau » are goods, not gifts; so is the name of a category.
 *
 * @param finds whether a text finds any product
 */
export function giftsOf(data: IndexData, finds: (language: Language, text: string) => boolean) {
  const sizes = data.collections.map(
    (_, place) => data.inCollections.filter((collections) => collections.includes(place)).length,
  )
  const phrases = { en: phrasesOf(data, 'en'), fr: phrasesOf(data, 'fr') }
  const textOf = (words: readonly Word[]) => words.map(({ folded }) => folded).join(' ')
  const categories = new Set(
    data.categories.flatMap(({ name }) => [textOf(wordsOf(name.en)), textOf(wordsOf(name.fr))]),
  )

  function meant(language: Language, typed: string): Gift | undefined {
    if (data.collections.length === 0 || typed === '') return undefined
    const words = wordsOf(typed)
    const gifts = words.map(({ folded }) => giftWords.has(folded))
    if (gifts.some((isGift, at) => isGift && isThing(words, at)) || categories.has(textOf(words))) return undefined

    const matches = (['en', 'fr'] as const).flatMap((its) => matchesOf(phrases[its], words, its))
    if (matches.length === 0 && !gifts.includes(true)) return undefined
    const covered = new Set(matches.flatMap(({ places }) => places))
    const isOther = ({ folded }: Word, at: number) => !isStopWord(folded) && !gifts[at] && !covered.has(at)
    const others = words.filter(isOther).filter(({ folded }) => !around.has(folded) && !/\d/.test(folded))
    const specific = matches.filter(({ places }) => places.some((at) => !gifts[at]))

    const receiver = words.findIndex(({ folded }) => receiving.has(folded))
    const [best] = (specific.length > 0 ? specific : matches).toSorted(
      (one, other) => other.places.length - one.places.length || (sizes[one.place] ?? 0) - (sizes[other.place] ?? 0),
    )
    if (!best) return undefined
    if (!gifts.includes(true)) {
      if (words.some(isOther)) return undefined
      if (best.places.length < 2 && (receiver < 0 || finds(language, typed))) return undefined
    }
    const isAbout = (word: Word) =>
      receiver >= 0 &&
      words.indexOf(word) > receiver &&
      !specific.some(({ places }) => places.some((at) => at > receiver))
    const rest = others
      .filter((word) => !isAbout(word))
      .map(({ spelling }) => spelling)
      .join(' ')
    return { place: best.place, rest: rest !== '' && finds(language, rest) ? rest : '' }
  }

  /**
   * The collections whose words end the typed text, where the last word may be unfinished: "gift for a gard", "stocking st". A
   * collection with the phrase among its first comes first; the other language's words count only if this one has no match.
   */
  function beginning(language: Language, typed: string): number[] {
    const words = wordsOf(typed)
    const last = words.at(-1)
    // The last word is unfinished, even if it is a stop word: "Mother's d".
    const telling = words.filter((word) => word === last || !isStopWord(word.folded))
    const hasGift = words.some(({ folded }) => giftWords.has(folded))
    if (!last || words.some((word, at) => giftWords.has(word.folded) && isThing(words, at))) return []
    const startedIn = (its: Language) =>
      [...phrases[its].values()].flat().filter(({ folded, stems }) =>
        folded.some((word, at) => {
          const preceding = telling.slice(telling.length - 1 - at, -1)
          // One word alone may mean anything.
          if (
            preceding.length < at ||
            (at === 0 && isStopWord(last.folded)) ||
            (!hasGift && (at === 0 || telling.length > at + 1))
          )
            return false
          return (
            word.startsWith(last.folded) && preceding.every((one, place) => stemOf(one.folded, its) === stems[place])
          )
        }),
      )
    const started = startedIn(language)
    const places = (started.length > 0 ? started : startedIn(language === 'en' ? 'fr' : 'en'))
      .toSorted((one, other) => one.order - other.order)
      .map(({ place }) => place)
    const collection = meant(language, typed)?.place
    if (collection === undefined) return [...new Set(places)].slice(0, mostSuggested)
    // The collection for any gift comes last: the unfinished word may become more specific.
    const all = places.includes(collection)
      ? [collection, ...places]
      : [...new Set(places)].slice(0, mostSuggested - 1).concat(collection)
    return [...new Set(all)].slice(0, mostSuggested)
  }

  return { meant, beginning }
}

/** Adds the collection that a term leads to as a filter, and its highest price unless the term asks for another. */
export function withGift(
  { data, gifts }: { data: IndexData; gifts: { meant(language: Language, typed: string): Gift | undefined } },
  language: Language,
  asked: Asked,
): Asked {
  const gift = gifts.meant(language, asked.searchTerm)
  const collection = gift && data.collections[gift.place]
  if (!collection) return asked
  const { id, maxPrice } = collection
  return {
    ...asked,
    searchTerm: gift.rest,
    chosen: new Map([
      ['collection', [id]] as const,
      ...(maxPrice === null ? [] : [['price', [`0-${maxPrice}`]] as const]),
      ...asked.chosen,
    ]),
  }
}

function isThing(words: readonly Word[], at: number): boolean {
  const isTelling = ({ folded }: Word) => !isStopWord(folded)
  const next = words.slice(at + 1).find(isTelling)
  const last = words.slice(0, at).findLast(isTelling)
  return things.has(next?.folded ?? '') || things.has(last?.folded ?? '')
}

/**
 * Phrases by their first stem. Stop words inside a phrase are dropped: « bas de Noël » is `bas noël`. Those at its ends stay, because
 * they may be stop words of the other language alone: « Nouvel An ». A phrase of stop words alone is dropped: « thé » would be "the".
 */
function phrasesOf({ collections }: IndexData, language: Language): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = collections.flatMap(({ words }, place) =>
    words[language].flatMap((phrase, order): Phrase | [] => {
      const all = wordsOf(phrase).map((word) => word.folded)
      const folded = all.filter((word, at) => at === 0 || at === all.length - 1 || !isStopWord(word))
      return folded.every((word) => isStopWord(word))
        ? []
        : { place, order, folded, stems: folded.map((word) => stemOf(word, language)) }
    }),
  )
  return Map.groupBy(phrases, ({ stems: [first = ''] }) => first)
}

/** The phrases in a text, with the places of their words. Stop words may stand between these. */
function matchesOf(phrases: ReadonlyMap<string, readonly Phrase[]>, words: readonly Word[], language: Language) {
  const stems = words.map(({ folded }) => stemOf(folded, language))
  const matches: { place: number; places: number[] }[] = []
  for (const [from, stem] of stems.entries()) {
    for (const phrase of phrases.get(stem) ?? []) {
      const places = [from]
      for (let at = from + 1; at < words.length && places.length < phrase.stems.length; at += 1) {
        if (stems[at] === phrase.stems[places.length]) places.push(at)
        else if (!isStopWord(words[at]?.folded ?? '')) break
      }
      if (places.length === phrase.stems.length) matches.push({ place: phrase.place, places })
    }
  }
  return matches
}
