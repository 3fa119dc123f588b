import { soonestFirst } from '@onair/core/guide'
import type { Language } from '@onair/core/language'
import { isStopWord, stemOf, wordsOf } from '../catalogue/search/words.ts'
import type { Deps } from '../kernel/feature.ts'
import { subDays } from '../kernel/instants.ts'
import type { ShowRow } from './guide.queries.ts'
import { type SearchedRow, searchedShows, showById } from './search.queries.ts'

/** Past programmes are found for this many days. */
const pastDays = 60
/** A bound on the memory that the search takes: a channel plans some 9,000 programmes a year. */
const mostShows = 10_000
/** How long the programmes are cached. Adding a day at the end of the plan notifies no process. */
const freshMs = 600_000

/** A programme and its words: whole ones, and their stems, each between spaces. */
export type Entry = { row: ShowRow; words: string; stems: string }

/**
 * Searches the programmes' titles, hosts, descriptions and product names in a language.
 *
 * 1. Each word of the term is a prefix of a word of the programme, or has the same stem. Case and accents do not matter; stop words
 *    need not match.
 * 2. Present and future programmes come first, soonest first; then past ones, latest first.
 * 3. A programme's Id finds that programme alone, of any age.
 *
 * One statement for a term without spaces, which may be an Id, and one after the plan or the catalogue changed.
 */
export function createShowSearch({ pool, clock, listener }: Pick<Deps, 'pool' | 'clock' | 'listener'>) {
  const read = new Map<Language, { entries: Promise<Entry[]>; until: number }>()
  listener.on('air', () => read.clear())
  listener.on('catalogue', () => read.clear())

  function entriesOf(language: Language): Promise<Entry[]> {
    const now = clock()
    const cached = read.get(language)
    if (cached && cached.until > now.getTime()) return cached.entries
    const entries = searchedShows[language](pool, { from: subDays(now, pastDays), most: mostShows }).then((rows) => {
      const readText = textReader(language)
      return rows.map((row) => entryOf(row, language, readText))
    })
    const reading = { entries, until: now.getTime() + freshMs }
    read.set(language, reading)
    entries.catch(() => read.get(language) === reading && read.delete(language))
    return entries
  }

  async function find(language: Language, term: string): Promise<ShowRow[]> {
    const [named] = /\s/.test(term) ? [] : await showById(pool, { id: term })
    if (named) return [named]
    const words = [...new Set(wordsOf(term).map(({ folded }) => folded))]
    const telling = words.filter((word) => !isStopWord(word))
    const required = (telling.length > 0 ? telling : words).map((word) => ({ word, stem: stemOf(word, language) }))
    if (required.length === 0) return []
    const now = clock()
    return (await entriesOf(language))
      .filter(({ words, stems }) =>
        required.every(({ word, stem }) => words.includes(` ${word}`) || stems.includes(` ${stem} `)),
      )
      .map(({ row }) => row)
      .toSorted((one, other) => soonestFirst(one, other, now))
  }

  return {
    find,
    /** All programmes that a search may find, the earliest first. */
    all: async (language: Language) => (await entriesOf(language)).map(({ row }) => row),
    /** The same list until the plan or the catalogue changes. */
    entries: (language: Language): Promise<readonly Entry[]> => entriesOf(language),
  }
}

type ReadText = (text: string) => { words: string[]; stems: string[] }

/** Reads texts into words and stems, each text once: programmes are repeated, and present the same products. */
function textReader(language: Language): ReadText {
  const cache = new Map<string, ReturnType<ReadText>>()
  return (text) => {
    const cached = cache.get(text)
    if (cached) return cached
    const words = wordsOf(text, { parts: true }).map(({ folded }) => folded)
    const read = { words, stems: words.map((word) => stemOf(word, language)) }
    cache.set(text, read)
    return read
  }
}

function entryOf({ productNames, ...row }: SearchedRow, language: Language, readText: ReadText): Entry {
  const own = language === 'fr' ? [row.titleFr, row.descriptionFr] : [row.titleEn, row.descriptionEn]
  const texts = [...own, row.host, ...productNames].map(readText)
  const joined = (lists: string[][]) => ` ${[...new Set(lists.flat())].join(' ')} `
  return { row, words: joined(texts.map(({ words }) => words)), stems: joined(texts.map(({ stems }) => stems)) }
}
