import type { Language } from '@onair/core/language'
import { isColourWord } from './colour-words.ts'
import type { Sought } from './match.ts'
import { haveOtherGoods, isOtherGoods } from './other-goods.ts'
import { isCounting, isVague, type Sentence, sentenceOf } from './sentence.ts'
import type { Spelling } from './spelling.ts'
import type { Meaning } from './synonyms.ts'
import type { Word } from './words.ts'

/** The most words of a search; further ones are ignored. */
export const mostWords = 10
/** The most words that are checked for typing errors. */
const mostCorrected = 4
/** The most combinations of corrections that are tried. */
const mostTried = 3
/** More words than any product has. */
const noProduct = 256

/** How a typed term is searched. */
export type Understood = {
  /** How many of the words a product must have. */
  least: number
  /** The term that is searched instead, if a word of it was corrected. */
  correctedTerm: string | null
  /** The words that no product has. They are left out. */
  unknown: string[]
  /** Whether these products have all words that are known. */
  whole: boolean
}

type Parts = {
  language: Language
  spelling: Spelling
  seek(folded: string, prefix: boolean): Sought | undefined
  /** The synonyms of the words at a place, see `synonymsOf`. */
  meaning(words: readonly Word[], place: number): Meaning | undefined
  /** Searches the typed phrase and its synonyms as if they were one word. */
  seekMeaning(typed: readonly string[], meaning: Meaning): Sought | undefined
  /** Whether any product has at least this number of the words; with `head`, only products that it names count. */
  occurs(words: readonly Sought[], least: number, head?: Sought): boolean
}

/** A word of a search, or several that stand for one. */
type Slot = {
  /** The words as typed. */
  typed: readonly Word[]
  sought: Sought | undefined
}

const nothing = (unknown: readonly Word[]): Understood => ({
  least: noProduct,
  correctedTerm: null,
  unknown: unknown.map(({ spelling }) => spelling),
  whole: false,
})

/**
 * Resolves a typed term to words that occur in the index.
 *
 * 1. Every word must occur; the last one may be incomplete. Stop words and filler words are optional, unless there are no others.
 * 2. Words find their synonyms as well. Two words that the catalogue writes as one are joined, and a word that it writes as two is
 *    split.
 * 3. A word that no product has counts as mistyped and is replaced by the most likely one, see {@link Spelling}. A word that some
 *    product has is never replaced.
 * 4. A word that remains unknown is left out: "garmin watch" finds watches. But if it is what the shopper looks for, and only one
 *    other word is known, nothing is found: "watch winder". The same holds if the known words only describe products: here is
 *    "paper", but no "toilet paper".
 * 5. If no product has all words, products match that have the most of them: for a crimson dress, dresses are better than nothing.
 *    A number or a very short word alone is not enough. If a sentence names the goods, only such products match.
 * 6. A term without words finds nothing.
 */
export function understand(typed: string, parts: Parts): Understood {
  const sentence = sentenceOf(typed, parts.language)
  const words = sentence.words.slice(0, mostWords)
  if (words.length === 0) return nothing([])
  const isOther = haveOtherGoods(sentence.all.map(({ folded }) => folded))
  // "Coffee table" does not mean coffee of the brand Table d’Émilie.
  const slots = telling(slotsOf(words, parts)).map((slot) =>
    isOther && slot.sought ? { ...slot, sought: { ...slot.sought, brands: undefined } } : slot,
  )
  const together = (list: readonly Slot[]): boolean => {
    const occurrences = soughtOf(list)
    return occurrences.length === list.length && parts.occurs(occurrences, occurrences.length)
  }
  if (together(slots)) return { least: slots.length, correctedTerm: null, unknown: [], whole: true }

  const corrected = withCorrections(words, slots, parts, together)
  const unknown = corrected.slots.filter(({ sought }) => !sought).flatMap((slot) => slot.typed)
  const knownSlots = corrected.slots.filter(({ sought }) => sought)
  const occurrences = soughtOf(knownSlots)
  const correctedTerm = corrected.instead.size > 0 ? spelled(sentence.all, corrected.instead) : null
  const understood = (least: number) => ({
    ...{ least, correctedTerm, unknown: unknown.map(({ spelling }) => spelling) },
    whole: least === knownSlots.length,
  })
  if (unknown.length === 0 && together(knownSlots)) return understood(knownSlots.length)

  const head = headOf(sentence, corrected.slots, parts.language)
  // In "desk chair", "desk" names the goods as much as "chair" does.
  if (unknown.some((word) => sentence.named.includes(word) && isOtherGoods(word.folded))) return nothing(unknown)
  if (isOther) return nothing(unknown)
  const saysWhat = !head || (head.sought !== undefined && namesGoods(head.sought) && !head.typed.every(isVagueWord))
  const least = saysWhat ? 1 : 2
  if (knownSlots.length < least) return nothing(unknown)
  if (head?.typed.every(isVagueWord) && !sentence.goesOn) return nothing(unknown)
  const others = knownSlots.filter(
    ({ typed }) => typed !== head?.typed && !typed.every(isCountingWord) && !typed.every(isColour),
  )
  const isPlain =
    sentence.goesOn || parts.language === 'fr' || !others.some(({ sought }) => sought && namesGoods(sought))
  if (head?.sought && saysWhat && isPlain) {
    for (let count = occurrences.length; count > 0; count -= 1) {
      if (parts.occurs(occurrences, count, head.sought)) return understood(count)
    }
  }
  for (let count = occurrences.length; count > 1; count -= 1)
    if (parts.occurs(occurrences, count)) return understood(count)
  if (least > 1) return nothing(unknown)
  const spoken = knownSlots.filter(({ typed }) => typed.some(({ folded }) => /^\D{3}/.test(folded)))
  return parts.occurs(soughtOf(spoken), 1) ? understood(1) : nothing(unknown)
}

