import { readAnalyticsConsent, type Session } from '@onair/core/session'
import type { AnalyticsModel, analyticsModel } from '@onair/widgets/analytics'

/** The models that reporting needs. */
type ReportingModels = {
  environment: { session: Session }
  of(factory: typeof analyticsModel): Pick<AnalyticsModel, 'pageViewed'>
}

/** Reports the title of an account page to the marketing feed. Without consent, not even the code for it is loaded. */
export function reportPageTitle(models: ReportingModels): void {
  const title = document.querySelector<HTMLElement>('[data-page-title]')?.dataset.pageTitle
  if (!title || readAnalyticsConsent(models.environment.session) !== true) return
  void import('@onair/widgets/analytics').then(({ analyticsModel }) => models.of(analyticsModel).pageViewed(title))
}
