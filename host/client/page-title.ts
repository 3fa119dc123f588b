import { readAnalyticsConsent } from '@onair/core/session'
import type { Models } from '@onair/widgets/models'

/** Reports the title of an account page to the marketing feed. Without consent not even the code for it is loaded. */
export function reportPageTitle(models: Models): void {
  const title = document.querySelector<HTMLElement>('[data-page-title]')?.dataset.pageTitle
  if (!title || readAnalyticsConsent(models.environment.session) !== true) return
  void import('@onair/widgets/analytics').then(({ analyticsModel }) => models.of(analyticsModel).pageViewed(title))
}