/** Drops single letters beside words that no product has, such as the remains of "<b>" or "'s". */
function telling(slots: readonly Slot[]): readonly Slot[] {
  const isLetter = ({ typed, sought }: Slot) => !sought && typed.every(({ folded }) => /^\p{L}$/u.test(folded))
  const others = slots.filter((slot) => !isLetter(slot))
  return others.length > 0 ? others : slots
}

const isVagueWord = ({ folded }: Word): boolean => isVague(folded)
/** Whether a word is a colour, which names no goods even if some are called so: "red ring" looks for rings. */
const isColour = ({ folded }: Word): boolean => isColourWord(folded)
const isCountingWord = ({ folded }: Word): boolean => isCounting(folded)

/**
 * What the shopper looks for: the head of the sentence, or in a "blanket set" the counted thing. If the sentence names nothing, it is
 * the first needed thing. In English, if the last word only describes ("dress red petite"), it is the last word before that names goods.
 */
function headOf({ head, goesOn }: Sentence, slots: readonly Slot[], language: Language): Slot | undefined {
  const names = ({ sought }: Slot) => sought !== undefined && namesGoods(sought)
  const need = slots.find((slot) => slot.typed.length > 1 && names(slot))
  if (!head) return goesOn ? need : undefined
  const place = slots.findIndex(({ typed }) => typed.includes(head))
  const slot = slots[place]
  const several = slot?.typed.every(isCountingWord) && slots.slice(0, place).findLast(names)
  if (several) return several
  if (!slot || names(slot)) return slot
  if (language === 'en' && !goesOn && slot.sought) return slots.slice(0, place).findLast(names) ?? need ?? slot
  return need ?? slot
}

/** Whether a word names goods or a brand, rather than describing goods. */
const namesGoods = ({ lists, brands, categories, phrases }: Sought): boolean =>
  lists.some(({ field }) => field === 'thing') || Boolean(brands) || Boolean(categories) || phrases.length > 0

const soughtOf = (slots: readonly Slot[]): Sought[] => slots.flatMap(({ sought }) => sought ?? [])

/** The words as the catalogue writes them: with their synonyms, joined or split. */
function slotsOf(words: readonly Word[], { spelling, seek, occurs, meaning, seekMeaning }: Parts): Slot[] {
  const slots: Slot[] = []
  const occurTogether = (pair: readonly string[]): boolean => {
    const both = pair.flatMap((part) => seek(part, false) ?? [])
    return both.length === pair.length && occurs(both, both.length)
  }
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at], words[at + 1]]
    if (!word) break
    const joined = next && spelling.joined(word.folded, next.folded)
    const synonyms = meaning(words, at)
    const meant = synonyms && words.slice(at, at + synonyms.length)
    // A joined word takes precedence over a synonym of one of the two: "cook ware".
    const synonymous =
      meant &&
      !(joined?.names && meant.length === 1) &&
      seekMeaning(
        meant.map(({ folded }) => folded),
        synonyms,
      )
    if (meant && synonymous) {
      slots.push({ typed: meant, sought: synonymous })
      at += meant.length - 1
      continue
    }
    if (joined && (joined.names || !occurTogether([word.folded, next.folded]))) {
      slots.push({ typed: [word, next], sought: seek(joined.whole, at + 2 === words.length) })
      at += 1
      continue
    }
    const sought = seek(word.folded, at + 1 === words.length)
    const halves = sought ? undefined : spelling.split(word.folded).find(occurTogether)
    // A typing error is likelier than a missing blank. Few words can be split, so few are compared with the whole lexicon here.
    const apart = halves && spelling.corrected(word.folded)[0]?.errors !== 1 ? halves : undefined
    if (apart) slots.push(...apart.map((part) => ({ typed: [word], sought: seek(part, false) })))
    else slots.push({ typed: [word], sought })
  }
  return slots
}

/** Replaces the unknown words by the first corrections that one product has together, else by the most likely ones. */
function withCorrections(
  words: readonly Word[],
  slots: readonly Slot[],
  parts: Parts,
  together: (slots: readonly Slot[]) => boolean,
): { slots: readonly Slot[]; instead: ReadonlyMap<Word, string> } {
  const doubtful = slots.flatMap(({ typed, sought }) => (sought ? [] : (typed[0] ?? []))).slice(0, mostCorrected)
  const meant = new Map(doubtful.map((word) => [word, parts.spelling.corrected(word.folded)]))
  const tries = Math.min(mostTried, Math.max(0, ...[...meant.values()].map(({ length }) => length)))
  const attempts = Array.from({ length: tries }, (_, attempt) => {
    const typed = new Map<Word, Word>()
    const instead = new Map<Word, string>()
    const mended = words.map((word) => {
      const candidates = meant.get(word) ?? []
      const candidate = candidates[Math.min(attempt, candidates.length - 1)]
      if (!candidate) return word
      typed.set(candidate, word)
      instead.set(word, candidate.spelling)
      return candidate
    })
    // Again, because a corrected word may have synonyms, or belong to the next one.
    const correctedSlots = slotsOf(mended, parts).map((slot) => ({
      ...slot,
      typed: slot.typed.map((one) => typed.get(one) ?? one),
    }))
    return { slots: correctedSlots, instead }
  })
  return attempts.find((one) => together(one.slots)) ?? attempts[0] ?? { slots, instead: new Map() }
}

/** The whole term with its corrections. */
const spelled = (all: readonly Word[], instead: ReadonlyMap<Word, string>): string =>
  all.map((word) => instead.get(word) ?? word.spelling).join(' ')
