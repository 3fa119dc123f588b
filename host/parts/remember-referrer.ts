import { saveReferrer } from '@onair/core/session'
import type { Visit } from '../kernel/visit.ts'

/**
 * Saves the page of the shop that led to sign-in or to a new account: the shopper returns to it afterwards. Callers skip this
 * after a sign-out: that page belonged to the customer who left.
 */
export function rememberReferrer({ referrer, session, host }: Visit): void {
  if (referrer?.origin === host.settings.origin) saveReferrer(session, referrer.pathname + referrer.search)
}
