import { expressCheckoutCreateAccountCookie, readCookie, writeCookie } from '@onair/core/session'
import { forgotPasswordPath } from '@onair/core/sign-in'
import { useState } from 'react'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../../kit/shop.tsx'
import { Button } from '../../parts/button.tsx'
import { Checkbox } from '../../parts/checkbox.tsx'
import { Notice } from '../../parts/notice.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import type { CheckoutModel } from '../checkout.types.ts'
import type { DeliveryErrors } from './delivery-form.ts'

const none: DeliveryErrors = {}

/**
 * Lets a guest create an account with the order, by choosing a password. The choice is stored for a day (specification §3), so
 * that the checkbox is still checked after a reload.
 */
export function AccountForOrder({ id, model }: { id: string; model: CheckoutModel }) {
  const { language, link, models } = useShop()
  const t = useMessages('checkout', en, fr)
  const { session } = models.environment
  const { email, password } = useShared(model.deliveryErrors, none)
  const [wantsAccount, setWantsAccount] = useState(
    () => readCookie(session, expressCheckoutCreateAccountCookie) ?? false,
  )
  return (
    <div className="onair-account-for-order">
      {typeof email === 'object' && wantsAccount && (
        <Notice kind="warn" action={<Button onClick={() => model.change('who')}>{t('signInInstead')}</Button>}>
          {t('enteredDetailsStay')} <a href={link(forgotPasswordPath)}>{t('forgotPassword')}</a>
        </Notice>
      )}
      <Checkbox
        id={`${id}-create-account`}
        name="createAccount"
        label={t('createAccount')}
        hint={t('createAccountHint')}
        defaultChecked={wantsAccount}
        onChange={(event) => {
          const now = event.currentTarget.checked
          writeCookie(session, expressCheckoutCreateAccountCookie, now)
          setWantsAccount(now)
        }}
      />
      {wantsAccount && (
        <PasswordField
          id={`${id}-password`}
          language={language}
          name="password"
          label={t('newPassword')}
          hint={t('passwordTip')}
          error={password && (typeof password === 'string' ? t('passwordTooSimple') : password.message)}
          autoComplete="new-password"
        />
      )}
    </div>
  )
}
