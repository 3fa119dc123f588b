import type { Language } from '@onair/core/language'
import { readProvince } from '@onair/core/session'
import { forgotPasswordPath, signInPath } from '@onair/core/sign-in'
import { useState } from 'react'
import { SignedInHere } from '../connected/signed-in-here.tsx'
import { useAddressLookup } from '../kit/hooks/use-address-lookup.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useModel, useShared, useShop, useUid } from '../kit/shop.tsx'
import { isForeign } from '../models/foreign.ts'
import { signedInModel } from '../models/signed-in.model.ts'
import { AddressFields } from '../parts/address-fields.tsx'
import { emptyAddress } from '../parts/address-values.ts'
import { Button } from '../parts/button.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { EmailField } from '../parts/email-field.tsx'
import { ErrorSummary } from '../parts/error-summary.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { Select } from '../parts/select.tsx'
import { type AccountErrors, firstWrong, readAccountForm, type TypedAccount } from './account-form.ts'
import type { CreateAccountEvents } from './create-account.events.ts'
import en from './create-account.messages.en.json'
import fr from './create-account.messages.fr.json'
import { createAccountModel, shopTarget } from './create-account.model.ts'

export type CreateAccountProps = {
  /**
   * The page to open afterwards, a path of the shop; the account if not given. On another site's page a path of that
   * site; without one the page stays.
   */
  returnTo?: string
  /** The result of a form that was posted without JavaScript: the e-mail address has an account, or another error. */
  posted?: 'taken' | 'refused'
  /** The values of that form. */
  typed?: TypedAccount
} & CreateAccountEvents

/** The form for a new account: sign-in data, address, and language of messages. */
export function CreateAccount({ returnTo, posted, typed, onBeforeReturn }: CreateAccountProps) {
  const { models, language, link } = useShop()
  const t = useMessages('createAccount', en, fr)
  const id = useUid()
  const hydrated = useHydrated()
  const lookup = useAddressLookup()
  const [defaults] = useState(() => typed?.values ?? emptyAddress(readProvince(models.environment.session)))
  const [model] = useState(() => createAccountModel(models, { posted, typed }))
  const phase = useShared(model.phase, 'open')
  const errors = useShared(model.errors, model.errors.peek())
  const isTaken = useShared(model.isTaken, model.isTaken.peek())
  const failure = useShared(model.failure, model.failure.peek())
  const hasEntered = useShared(model.hasEntered, false)
  const foreign = hydrated && isForeign(models.environment)
  const target = shopTarget(foreign, returnTo)
  const member = useShared(useModel(signedInModel).member, undefined)

  // Without JavaScript the browser itself moves the focus.
  const autoFocused = hydrated ? undefined : firstWrong(errors)

  if (foreign && member !== undefined) return <SignedInHere entered={hasEntered} />
  const signInHref = `${link(signInPath)}?return=${encodeURIComponent(target)}`
  const ways = (
    <>
      <a href={signInHref}>{t('signIn')}</a> · <a href={link(forgotPasswordPath)}>{t('forgot')}</a>
    </>
  )
  const errorText = (error: AccountErrors['email'] | AccountErrors['password']) =>
    error && (typeof error === 'string' ? t(error) : error.message)
  return (
    <section className="onair onair-panel onair-create-account" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{t('title')}</h1>
      <p className="onair-panel-lead">
        {t('lead')} {t('haveAccount')} <a href={signInHref}>{t('signIn')}</a>
      </p>
      <form
        method="post"
        action={link('/account/open')}
        noValidate={hydrated}
        aria-busy={phase === 'sending' || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          void model.open(readAccountForm(new FormData(event.currentTarget)), {
            returnTo,
            mayLeave: (href) => onBeforeReturn?.({ href }) !== false,
          })
        }}
      >
        <input type="hidden" name="returnTo" value={target} />
        <ErrorSummary id={`${id}-errors`} language={language} errors={errors} />
        <p className="onair-create-account-note">{t('requiredNote')}</p>
        {failure && <Notice kind="bad">{typeof failure === 'object' ? failure.message : t(failure)}</Notice>}
        {posted === 'taken' && phase === 'open' && !errorText(errors.email) && (
          <Notice kind="bad" action={ways}>
            {t('emailTaken')}
          </Notice>
        )}
        <fieldset>
          <legend>{t('you')}</legend>
          <EmailField
            id={`${id}-email`}
            language={language}
            name="email"
            label={t('email')}
            error={errorText(errors.email)}
            defaultValue={typed?.values.email}
            autoFocus={autoFocused === 'email'}
            autoComplete="username"
            required
          />
          {isTaken && errorText(errors.email) && <p className="onair-create-account-ways">{ways}</p>}
          <PasswordField
            id={`${id}-password`}
            language={language}
            name="password"
            label={t('password')}
            hint={t('passwordTip')}
            error={errorText(errors.password)}
            autoFocus={autoFocused === 'password'}
            autoComplete="new-password"
          />
        </fieldset>
        <fieldset>
          <legend>{t('address')}</legend>
          <AddressFields
            id={`${id}-address`}
            language={language}
            defaults={defaults}
            errors={errors.address}
            begin={autoFocused === 'email' || autoFocused === 'password' ? undefined : autoFocused}
            lookup={lookup}
          />
        </fieldset>
        <fieldset>
          <legend>{t('wishes')}</legend>
          <Select
            id={`${id}-spoken`}
            name="spoken"
            label={t('spoken')}
            defaultValue={typed?.values.spoken ?? language}
            options={spokenOptions(t)}
          />
          <Checkbox
            id={`${id}-subscribe`}
            name="subscribe"
            label={t('subscribe')}
            defaultChecked={typed?.values.subscribe}
          />
        </fieldset>
        <Button type="submit" look="primary" size="l" wide busy={phase !== 'open'}>
          {t(phase === 'open' ? 'submit' : 'busy')}
        </Button>
      </form>
      <p className="onair-hidden" role="status">
        {phase === 'leaving' && t('done')}
      </p>
    </section>
  )
}

const spokenOptions = (t: (key: 'english' | 'french') => string): { value: Language; label: string }[] => [
  { value: 'en', label: t('english') },
  { value: 'fr', label: t('french') },
]
