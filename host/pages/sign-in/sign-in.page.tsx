import { readReturnTarget, takeSignOutMessage } from '@onair/core/session'
import { safeReturnPath } from '@onair/core/sign-in'
import { island } from '../../kernel/islands.tsx'
import type { Page } from '../../kernel/page.ts'
import { takeTyped } from '../../kernel/saved-form.ts'

/** Sign-in. A form that works without JavaScript; where the shopper was going is kept. */
export const signInPage: Page = {
  path: '/pages/signin',
  audience: 'personal',
  allow: ({ settings }) => ({ script: [settings.recaptchaOrigin], connect: [settings.recaptchaOrigin] }),
  async load(visit) {
    const refused = visit.query.get('refused')
    visit.rememberReferrer()
    const wrong = refused === '400' || refused === '401'
    return {
      title: visit.t('signIn.title'),
      head: <script src={visit.settings.recaptchaScript} defer />,
      body: (
        <div className="narrow">
          {refused !== null && !wrong && (
            <p className="notice" role="alert">
              {visit.t(refused === '429' ? 'signIn.tooMany' : 'signIn.later')}
            </p>
          )}
          {island(visit, 'sign-in', {
            returnTo:
              safeReturnPath(visit.query.get('return') ?? undefined) ??
              readReturnTarget(visit.session) ??
              visit.link('/pages/myaccount/orderstatus'),
            message: takeSignOutMessage(visit.session),
            refused: wrong,
            typed: takeTyped<{ email: string; remember: boolean }>(visit, 'sign-in'),
            siteKey: visit.settings.recaptchaSiteKey,
          })}
        </div>
      ),
    }
  },
}
