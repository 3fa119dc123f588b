import type { Language } from '@onair/core/language'
import type { Sought } from './match.ts'
import { nameWords } from './names.ts'
import type { Spelling } from './spelling.ts'
import type { Meaning } from './synonyms.ts'
import { isStopWord, type Word, wordsOf } from './words.ts'

/** The most words of a search; further ones are ignored. */
export const mostWords = 12
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
}

type Parts = {
  language: Language
  spelling: Spelling
  seek(folded: string, prefix: boolean): Sought | undefined
  /** What the words from a place on mean besides, see `synonymsOf`. */
  meaning(words: readonly Word[], place: number): Meaning | undefined
  /** Products that have all words of the typed phrase, or of one that means the same, as those of one word. */
  seekMeaning(typed: readonly string[], meaning: Meaning): Sought | undefined
  /** Searches products with at least this number of the words. */
  occurs(words: readonly Sought[], least: number): boolean
}

/** A word of a search, or several that stand for one. */
type Slot = {
  /** As they were typed. */
  typed: readonly Word[]
  sought: Sought | undefined
  /** The spelling of the correction. */
  instead?: string
}

const nothing = (unknown: readonly Word[]): Understood => ({
  least: noProduct,
  correctedTerm: null,
  unknown: unknown.map(({ spelling }) => spelling),
})

/**
 * Resolves a typed term to words that occur in the index.
 *
 * 1. Every word must occur; the last one may be incomplete. Stop words are optional, unless there are no others.
 * 2. Words that have synonyms find those as well. Two words that the catalogue writes as one are that one, and a word that it
 *    writes as two is those two.
 * 3. A word that no product has counts as mistyped, and is replaced by the most likely one, see {@link Spelling}. A word that some
 *    product has is never replaced.
 * 4. A word that remains unknown is left out: "garmin watch" finds watches. If it says what the shopper looks for, and only one
 *    other word is known, there is no such thing: "watch winder" finds nothing.
 * 5. If no product has all words, products match that have the most of them: for a crimson dress, dresses are better than nothing.
 *    A number or a very short word alone is not enough.
 * 6. A term without words finds nothing.
 */
export function understand(typed: string, parts: Parts): Understood {
  const all = wordsOf(typed).slice(0, mostWords)
  const significant = all.filter(({ folded }) => !isStopWord(folded))
  const words = significant.length > 0 ? significant : all
  if (words.length === 0) return nothing([])
  const slots = slotsOf(words, parts)
  const together = (list: readonly Slot[]): boolean => {
    const found = soughtOf(list)
    return found.length === list.length && parts.occurs(found, found.length)
  }
  if (together(slots)) return { least: slots.length, correctedTerm: null, unknown: [] }

  const corrected = withCorrections(slots, parts, together)
  const unknown = corrected.filter(({ sought }) => !sought).flatMap((slot) => slot.typed)
  const known = corrected.filter(({ sought }) => sought)
  const thing = nameWords(typed, parts.language).thing[0]?.folded
  const least = unknown.some(({ folded }) => folded === thing) ? 2 : 1
  if (known.length < least) return nothing(unknown)
  const correctedTerm = corrected.some(({ instead }) => instead) ? spelled(all, corrected) : null
  const outcome = (least: number) => ({ least, correctedTerm, unknown: unknown.map(({ spelling }) => spelling) })

  const found = soughtOf(known)
  for (let count = found.length; count > 1; count -= 1) if (parts.occurs(found, count)) return outcome(count)
  if (least > 1) return nothing(unknown)
  const telling = known.filter(({ typed }) => typed.some(({ folded }) => /^\D{3}/.test(folded)))
  return parts.occurs(soughtOf(telling), 1) ? outcome(1) : nothing(unknown)
}

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
    const synonyms = meaning(words, at)
    const meant = synonyms && words.slice(at, at + synonyms.length)
    const found =
      meant &&
      seekMeaning(
        meant.map(({ folded }) => folded),
        synonyms,
      )
    if (meant && found) {
      slots.push({ typed: meant, sought: found })
      at += meant.length - 1
      continue
    }
    const joined = next && spelling.joined(word.folded, next.folded)
    if (joined && (joined.names || !occurTogether([word.folded, next.folded]))) {
      slots.push({ typed: [word, next], sought: seek(joined.whole, at + 2 === words.length) })
      at += 1
      continue
    }
    const sought = seek(word.folded, at + 1 === words.length)
    const halves = sought ? undefined : spelling.split(word.folded).find(occurTogether)
    // A typing error is likelier than a missing blank. Few words have halves: few are compared with the whole lexicon here.
    const apart = halves && spelling.corrected(word.folded)[0]?.errors !== 1 ? halves : undefined
    if (apart) slots.push(...apart.map((part) => ({ typed: [word], sought: seek(part, false) })))
    else slots.push({ typed: [word], sought })
  }
  return slots
}

/** Replaces the unknown words by the first corrections that some product has together, else by the most likely ones. */
function withCorrections(
  slots: readonly Slot[],
  { spelling, seek }: Parts,
  together: (slots: readonly Slot[]) => boolean,
): Slot[] {
  const doubtful = slots.filter(({ sought }) => !sought).slice(0, mostCorrected)
  const meant = new Map(doubtful.map((slot) => [slot, spelling.corrected(slot.typed[0]?.folded ?? '')]))
  const attempts = Array.from({ length: mostTried }, (_, attempt) =>
    slots.map((slot): Slot => {
      const candidates = meant.get(slot) ?? []
      const candidate = candidates[Math.min(attempt, candidates.length - 1)]
      return candidate ? { ...slot, sought: seek(candidate.folded, false), instead: candidate.spelling } : slot
    }),
  )
  return attempts.find(together) ?? attempts[0] ?? [...slots]
}

/** The whole term with its corrections. */
function spelled(all: readonly Word[], slots: readonly Slot[]): string {
  const instead = new Map(slots.flatMap((slot) => (slot.instead ? [[slot.typed[0], slot.instead]] : [])))
  return all.map((word) => instead.get(word) ?? word.spelling).join(' ')
}
