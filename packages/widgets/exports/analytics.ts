import { areCookiesSecure, browserJar, writeAnalyticsConsent } from '@onair/core/session'

export { type AnalyticsModel, analyticsModel } from '../src/models/analytics.model.ts'

/**
 * For a page's own consent dialog: whether the marketing feed may receive the shopper's actions, from now on and for a year;
 * `undefined` forgets the answer. Nothing is sent before it is yes (specification §7, analytics feed).
 *
 *     import { setAnalyticsConsent } from '@onair/widgets/analytics'
 *     dialog.addEventListener('close', () => setAnalyticsConsent(dialog.returnValue === 'agree'))
 */
export function setAnalyticsConsent(given: boolean | undefined): void {
  // This function has no shop. The answer is no secret.
  const secure = areCookiesSecure(location, true)
  writeAnalyticsConsent({ jar: browserJar(secure) }, given)
}
