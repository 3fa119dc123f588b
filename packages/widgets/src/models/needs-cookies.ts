import type { Refused } from '@onair/core/http'
import { cookiesNeedHttps, cookiesRefused } from '@onair/core/session'
import { isForeign } from './foreign.ts'
import type { Environment } from './models.ts'

/**
 * Why what lives on in a cookie cannot be done on this page: a refusal without a call, because its result would be gone on the
 * next page.
 *
 * 1. The browser is asked each time: the shopper may allow cookies while the page is open.
 * 2. Another site's page is not refused: its bag lasts as long as the page, and the shop takes it over.
 *
 * @returns nothing where the browser keeps cookies
 */
export function cookiesMissing(environment: Environment): Refused | undefined {
  if (isForeign(environment) || environment.session.jar.keeps()) return undefined
  return { ok: false, status: 417, items: [{ message: cookiesAdvice(environment), area: 'Cookies' }] }
}

/** What a shopper can do whose browser keeps no cookies on this page. */
export const cookiesAdvice = ({ language, carePhone }: Environment): string =>
  // Only a demonstration is served on plain http.
  cookiesRefused(language, carePhone, cookiesNeedHttps(location.origin, true))
