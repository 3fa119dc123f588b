import { hash, randomUUID } from 'node:crypto'
import { planTimeZone, zonedDate } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import type { Deps } from '../../kernel/feature.ts'
import { subDays } from '../../kernel/instants.ts'
import { addCounts, dropRarest, oftenAsked } from './searched.queries.ts'
import { type CountedTerm, countedTerm, isPresentable } from './terms.ts'

/** How often the counts are written: what a process that is killed loses. */
export const writeEveryMs = 5000
/** The most terms between two writes, and of a day: what somebody invents fills neither memory nor table. */
const mostWaiting = 2000
const mostOfADay = 3000
/** The most outcomes that are remembered for replies from the cache, and askers of a day. */
const mostOutcomes = 1000
const mostAskers = 50_000

/** How long popular terms are kept in memory. */
const popularForMs = 10 * 60_000
const popularDays = 14
const mostPopular = 8
/** A term is popular if so many addresses asked on each of two days, or so many on one. */
const askersOfADay = 4
const askersAtOnce = 25

/** The outcome of a search: the number of products, what was searched instead, and the words that were left out. */
export type Outcome = { results: number; instead: string | null; leftOut: readonly string[] }

type Counts = CountedTerm & {
  day: string
  language: Language
  searches: number
  nothing: number
  corrected: number
  leftOut: number
  clicks: number
  askers: number
  last: Outcome | undefined
}

export type Searched = ReturnType<typeof createSearched>

/**
 * Counts what is searched, by day, language and term. Nothing of it says who searched: no customer, visitor or address is stored,
 * and no term that may name a person (terms.ts).
 *
 * 1. Counting writes nothing by itself: a job writes all counts every five seconds, and closing the app does. A process that is
 *    killed loses the last seconds.
 * 2. A flood of terms is bounded: 2,000 terms between two writes, of a day the 3,000 that are searched most.
 * 3. An address counts once a day and process as an asker of a term. It is compared by a hash with a key that only this process
 *    has, in memory, and for a day.
 */
export function createSearched({ pool, clock }: Pick<Deps, 'pool' | 'clock'>) {
  let waiting = new Map<string, Counts>()
  const outcomes = new Map<string, { counted: CountedTerm; outcome: Outcome }>()
  const secret = randomUUID()
  let askers = { day: '', hashes: new Set<string>() }
  const popular = new Map<Language, { until: number; terms: Promise<CountedTerm[]> }>()

  function countsOf(language: Language, { term, spelling }: CountedTerm): Counts | undefined {
    const day = zonedDate(clock(), planTimeZone)
    const key = `${day} ${language} ${term}`
    const known = waiting.get(key)
    if (known || waiting.size >= mostWaiting) return known
    const counts: Counts = {
      ...{ day, language, term, spelling },
      ...{ searches: 0, nothing: 0, corrected: 0, leftOut: 0, clicks: 0, askers: 0, last: undefined },
    }
    waiting.set(key, counts)
    return counts
  }

  function isFirstOfTheDay({ day, language, term }: Counts, address: string): boolean {
    if (askers.day !== day) askers = { day, hashes: new Set() }
    const asker = hash('sha256', [secret, address, language, term].join('\n'), 'base64').slice(0, 12)
    if (askers.hashes.has(asker) || askers.hashes.size >= mostAskers) return false
    askers.hashes.add(asker)
    return true
  }

  function count(language: Language, counted: CountedTerm, outcome: Outcome, address: string): void {
    const counts = countsOf(language, counted)
    if (!counts) return
    counts.spelling = counted.spelling
    counts.last = outcome
    counts.searches += 1
    if (outcome.results === 0) counts.nothing += 1
    else if (outcome.leftOut.length > 0) counts.leftOut += 1
    if (outcome.instead !== null) counts.corrected += 1
    if (isFirstOfTheDay(counts, address)) counts.askers += 1
  }

  /** Puts counts back that could not be written. */
  function putBack(batch: ReadonlyMap<string, Counts>): void {
    for (const [key, old] of batch) {
      const counts = waiting.get(key)
      if (counts) {
        for (const name of ['searches', 'nothing', 'corrected', 'leftOut', 'clicks', 'askers'] as const)
          counts[name] += old[name]
        counts.last ??= old.last
      } else if (waiting.size < mostWaiting) waiting.set(key, old)
    }
  }

  return {
    /** Counts a search. @param typed as it was asked, by which {@link again} knows it; `term`: what of it was searched */
    search(language: Language, typed: string, term: string, outcome: Outcome, address: string): void {
      const counted = countedTerm(term)
      if (!counted) return
      const key = `${language} ${typed}`
      outcomes.delete(key)
      outcomes.set(key, { counted, outcome })
      for (const oldest of outcomes.keys()) {
        if (outcomes.size <= mostOutcomes) break
        outcomes.delete(oldest)
      }
      count(language, counted, outcome, address)
    },

    /** Counts a search that was answered from the cache: its outcome is that of the reply that was made. */
    again(language: Language, typed: string, address: string): void {
      const known = outcomes.get(`${language} ${typed}`)
      if (known) count(language, known.counted, known.outcome, address)
    },

    /** Counts that somebody opened a product of a search's results or suggestions. */
    click(language: Language, term: string): void {
      const counted = countedTerm(term)
      const counts = counted && countsOf(language, counted)
      if (counts) counts.clicks += 1
    },

    /** Writes what was counted since the last time. What cannot be written waits for the next. */
    async write(): Promise<void> {
      const batch = waiting
      if (batch.size === 0) return
      waiting = new Map()
      const rows = [...batch.values()]
      const of = <T>(read: (counts: Counts) => T): T[] => rows.map(read)
      try {
        await addCounts(
          pool,
          of(({ day }) => day),
          of(({ language }) => language),
          of(({ term }) => term),
          of(({ spelling }) => spelling),
          of(({ searches }) => searches),
          of(({ nothing }) => nothing),
          of(({ corrected }) => corrected),
          of(({ leftOut }) => leftOut),
          of(({ clicks }) => clicks),
          of(({ askers }) => askers),
          of(({ last }) => last?.results ?? null),
          of(({ last }) => last?.instead ?? null),
          of(({ last }) => (last && last.leftOut.length > 0 ? last.leftOut.join(', ') : null)),
        )
      } catch (error) {
        putBack(batch)
        throw error
      }
      for (const day of new Set(of(({ day }) => day))) await dropRarest(pool, day, mostOfADay)
    },

    /**
     * What many search for, for pages to show.
     *
     * 1. In the last 14 days at least four addresses asked for it on each of two days, or 25 on one: one visitor puts no word on a page.
     * 2. Its last search found products with exactly these words.
     * 3. It has no coarse word, and at most 40 letters.
     */
    popular(language: Language): Promise<CountedTerm[]> {
      const now = clock()
      const known = popular.get(language)
      if (known && known.until > now.getTime()) return known.terms
      const from = zonedDate(subDays(now, popularDays - 1), planTimeZone)
      const terms = oftenAsked(pool, language, from, askersOfADay, askersAtOnce, 4 * mostPopular).then((rows) =>
        rows.filter(isPresentable).slice(0, mostPopular),
      )
      const entry = { until: now.getTime() + popularForMs, terms }
      popular.set(language, entry)
      terms.catch(() => popular.get(language) === entry && popular.delete(language))
      return terms
    },
  }
}
