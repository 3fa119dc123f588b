import { saveReferrer } from '@onair/core/session'
import type { Visit } from '../kernel/visit.ts'

/**
 * Saves the page of the shop that led to sign-in or to a new account: the shopper returns to it afterwards. The caller leaves
 * it out where a sign-out led there: that page was the last customer's.
 */
export function rememberReferrer({ referrer, session, host }: Visit): void {
  if (referrer?.origin === host.settings.origin) saveReferrer(session, referrer.pathname + referrer.search)
}
