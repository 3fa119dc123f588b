import { hostPath, hostsOf, plainTitle, showPath, soonestFirst } from '@onair/core/guide'
import type { Language } from '@onair/core/language'
import { tellingStems } from '../catalogue/search/findable.ts'
import type { Answer, Answering } from '../kernel/answers.ts'
import type { Deps } from '../kernel/feature.ts'
import type { ShowRow } from './guide.queries.ts'
import { createShowSearch } from './search.service.ts'

/** The most programmes and the most hosts that answer one search. */
const most = 2

/**
 * The hosts and programmes that a search names. A host is named by the whole name, or by a part of it alone; a programme by all
 * words of its title.
 */
export function guideAnswers(deps: Deps): Answering {
  const search = deps.shared(createShowSearch)
  return async (language, typed) => {
    const asked = tellingStems(typed, language)
    if (asked.length === 0) return []
    const shows = await search.all(language)
    return [...hosts(shows, asked, language), ...programmes(shows, asked, language, deps.clock())]
  }
}

function hosts(shows: readonly ShowRow[], asked: readonly string[], language: Language): Answer[] {
  const names = new Set(shows.flatMap(({ host }) => hostsOf(host)))
  return [...names]
    .filter((name) => isWithin(asked, tellingStems(name, language)))
    .flatMap((name) => ({ kind: 'host' as const, title: name, url: hostPath(name) ?? '' }))
    .filter(({ url }) => url !== '')
    .slice(0, most)
}

function programmes(shows: readonly ShowRow[], asked: readonly string[], language: Language, now: Date): Answer[] {
  const found = new Map<string, ShowRow>()
  for (const show of shows.toSorted((one, other) => soonestFirst(one, other, now))) {
    const title = plainTitle(language === 'fr' ? show.titleFr : show.titleEn)
    const words = tellingStems(title, language)
    if (words.length > 0 && isWithin(words, asked) && asked.length <= words.length + 1 && !found.has(title))
      found.set(title, show)
  }
  return [...found].slice(0, most).map(([title, { id }]) => ({ kind: 'programme', title, url: showPath(id) }))
}

const isWithin = (words: readonly string[], all: readonly string[]): boolean =>
  words.every((word) => all.includes(word))
