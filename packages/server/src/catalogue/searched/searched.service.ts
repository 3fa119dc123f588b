import { planTimeZone, zonedDate } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import type { Deps } from '../../kernel/feature.ts'
import { subDays } from '../../kernel/instants.ts'
import { createAskers } from './askers.ts'
import { addCounts, dropRarest, oftenAsked } from './searched.queries.ts'
import { type CountedTerm, countedTerm, isPresentable } from './terms.ts'

/** How often the counts are written: what a process that is killed loses. */
export const writeEveryMs = 5000
/** The most terms between two writes, and of a day: what somebody invents fills neither memory nor table. */
const mostWaiting = 2000
const mostOfADay = 3000
/** The most outcomes that are remembered for replies from the cache. */
const mostOutcomes = 1000

/** How long popular terms are kept in memory. */
const popularForMs = 10 * 60_000
const popularDays = 14
const mostPopular = 8
/** A term is popular if so many asked on each of two days, or so many on one. */
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
  /** How many askers of the day this process has seen, also before the last write. */
  askers: number
  last: Outcome | undefined
}

export type Searched = ReturnType<typeof createSearched>

/**
 * Counts what is searched, by day, language and term. No customer, visitor or address is stored. A term may still name a person,
 * because it is what somebody typed: terms.ts leaves out what looks like an address or a number of somebody, and the sweep deletes,
 * when their day is over, terms that fewer than two asked and that are not all words of products.
 *
 * 1. A search and what it led to count under the same term: what was typed, without what it asked of prices and the like
 *    (terms.ts), whatever else of it became a filter.
 * 2. Counting writes nothing by itself: a job writes all counts every five seconds, and closing the app does. A process that is
 *    killed loses the last seconds.
 * 3. A flood of terms is bounded: 2,000 terms between two writes, of a day the 3,000 that most askers searched.
 * 4. An asker (askers.ts) counts once a day and term. Processes do not know each other's, so the one that saw most of them says how
 *    many there were: too few rather than one for several.
 */
export function createSearched({ pool, clock }: Pick<Deps, 'pool' | 'clock'>) {
  let waiting = new Map<string, Counts>()
  const outcomes = new Map<string, { counted: CountedTerm; outcome: Outcome }>()
  const askers = createAskers()
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

  function count(language: Language, counted: CountedTerm, outcome: Outcome, address: string): void {
    const counts = countsOf(language, counted)
    if (!counts) return
    counts.spelling = counted.spelling
    counts.last = outcome
    counts.searches += 1
    if (outcome.results === 0) counts.nothing += 1
    else if (outcome.leftOut.length > 0) counts.leftOut += 1
    if (outcome.instead !== null) counts.corrected += 1
    counts.askers = Math.max(counts.askers, askers.ofTerm(counts, address))
  }

  /** Puts counts back that could not be written. */
  function putBack(batch: ReadonlyMap<string, Counts>): void {
    for (const [key, old] of batch) {
      const counts = waiting.get(key)
      if (counts) {
        for (const name of ['searches', 'nothing', 'corrected', 'leftOut', 'clicks'] as const) counts[name] += old[name]
        counts.askers = Math.max(counts.askers, old.askers)
        counts.last ??= old.last
      } else if (waiting.size < mostWaiting) waiting.set(key, old)
    }
  }

  return {
    /** Counts a search. @param typed as it was asked, by which {@link again} knows it */
    search(language: Language, typed: string, outcome: Outcome, address: string): void {
      const counted = countedTerm(typed)
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

    /** Counts that somebody opened something of a search's results. @param typed as the search was asked */
    click(language: Language, typed: string): void {
      const counted = countedTerm(typed)
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
        await addCounts(pool, {
          days: of(({ day }) => day),
          languages: of(({ language }) => language),
          terms: of(({ term }) => term),
          spellings: of(({ spelling }) => spelling),
          searches: of(({ searches }) => searches),
          nothing: of(({ nothing }) => nothing),
          corrected: of(({ corrected }) => corrected),
          leftOut: of(({ leftOut }) => leftOut),
          clicks: of(({ clicks }) => clicks),
          askers: of(({ askers }) => askers),
          results: of(({ last }) => last?.results ?? null),
          instead: of(({ last }) => last?.instead ?? null),
          without: of(({ last }) => (last && last.leftOut.length > 0 ? last.leftOut.join(', ') : null)),
        })
      } catch (error) {
        putBack(batch)
        throw error
      }
      for (const day of new Set(of(({ day }) => day))) await dropRarest(pool, { day, most: mostOfADay })
    },

    /**
     * What many search for, for pages to show.
     *
     * 1. In the last 14 days at least four askers asked for it on each of two days, or 25 on one, of one process: one
     *    visitor puts no word on a page, however many processes or restarts there are.
     * 2. Its last search found products with exactly these words.
     * 3. It has no coarse word, and at most 40 letters.
     */
    popular(language: Language): Promise<CountedTerm[]> {
      const now = clock()
      const known = popular.get(language)
      if (known && known.until > now.getTime()) return known.terms
      const from = zonedDate(subDays(now, popularDays - 1), planTimeZone)
      const terms = oftenAsked(pool, { language, from, askersOfADay, askersAtOnce, most: 4 * mostPopular }).then(
        (rows) => rows.filter(isPresentable).slice(0, mostPopular),
      )
      const entry = { until: now.getTime() + popularForMs, terms }
      popular.set(language, entry)
      terms.catch(() => popular.get(language) === entry && popular.delete(language))
      return terms
    },
  }
}
