import { expressCheckoutCreateAccountCookie, readCookie, userEmailCookie, writeCookie } from '@onair/core/session'
import { forgotPasswordPath } from '@onair/core/sign-in'
import { ShopInstead } from '../../connected/shop-instead.tsx'
import { useSignIn } from '../../kit/hooks/use-sign-in.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop } from '../../kit/shop.tsx'
import { sessionModel } from '../../models/session.model.ts'
import { Button } from '../../parts/button.tsx'
import { SignInForm } from '../../parts/sign-in-form.tsx'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import type { CheckoutModel } from '../checkout.types.ts'

const checkoutPath = '/pages/checkout'

type Props = { id: string; model: CheckoutModel; busy: boolean; siteKey: string | undefined }

/**
 * Continues without an account, or signs in, which keeps the bag. A guest may still sign in: the bag stays, the guest's details
 * do not.
 */
export function WhoStep({ id, model, busy, siteKey }: Props) {
  const { language, link, models } = useShop()
  const t = useMessages('checkout', en, fr)
  const session = useModel(sessionModel)
  const { signIn, prepare, error, barred, ...signing } = useSignIn(siteKey)
  const guest = useShared(session.guest, false)
  const { session: cookies } = models.environment
  /**
   * Continues without an account, or with one that is created with the order: the delivery form then asks for a
   * password.
   */
  function goOn(createAccount: boolean) {
    writeCookie(cookies, expressCheckoutCreateAccountCookie, createAccount)
    model.goOnAsGuest()
  }
  return (
    <div className="onair-who">
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
          <Button look="primary" size="l" onClick={() => goOn(false)}>
            {t('asGuest')}
          </Button>
          <p>{t('accountText')}</p>
          <Button onClick={() => goOn(true)}>{t('withAccount')}</Button>
        </div>
      )}
      <div className="onair-who-member">
        <h3>{t('haveAccount')}</h3>
        {barred && (
          <ShopInstead path={checkoutPath} label={t('continueAtShop')}>
            {t('barred')}
          </ShopInstead>
        )}
        <SignInForm
          id={id}
          language={language}
          action={link('/signin')}
          returnTo={link(checkoutPath)}
          busy={signing.busy || busy}
          error={error === 'unreachable' ? t('unreachable') : barred ? undefined : error?.items[0]?.message}
          submitText={t('signInAndGoOn')}
          email={guest ? undefined : readCookie(cookies, userEmailCookie)}
          forgotHref={link(forgotPasswordPath)}
          onFocus={prepare}
          onSubmit={async (values, form) => {
            if (await signIn(values, form)) await model.signedIn()
          }}
        />
      </div>
    </div>
  )
}
