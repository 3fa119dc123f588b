import { writeAnalyticsConsent } from '@onair/core/session'
import { safeReturnPath } from '@onair/core/sign-in'
import { consentPath } from '../client/consent.ts'
import type { Action } from '../kernel/action.ts'
import type { Visit } from '../kernel/visit.ts'
import { frameTexts } from './frame-texts.ts'

/** The page on which the answer can be changed. */
export const privacyChoicesPath = '/pages/privacychoices'

/**
 * The request for consent to the marketing feed. It is at the end of the page, below the footer: it covers nothing, and moves
 * nothing when it appears or disappears. Nothing is sent before it is answered.
 * @param shown a shared page contains the request hidden; the browser, which knows the shopper's cookie, shows it
 */
export function Consent({ visit, shown }: { visit: Visit; shown: boolean }) {
  const { link, url } = visit
  const t = frameTexts(visit)
  if (visit.path === privacyChoicesPath) return null
  return (
    <section className="consent" aria-label={t('consent.label')} hidden={!shown}>
      <p>
        {t('consent.question')} <a href={link(privacyChoicesPath)}>{t('consent.more')}</a>
      </p>
      <form action={consentPath} method="post" className="buttons">
        <input type="hidden" name="returnTo" value={url.pathname + url.search} />
        <button type="submit" name="given" value="yes" className="button quiet">
          {t('consent.yes')}
        </button>
        <button type="submit" name="given" value="no" className="button quiet">
          {t('consent.no')}
        </button>
      </form>
    </section>
  )
}

/** Stores the answer without JavaScript, and from the page of privacy choices. */
export const answerConsent: Action = {
  path: consentPath,
  audience: 'everyone',
  run: async (visit, { given, returnTo }) => {
    if (given === 'yes' || given === 'no') writeAnalyticsConsent(visit.session, given === 'yes')
    return safeReturnPath(returnTo) ?? '/'
  },
}
