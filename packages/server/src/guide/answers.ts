import { hostPath, hostsOf, plainTitle, showPath, soonestFirst } from '@onair/core/guide'
import type { Language } from '@onair/core/language'
import { distance } from 'fastest-levenshtein'
import { tellingStems } from '../catalogue/search/findable.ts'
import type { FindAnswers, SearchAnswer } from '../kernel/answers.ts'
import type { Deps } from '../kernel/feature.ts'
import type { ShowRow } from './guide.queries.ts'
import { createShowSearch, type Entry } from './search.service.ts'

/** The most programmes and the most hosts that answer one search. */
const most = 2

/** The words of all hosts and titles, read once for each list of programmes. */
type Names = {
  hosts: { name: string; stems: string[] }[]
  titles: { title: string; stems: string[]; rows: ShowRow[] }[]
}

/** Words that people type beside a host's name. */
const around: ReadonlySet<string> = new Set(
  (['en', 'fr'] as const).flatMap((language) =>
    tellingStems('show shows programme program host presenter émission émissions animateur animatrice', language),
  ),
)
/** The allowed typing errors of a name, by its length. */
const mostErrors = (stem: string): number => (stem.length < 5 ? 0 : stem.length < 8 ? 1 : 2)

/**
 * The hosts and programmes that a search names. No statement but those of the programmes' search.
 *
 * 1. A host is named by the whole name, which may be mistyped, or by a single part of it.
 * 2. A programme is named by all words of its title.
 */
export function guideAnswers(deps: Deps): FindAnswers {
  const search = deps.shared(createShowSearch)
  const read = new WeakMap<readonly Entry[], Names>()
  return async (language, typed) => {
    const asked = tellingStems(typed, language)
    if (asked.length === 0) return []
    const entries = await search.entries(language)
    const names = read.get(entries) ?? namesOf(entries, language)
    read.set(entries, names)
    return [...hosts(names, asked), ...programmes(names, asked, deps.clock())]
  }
}

function namesOf(entries: readonly Entry[], language: Language): Names {
  const hosts = new Set(entries.flatMap(({ row }) => hostsOf(row.host)))
  const titles = Map.groupBy(entries, ({ row }) => plainTitle(language === 'fr' ? row.titleFr : row.titleEn))
  return {
    hosts: Array.from(hosts, (name) => ({ name, stems: tellingStems(name, language) })),
    titles: Array.from(titles, ([title, list]) => ({
      title,
      stems: tellingStems(title, language),
      rows: list.map(({ row }) => row),
    })),
  }
}

function hosts(names: Names, typed: readonly string[]): SearchAnswer[] {
  const named = typed.filter((word) => !around.has(word))
  const asked = named.length > 0 ? named : typed
  const exact = names.hosts.filter(({ stems }) => isWithin(asked, stems))
  const meant = exact.length > 0 ? exact : names.hosts.filter(({ stems }) => isMeant(asked, stems))
  return meant
    .flatMap(({ name }): SearchAnswer[] => {
      const url = hostPath(name)
      return url ? [{ kind: 'host', title: name, url }] : []
    })
    .slice(0, most)
}

/** Whether a whole name was typed: all its words in order, each with few errors and the right first letter. */
const isMeant = (asked: readonly string[], stems: readonly string[]): boolean =>
  asked.length > 1 &&
  asked.length === stems.length &&
  stems.every((stem, place) => {
    const word = asked[place] ?? ''
    return word[0] === stem[0] && distance(word, stem) <= mostErrors(stem)
  })

const programmes = (names: Names, asked: readonly string[], now: Date): SearchAnswer[] =>
  names.titles
    .filter(({ stems }) => stems.length > 0 && isWithin(stems, asked) && asked.length <= stems.length + 1)
    .slice(0, most)
    .map(({ title, rows }) => {
      const [next] = rows.toSorted((one, other) => soonestFirst(one, other, now))
      return { kind: 'programme', title, url: showPath(next?.id ?? '') }
    })

const isWithin = (words: readonly string[], all: readonly string[]): boolean =>
  words.every((word) => all.includes(word))
