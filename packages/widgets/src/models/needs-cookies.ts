import type { Refused } from '@onair/core/http'
import { cookiesNeedHttps, cookiesRefused } from '@onair/core/session'
import { isForeign } from './foreign.ts'
import type { Environment } from './models.ts'

/**
 * Why an action whose result is kept in a cookie is impossible on this page: a refusal without a call, because the next page
 * would not have the result.
 *
 * 1. The browser is checked each time: the shopper may allow cookies while the page is open.
 * 2. Another site's page is not refused: its bag lasts as long as the page, and the shop takes it over.
 *
 * @returns undefined if the browser keeps cookies
 */
export function cookiesMissing(environment: Environment): Refused | undefined {
  if (isForeign(environment) || environment.session.jar.keeps()) return undefined
  return { ok: false, status: 417, items: [{ message: cookiesAdvice(environment), area: 'Cookies' }] }
}

/** What to do when the browser keeps no cookies, for the shopper. */
export const cookiesAdvice = ({ language, carePhone }: Environment): string =>
  // Only a demonstration is served on plain http.
  cookiesRefused(language, carePhone, cookiesNeedHttps(location.origin, true))
