import { isForeign } from './foreign.ts'
import type { Environment } from './models.ts'

/** What happens to a bag and a sign-in if the browser keeps no cookies: they end with this `page`, or are `refused`. */
export type Unkept = 'page' | 'refused'

export type UnkeptModel = {
  /** Undefined if the browser keeps cookies. It is checked each time. */
  unkept(): Unkept | undefined
  /** As `unkept`, but only the first time on a page, for a message that should not be repeated. */
  newlyUnkept(): Unkept | undefined
}

/**
 * Whether the browser keeps what a shopper does here. On another site's page without cookies, a bag and a sign-in last as long as
 * the page. On the shop's own pages, nothing can be added and nobody can sign in without cookies, see `cookiesMissing`.
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
