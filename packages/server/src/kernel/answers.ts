import type { Bilingual, Language } from '@onair/core/language'

/** A search result that is not a product: a page, a host or a programme. `url`: a path of the shop without its language. */
export type SearchAnswer = {
  kind: 'page' | 'host' | 'programme' | 'showstopper' | 'list'
  title: string
  url: string
}

/** A feature's answers to a search term. Called for each search that is not in the reply cache. */
export type FindAnswers = (
  language: Language,
  typed: string,
) => readonly SearchAnswer[] | Promise<readonly SearchAnswer[]>

/**
 * A page that a search finds. `words`: what people type for it, as phrases separated by commas: a search with all words of a phrase
 * finds the page; beside a phrase of two words or more it may have one other.
 */
export type FindablePage = { url: string; title: Bilingual; words: Bilingual; kind?: 'page' | 'showstopper' | 'list' }
