import type { Answering } from '../kernel/answers.ts'
import type { Deps } from '../kernel/feature.ts'
import { findPages } from './search/findable.ts'

/** The most answers to one search. */
const most = 3

/**
 * What answers a search and is no product: of the mounted pages first, then of every feature. A feature that fails is logged, and
 * the products are shown without its answers.
 */
export function createAnswers(deps: Deps): Answering {
  let sources: readonly Answering[] | undefined
  return async (language, typed) => {
    // By the first search all pages are mounted.
    sources ??= [findPages(deps.findable), ...deps.answers.map((answering) => answering(deps))]
    const found = await Promise.all(
      sources.map(async (answering) => {
        try {
          return await answering(language, typed)
        } catch (error) {
          deps.log.warn({ err: error }, 'a search is answered without pages, hosts or programmes')
          return []
        }
      }),
    )
    return found.flat().slice(0, most)
  }
}
