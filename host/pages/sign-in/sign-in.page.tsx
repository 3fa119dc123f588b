import { consumeSignOutMessage } from '@onair/core/session'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import { foundAs, type Page } from '../../kernel/page.ts'
import { restoreForm } from '../../kernel/saved-form.ts'
import { rememberReferrer } from '../../parts/remember-referrer.ts'
import { returnTargetOf, signedInAlready } from '../../parts/signed-in-already.tsx'
import { signInActions } from './sign-in.actions.ts'
import en from './sign-in.messages.en.json'
import fr from './sign-in.messages.fr.json'

/** Sign-in; a signed-in member is greeted. The form works without JavaScript, and keeps the return target. */
export const signInPage: Page = {
  path: '/pages/signin',
  audience: 'everyone',
  findable: foundAs(en, fr),
  personal: true,
  actions: signInActions,
  allow: ({ host: { settings } }) => ({ script: [settings.recaptchaOrigin], connect: [settings.recaptchaOrigin] }),
  async load(visit) {
    const already = await signedInAlready(visit)
    if (already) return already
    const refused = visit.query.get('refused')
    const { settings } = visit.host
    const t = translator(visit, en, fr)
    const message = consumeSignOutMessage(visit.session)
    if (message === undefined) rememberReferrer(visit)
    const wrong = refused === '400' || refused === '401'
    return {
      title: t('title'),
      head: <script src={settings.recaptchaScript} defer />,
      body: (
        <div className="narrow">
          {refused !== null && !wrong && (
            <p className="notice" role="alert">
              {t(reasonOf(refused))}
            </p>
          )}
          {island(visit, 'sign-in', {
            returnTo: returnTargetOf(visit),
            message,
            refused: wrong,
            typed: restoreForm<{ email: string; remember: boolean }>(visit, 'sign-in'),
            siteKey: settings.recaptchaSiteKey,
          })}
        </div>
      ),
    }
  },
}

/** The sentence for a refused form, by the status of the refusal. The widget itself reports a wrong password. */
export function reasonOf(status: string): 'tooMany' | 'unconfirmed' | 'later' {
  if (status === '429') return 'tooMany'
  // Forms without JavaScript are no longer accepted from this network.
  return status === '417' ? 'unconfirmed' : 'later'
}
