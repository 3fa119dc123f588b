import { accountClient } from '@onair/core/account/client'
import { Unreachable } from '@onair/core/http'
import type { Language } from '@onair/core/language'
import { readProvince } from '@onair/core/session'
import { accountPath, forgotPasswordPath, safeReturnPath, signInPath } from '@onair/core/sign-in'
import { useState } from 'react'
import { SignedInHere } from '../connected/signed-in-here.tsx'
import { useAddressLookup } from '../kit/hooks/use-address-lookup.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useModel, useShared, useShop, useUid } from '../kit/shop.tsx'
import { isForeign } from '../models/foreign.ts'
import { httpModel } from '../models/http.model.ts'
import { cookiesMissing } from '../models/needs-cookies.ts'
import { returnAddress } from '../models/return-address.ts'
import { sessionModel } from '../models/session.model.ts'
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
import {
  type AccountErrors,
  type AccountForm,
  accountErrors,
  accountRequest,
  firstWrong,
  isSound,
  type MemberRequest,
  readAccountForm,
  refusedAt,
  type TypedAccount,
  typedErrors,
} from './account-form.ts'
import type { CreateAccountEvents } from './create-account.events.ts'
import en from './create-account.messages.en.json'
import fr from './create-account.messages.fr.json'

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

const nothing: AccountErrors = { address: {} }

/** The form for a new account: sign-in data, address, and language of messages. */
export function CreateAccount({ returnTo, posted, typed, onBeforeReturn }: CreateAccountProps) {
  const { models, language, link } = useShop()
  const t = useMessages('createAccount', en, fr)
  const id = useUid()
  const hydrated = useHydrated()
  const http = useModel(httpModel)
  const session = useModel(sessionModel)
  const lookup = useAddressLookup()
  const [defaults] = useState(() => typed?.values ?? emptyAddress(readProvince(models.environment.session)))
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open')
  const [entered, setEntered] = useState(false)
  const [errors, setErrors] = useState<AccountErrors>(() => (typed ? typedErrors(typed) : nothing))
  const [refused, setRefused] = useState(posted === 'refused' ? t('refused') : undefined)
  const foreign = hydrated && isForeign(models.environment)
  // Links to the shop: another site's page may have other pages under these paths.
  const target = (!foreign && safeReturnPath(returnTo)) || accountPath
  const member = useShared(useModel(signedInModel).member, undefined)
  const taken = posted === 'taken' || (typeof errors.email === 'object' && errors.email.taken)

  // Without JavaScript the browser itself moves the focus.
  const begin = hydrated ? undefined : firstWrong(errors)

  /**
   * After several e-mails that are taken the shop asks for a recaptcha token (417, Area `Recaptcha`). Nothing is sent where the
   * account could not be entered.
   */
  async function createAsPerson(request: MemberRequest) {
    const missing = cookiesMissing(models.environment)
    if (missing) return missing
    const client = accountClient(http)
    const made = await client.create(request)
    if (made.ok || made.status !== 417 || made.items[0]?.area !== 'Recaptcha') return made
    const { recaptchaModel } = await import('../models/recaptcha.ts')
    return models
      .of(recaptchaModel)
      .prove('register', (recaptchaToken) => client.create({ ...request, recaptchaToken }))
  }

  async function open(values: AccountForm) {
    const wrong = accountErrors(values)
    setErrors(wrong)
    setRefused(undefined)
    if (!isSound(wrong)) return
    setState('sending')
    let left = false
    try {
      const made = await createAsPerson(accountRequest(values))
      if (!made.ok) {
        const [reason] = made.items
        const at = reason && refusedAt(made.status, reason)
        if (at) setErrors(at)
        else setRefused(reason?.message ?? t('refused'))
        return
      }
      const { firstName, lastName } = accountRequest(values)
      const { email } = made.value
      await session.enter(made.value, { remember: false, guest: false, firstName, lastName, email })
      left = true
      const href = returnAddress(models.environment, returnTo)
      if (onBeforeReturn?.({ href }) !== false && href !== location.href) models.environment.go(href)
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure
      setRefused(t('unreachable'))
    } finally {
      // Another site's page stays open and offers to sign out.
      setState(left && !foreign ? 'done' : 'open')
      setEntered(left)
    }
  }

  if (foreign && member !== undefined) return <SignedInHere entered={entered} />
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
        aria-busy={state === 'sending' || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (state === 'open') void open(readAccountForm(new FormData(event.currentTarget)))
        }}
      >
        <input type="hidden" name="returnTo" value={target} />
        <ErrorSummary id={`${id}-errors`} language={language} errors={errors} />
        <p className="onair-create-account-note">{t('requiredNote')}</p>
        {refused && <Notice kind="bad">{refused}</Notice>}
        {posted === 'taken' && state === 'open' && !errorText(errors.email) && (
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
            autoFocus={begin === 'email'}
            autoComplete="username"
            required
          />
          {taken && errorText(errors.email) && <p className="onair-create-account-ways">{ways}</p>}
          <PasswordField
            id={`${id}-password`}
            language={language}
            name="password"
            label={t('password')}
            hint={t('passwordTip')}
            error={errorText(errors.password)}
            autoFocus={begin === 'password'}
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
            begin={begin === 'email' || begin === 'password' ? undefined : begin}
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
        <Button type="submit" look="primary" size="l" wide busy={state !== 'open'}>
          {t(state === 'open' ? 'submit' : 'busy')}
        </Button>
      </form>
      <p className="onair-hidden" role="status">
        {state === 'done' && t('done')}
      </p>
    </section>
  )
}

const spokenOptions = (t: (key: 'english' | 'french') => string): { value: Language; label: string }[] => [
  { value: 'en', label: t('english') },
  { value: 'fr', label: t('french') },
]
