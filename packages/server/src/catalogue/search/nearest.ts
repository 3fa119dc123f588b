import type { Language } from '@onair/core/language'
import type { Engine } from './engine.ts'
import { tellingStems } from './findable.ts'
import { kindsOfThings } from './nearest.data.ts'

type Named = { Id: string; Name: string; Count: number }

const languages = ['en', 'fr'] as const
const phrasesOf = (list: string, language: Language): string[][] =>
  list.split(', ').map((phrase) => tellingStems(phrase, language))

/** The kinds of things by the stems of their words, and the words of a language's departments by theirs. */
const kinds = kindsOfThings.map(({ things, near }) => ({
  things: { en: phrasesOf(things.en, 'en'), fr: phrasesOf(things.fr, 'fr') },
  near: { en: phrasesOf(near.en, 'en').flat(), fr: phrasesOf(near.fr, 'fr').flat() },
}))

/**
 * For a search that finds nothing: the category that may have something similar.
 *
 * 1. Common goods have a kind (nearest.data.ts): a sofa leads to a category named furniture, or else home. The longest phrase counts,
 *    and the page's language first.
 * 2. Otherwise the category with most of the products that have the known words: "watch winder" leads to watches.
 * 3. Otherwise none.
 */
export function nearestCategory(engine: Engine, language: Language, searchTerm: string): Named | undefined {
  const { categories } = engine.data
  const everything = engine.search({ language, searchTerm: undefined, chosen: new Map(), sortKey: 'relevance' }, 0)
  const counts = everything.counts.get('category')
  const named = (place: number): Named | undefined => {
    const category = categories[place]
    const Count = counts?.[place] ?? 0
    return category && Count > 0 ? { Id: category.id, Name: category.name[language], Count } : undefined
  }
  return byKind() ?? byWords()

  function byKind(): Named | undefined {
    const typed = { en: new Set(tellingStems(searchTerm, 'en')), fr: new Set(tellingStems(searchTerm, 'fr')) }
    const kindsTyped = kinds
      .flatMap(({ things, near }) =>
        languages.flatMap((its) =>
          things[its]
            .filter((phrase) => phrase.length > 0 && phrase.every((stem) => typed[its].has(stem)))
            .map((phrase) => ({ near: near[language], weight: 2 * phrase.length + Number(its === language) })),
        ),
      )
      .sort((one, other) => other.weight - one.weight)[0]
    const names = categories.map(({ name }) => tellingStems(name[language], language))
    for (const word of kindsTyped?.near ?? []) {
      // Parents come first: the widest category wins.
      const department = names.flatMap((stems, place) => (stems.includes(word) ? (named(place) ?? []) : []))[0]
      if (department) return department
    }
    return undefined
  }

  function byWords(): Named | undefined {
    const knownWords = searchTerm.split(/\s+/).filter((word) => engine.hasTogether(language, word))
    if (knownWords.length === 0) return undefined
    const result = engine.search(
      { language, searchTerm: knownWords.join(' '), exact: true, chosen: new Map(), sortKey: 'relevance' },
      0,
    )
    const within = result.counts.get('category')
    const largestBelow = (parent: number): number | undefined =>
      categories
        .flatMap((category, place) => (category.parent === parent ? [place] : []))
        .sort((one, other) => (within?.[other] ?? 0) - (within?.[one] ?? 0))[0]
    // The deepest category with more than half of the products. A word that is everywhere leads nowhere.
    let nearest: number | undefined
    for (let next = largestBelow(-1); next !== undefined; next = largestBelow(next)) {
      if ((within?.[next] ?? 0) * 2 <= result.total) break
      nearest = next
    }
    return nearest === undefined ? undefined : named(nearest)
  }
}
