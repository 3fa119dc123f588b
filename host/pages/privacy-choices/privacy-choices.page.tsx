import { readAnalyticsConsent } from '@onair/core/session'
import { consentPath } from '../../client/consent.ts'
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import { privacyChoicesPath } from '../../parts/consent.tsx'
import en from './privacy-choices.messages.en.json'
import fr from './privacy-choices.messages.fr.json'

/** What the marketing feed receives, and the shopper's consent to it, which can be changed here. */
export const privacyChoicesPage: Page = {
  path: privacyChoicesPath,
  audience: 'everyone',
  personal: true,
  async load(visit) {
    const t = translator(visit, en, fr)
    const given = readAnalyticsConsent(visit.session)
    const saved = visit.query.get('saved') !== null && given !== undefined
    return {
      title: t('title'),
      body: (
        <div className="narrow text">
          <h1>{t('title')}</h1>
          <p>{t('what')}</p>
          <p>{t('never')}</p>
          <p role={saved ? 'status' : undefined}>
            <strong>{t(given === undefined ? 'unanswered' : given ? 'isGiven' : 'isRefused')}</strong>
          </p>
          <form action={consentPath} method="post" className="buttons">
            <input type="hidden" name="returnTo" value={`${visit.link(privacyChoicesPath)}?saved`} />
            {given !== true && (
              <button type="submit" name="given" value="yes" className="button">
                {t('agree')}
              </button>
            )}
            {given !== false && (
              <button type="submit" name="given" value="no" className="button quiet">
                {t(given ? 'withdraw' : 'refuse')}
              </button>
            )}
          </form>
        </div>
      ),
    }
  },
}
