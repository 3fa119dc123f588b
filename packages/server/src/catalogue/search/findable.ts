import type { Language } from '@onair/core/language'
import type { FindablePage, SearchAnswer } from '../../kernel/answers.ts'
import { isStopWord, stemOf, wordsOf } from './words.ts'

/** The most further words beside a page's phrase of two words or more: "delivery time to Newfoundland". */
const mostOthers = 1

/** The stems of a text's words that count in a search for pages. */
export const tellingStems = (text: string, language: Language): string[] => [
  ...new Set(wordsOf(text).flatMap(({ folded }) => (isStopWord(folded) ? [] : [stemOf(folded, language)]))),
]

/** Finds pages by the words that people type for them. */
export function findPages(pages: readonly FindablePage[]) {
  const read = (language: Language) =>
    pages.map(({ url, title, words, kind = 'page' }) => {
      const phrases = `${words[language]}, ${title[language]}`
        .split(',')
        .map((phrase) => tellingStems(phrase, language))
      const answer: SearchAnswer = { kind, title: title[language], url }
      return { answer, phrases: phrases.filter((phrase) => phrase.length > 0), all: new Set(phrases.flat()) }
    })
  const pagesIn = { en: read('en'), fr: read('fr') }

  return (language: Language, typed: string): SearchAnswer[] => {
    const asked = tellingStems(typed, language)
    return pagesIn[language]
      .flatMap(({ answer, phrases, all }) => {
        const others = asked.filter((word) => !all.has(word)).length
        const isMeant = phrases.some(
          (phrase) => others <= (phrase.length > 1 ? mostOthers : 0) && phrase.every((word) => asked.includes(word)),
        )
        return isMeant ? [{ answer, others }] : []
      })
      .toSorted((one, other) => one.others - other.others)
      .map(({ answer }) => answer)
  }
}
