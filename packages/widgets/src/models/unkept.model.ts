import { isForeign } from './foreign.ts'
import type { Environment } from './models.ts'

/** What a browser that keeps no cookies does to a bag and a sign-in: they end with this `page`, or are `refused`. */
export type Unkept = 'page' | 'refused'

export type UnkeptModel = {
  /** Nothing where the browser keeps cookies. It is asked each time. */
  unkept(): Unkept | undefined
  /** As `unkept`, but only the first time on a page: for what is not to be repeated. */
  newlyUnkept(): Unkept | undefined
}

/**
 * Whether what a shopper does here lasts. On another site's page without cookies, a bag and a sign-in live as long as the page.
 * On the shop's own pages nothing is added and nobody signs in then, see `cookiesMissing`.
 */
export function unkeptModel(environment: Environment): UnkeptModel {
  let isTold = false
  const unkept = () => (environment.session.jar.keeps() ? undefined : isForeign(environment) ? 'page' : 'refused')
  return {
    unkept,
    newlyUnkept() {
      const now = isTold ? undefined : unkept()
      isTold ||= now !== undefined
      return now
    },
  }
}
