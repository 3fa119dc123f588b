import type { FindAnswers } from '../kernel/answers.ts'
import type { Deps } from '../kernel/feature.ts'
import { findPages } from './search/findable.ts'

/** The most answers to one search. */
const most = 3

/**
 * The results of a search that are not products: the mounted pages first, then each feature's. A feature's failure is logged, and
 * the products are shown without its answers.
 */
export function createAnswers(deps: Deps): FindAnswers {
  let sources: readonly FindAnswers[] | undefined
  return async (language, typed) => {
    // Not earlier: by the first search all pages are mounted.
    sources ??= [findPages(deps.findable), ...deps.answers.map((answering) => answering(deps))]
    const answers = await Promise.all(
      sources.map(async (answering) => {
        try {
          return await answering(language, typed)
        } catch (error) {
          deps.log.warn({ err: error }, 'a search is answered without pages, hosts or programmes')
          return []
        }
      }),
    )
    return answers.flat().slice(0, most)
  }
}
