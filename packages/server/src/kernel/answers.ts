import type { Bilingual, Language } from '@onair/core/language'

/** What answers a search and is no product. `url`: a path of the shop without its language. */
export type Answer = {
  kind: 'page' | 'host' | 'programme' | 'showstopper' | 'list'
  title: string
  url: string
}

/** A feature's answers to a search term. They are asked for each search that the reply cache does not know. */
export type Answering = (language: Language, typed: string) => readonly Answer[] | Promise<readonly Answer[]>

/**
 * A page that a search finds. `words`: what people type for it, as phrases separated by commas: a search with all words of a phrase
 * finds the page; beside a phrase of two words or more it may have one other.
 */
export type FindablePage = { url: string; title: Bilingual; words: Bilingual; kind?: 'page' | 'showstopper' | 'list' }
