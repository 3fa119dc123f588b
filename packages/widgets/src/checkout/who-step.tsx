import { forgotPasswordPath } from '@onair/core/rules'
import { expressCheckoutCreateAccountCookie, readCookie, userEmailCookie, writeCookie } from '@onair/core/session'
import { checkout as en } from '../i18n/messages/en.json'
import { checkout as fr } from '../i18n/messages/fr.json'
import { useMessages } from '../i18n/use-messages.ts'
import { hasRecaptcha, recaptchaToken } from '../models/recaptcha.ts'
import { sessionModel } from '../models/session.model.ts'
import { Button } from '../parts/button.tsx'
import { SignInForm } from '../parts/sign-in-form.tsx'
import { useModel, useShared, useShop } from '../shop.tsx'
import type { CheckoutModel } from './checkout.types.ts'

type Props = { id: string; model: CheckoutModel; busy: boolean; siteKey: string }

/**
 * Sign in, which keeps what is in the bag, or go on without an account. Who went on as a guest may still sign in: the bag
 * comes along, what the guest gave does not.
 */
export function WhoStep({ id, model, busy, siteKey }: Props) {
  const { language, link, models } = useShop()
  const t = useMessages(en, fr)
  const session = useModel(sessionModel)
  const signingIn = useShared(session.busy, false)
  const error = useShared(session.error, undefined)
  const guest = useShared(session.guest, false)
  const { session: cookies } = models.environment
  /** Without an account, or with one that is opened with the order: the delivery form then asks for a password. */
  function goOn(createAccount: boolean) {
    writeCookie(cookies, expressCheckoutCreateAccountCookie, createAccount)
    model.goOnAsGuest()
  }
  return (
    <div className="onair-who">
      <div className="onair-who-member">
        <h3>{t('haveAccount')}</h3>
        <SignInForm
          id={id}
          language={language}
          action="/signin"
          returnTo={link('/pages/checkout')}
          busy={signingIn || busy}
          error={error === 'unreachable' ? t('unreachable') : error?.items[0]?.message}
          submitText={t('signInAndGoOn')}
          email={guest ? undefined : readCookie(cookies, userEmailCookie)}
          forgotHref={link(forgotPasswordPath)}
          onSubmit={async ({ email, password, remember }, form) => {
            if (!hasRecaptcha()) return form.submit()
            const token = await recaptchaToken(siteKey, 'signin')
            if (await session.signIn({ email, password, recaptchaToken: token }, remember)) await model.signedIn()
          }}
        />
      </div>
      {guest ? (
        <div className="onair-who-guest">
          <h3>{t('goingAsGuest')}</h3>
          <p>{t('guestSwitch')}</p>
          <Button size="l" onClick={model.goOnAsGuest}>
            {t('staysGuest')}
          </Button>
        </div>
      ) : (
        <div className="onair-who-guest">
          <h3>{t('noAccount')}</h3>
          <p>{t('guestText')}</p>
          <Button size="l" onClick={() => goOn(false)}>
            {t('asGuest')}
          </Button>
          <p>{t('accountText')}</p>
          <Button onClick={() => goOn(true)}>{t('withAccount')}</Button>
        </div>
      )}
    </div>
  )
}
