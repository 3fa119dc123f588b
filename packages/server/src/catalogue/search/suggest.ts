import type { Language } from '@onair/core/language'
import type { Asked } from './asked.ts'
import type { Engine, SearchResult } from './engine.ts'
import { wordsFrom } from './lexicon.ts'
import { isStopWord, wordsOf } from './words.ts'

// Few of each: above a phone's keyboard there is little room.
const mostTerms = 4
const mostCategories = 3
const mostBrands = 3
/** The most completions that are tried. */
const mostTried = 12

type Named = { Id: string; Name: string; Count: number }
type Suggested = { result: SearchResult; terms: string[]; categories: Named[]; brands: Named[] }

/**
 * Suggestions for a term while it is typed. The term's filters apply: "boots under $60" suggests terms for boots, and products under
 * $60.
 *
 * 1. Terms: the typed words with the last one completed, by words of the page's language that occur in products together with
 *    the others; most frequent first, and only the most frequent form of a word. Without a completion, the corrected term.
 * 2. Categories: the deepest ones with most of the found products; those whose name has the words come first.
 * 3. Brands: those with a word that begins with the last typed one; largest first.
 */
export function suggest(engine: Engine, language: Language, { searchTerm: typed, chosen, sortKey }: Asked): Suggested {
  const result = engine.search(
    { language, searchTerm: typed || undefined, chosen, sortKey: sortKey ?? 'relevance', typing: true },
    24,
  )
  const words = wordsOf(typed)
  const last = words.at(-1)?.folded ?? ''
  const significant = words.map(({ folded }) => folded).filter((folded) => !isStopWord(folded))
  return {
    result,
    terms: last === '' ? [] : terms(),
    categories: last === '' ? [] : categories(),
    brands: last === '' ? [] : brands(),
  }

  function terms(): string[] {
    const { [language]: lexicon } = engine.data.lexicons
    const preceding = words.slice(0, -1).map(({ spelling }) => spelling)
    const made = new Set<number>()
    const offered: string[] = []
    for (const place of wordsFrom(lexicon, last, mostTried)) {
      const term = lexicon.termOf[place] ?? 0
      if (made.has(term) || offered.length === mostTerms || isStopWord(lexicon.words[place] ?? '')) continue
      made.add(term)
      const whole = [...preceding, lexicon.spellings[place] ?? ''].join(' ')
      if (preceding.length === 0 || engine.hasTogether(language, whole)) offered.push(whole)
    }
    return offered.length === 0 && result.correctedTerm !== null ? [result.correctedTerm] : offered
  }

  function categories(): Named[] {
    const all = engine.data.categories
    const parents = new Set(all.map(({ parent }) => parent))
    const counts = result.counts.get('category')
    return all
      .map(({ id, name }, place) => ({ place, Id: id, Name: name[language], Count: counts?.[place] ?? 0 }))
      .filter(({ place, Count }) => Count > 0 && !parents.has(place))
      .map((one) => ({ ...one, named: significant.some((word) => isNamed(one.Name, word)) }))
      .sort((one, other) => Number(other.named) - Number(one.named) || other.Count - one.Count)
      .slice(0, mostCategories)
      .map(({ Id, Name, Count }) => ({ Id, Name, Count }))
  }

  function brands(): Named[] {
    const { counts } = engine.search({ language, searchTerm: undefined, chosen: new Map(), sortKey: 'relevance' }, 0)
    const products = counts.get('brand')
    return engine.data.brands
      .map(({ id, name }, place) => ({ Id: id, Name: name, Count: products?.[place] ?? 0 }))
      .filter(({ Name, Count }) => Count > 0 && isNamed(Name, last))
      .sort((one, other) => other.Count - one.Count)
      .slice(0, mostBrands)
  }
}

const isNamed = (name: string, beginning: string): boolean =>
  wordsOf(name).some(({ folded }) => folded.startsWith(beginning))

/** The departments, by their number of products. */
export function largestDepartments(engine: Engine, language: Language): Named[] {
  const { counts } = engine.search({ language, searchTerm: undefined, chosen: new Map(), sortKey: 'relevance' }, 0)
  const products = counts.get('category')
  return engine.data.categories
    .flatMap(({ id, name, parent }, place) =>
      parent < 0 ? [{ Id: id, Name: name[language], Count: products?.[place] ?? 0 }] : [],
    )
    .filter(({ Count }) => Count > 0)
    .sort((one, other) => other.Count - one.Count)
}
