import { planTimeZone, zonedDate } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import type { Deps } from '../../kernel/feature.ts'
import { subDays } from '../../kernel/instants.ts'
import { createAskers } from './askers.ts'
import { addCounts, dropRarest, oftenAsked } from './searched.queries.ts'
import { type CountedTerm, countedTerm, isPresentable } from './terms.ts'

/** How often the counts are written. A killed process loses at most this time. */
export const writeEveryMs = 5000
/** The most terms between two writes, and of a day: invented terms fill neither memory nor table. */
const mostWaiting = 2000
const mostOfADay = 3000
/** The most search summaries in memory, for replies from the cache. */
const mostSummaries = 1000

/** How long popular terms are kept in memory. */
const popularForMs = 10 * 60_000
const popularDays = 14
const mostPopular = 8
/** A term is popular with this many askers on each of two days, or with this many on one. */
const askersOfADay = 4
const askersAtOnce = 25

/** What a search found: the number of products, the term searched instead, and the words that were left out. */
export type SearchSummary = { results: number; instead: string | null; leftOut: readonly string[] }

type Counts = CountedTerm & {
  day: string
  language: Language
  searches: number
  nothing: number
  corrected: number
  leftOut: number
  clicks: number
  /** The askers of the day that this process has seen, including those before the last write. */
  askers: number
  last: SearchSummary | undefined
}

export type Searched = ReturnType<typeof createSearched>

/**
 * Counts searches by day, language and term. No customer, visitor or address is stored. A term may still name a person, because
 * somebody typed it: terms.ts leaves out what looks like an address or a personal number. After its day, the sweep deletes a term
 * with fewer than two askers, unless products have all of its words.
 *
 * 1. A search and its clicks count under the same term: the typed words without prices and other wishes (terms.ts), whichever of
 *    them became filters.
 * 2. Counting writes nothing: a job writes all counts every five seconds, and so does closing the app. A killed process loses the
 *    last seconds.
 * 3. A flood of terms is bounded: 2,000 terms between two writes, and the 3,000 terms of a day with the most askers.
 * 4. An asker (askers.ts) counts once per day and term. Processes do not share their askers, so the highest count of one process is
 *    stored: too low rather than too high.
 */
export function createSearched({ pool, clock }: Pick<Deps, 'pool' | 'clock'>) {
  let waiting = new Map<string, Counts>()
  const summaries = new Map<string, { counted: CountedTerm; summary: SearchSummary }>()
  const askers = createAskers()
  const popular = new Map<Language, { until: number; terms: Promise<CountedTerm[]> }>()

  function countsOf(language: Language, { term, spelling }: CountedTerm): Counts | undefined {
    const day = zonedDate(clock(), planTimeZone)
    const key = `${day} ${language} ${term}`
    const existing = waiting.get(key)
    if (existing || waiting.size >= mostWaiting) return existing
    const counts: Counts = {
      ...{ day, language, term, spelling },
      ...{ searches: 0, nothing: 0, corrected: 0, leftOut: 0, clicks: 0, askers: 0, last: undefined },
    }
    waiting.set(key, counts)
    return counts
  }

  function count(language: Language, counted: CountedTerm, summary: SearchSummary, address: string): void {
    const counts = countsOf(language, counted)
    if (!counts) return
    counts.spelling = counted.spelling
    counts.last = summary
    counts.searches += 1
    if (summary.results === 0) counts.nothing += 1
    else if (summary.leftOut.length > 0) counts.leftOut += 1
    if (summary.instead !== null) counts.corrected += 1
    counts.askers = Math.max(counts.askers, askers.ofTerm(counts, address))
  }

  /** Restores counts that could not be written. */
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
    /** Counts a search. @param typed the term as typed, by which {@link again} finds it */
    search(language: Language, typed: string, summary: SearchSummary, address: string): void {
      const counted = countedTerm(typed)
      if (!counted) return
      const key = `${language} ${typed}`
      summaries.delete(key)
      summaries.set(key, { counted, summary })
      for (const oldest of summaries.keys()) {
        if (summaries.size <= mostSummaries) break
        summaries.delete(oldest)
      }
      count(language, counted, summary, address)
    },

    /** Counts a search that was answered from the cache, with the summary of the cached reply. */
    again(language: Language, typed: string, address: string): void {
      const cached = summaries.get(`${language} ${typed}`)
      if (cached) count(language, cached.counted, cached.summary, address)
    },

    /** Counts that somebody opened a result of a search. @param typed the term as typed */
    click(language: Language, typed: string): void {
      const counted = countedTerm(typed)
      const counts = counted && countsOf(language, counted)
      if (counts) counts.clicks += 1
    },

    /** Writes the counts since the last time. If that fails, they are written next time. */
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
     * Popular terms, for pages to show.
     *
     * 1. In the last 14 days, one process counted at least four askers on each of two days, or 25 on one: a single visitor cannot put
     *    a word on a page, however many processes or restarts there are.
     * 2. Its last search found products with exactly these words.
     * 3. It has no obscene word, and at most 40 letters.
     */
    popular(language: Language): Promise<CountedTerm[]> {
      const now = clock()
      const cached = popular.get(language)
      if (cached && cached.until > now.getTime()) return cached.terms
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
