import type { Language } from '@onair/core/language'
import { type SignInErrors, signInErrors } from '@onair/core/sign-in'
import { type ReactNode, useEffect, useState } from 'react'
import { translator } from '../kit/i18n/translate.ts'
import { Button } from './button.tsx'
import { Checkbox, Field } from './field.tsx'
import { Notice } from './notice.tsx'
import { PasswordField } from './password-field.tsx'
import en from './sign-in-form.messages.en.json'
import fr from './sign-in-form.messages.fr.json'

/** What the shopper filled in. The e-mail address is trimmed; the password is as typed. */
export type SignInValues = { email: string; password: string; remember: boolean }

export type SignInFormProps = {
  /** Unique on the page: `${useUid()}-signin`. */
  id: string
  language: Language
  /** Where it posts without JavaScript: `link('/signin')`, the shop's address on every page. */
  action: string
  /** Where to go afterwards, a path of the shop. Posted as `returnTo`. */
  returnTo?: string
  /** The address that is known already. A password never is. */
  email?: string
  /** Whether the box to be remembered is ticked at first. */
  remember?: boolean
  /** Why the last attempt failed, in a sentence. What was typed stays. */
  error?: ReactNode
  /** An attempt is under way: the button says so and cannot start another. */
  busy?: boolean
  /** Where a forgotten password is replaced. */
  forgotHref?: string
  /** What the button says; "Sign in" without it. */
  submitText?: string
  /** The form is being filled in: what its sending needs can be fetched. Told at every field. */
  onFocus?: () => void
  /** Told only what the rules let through. Without it the form posts itself. */
  onSubmit?: (values: SignInValues, form: HTMLFormElement) => void
}

/**
 * E-mail address, password, whether to be remembered. The rules speak beside the fields, the first wrong one gets the
 * focus. Fields keep their own text, so what a password manager or the shopper typed early stays.
 *
 * Lies in light DOM: autofill does not look into shadow roots.
 */
export function SignInForm({
  id,
  language,
  action,
  returnTo,
  email,
  remember,
  error,
  busy,
  forgotHref,
  submitText,
  onFocus,
  onSubmit,
}: SignInFormProps) {
  const t = translator<typeof en>(language === 'fr' ? (fr satisfies typeof en) : en, language)
  const [errors, setErrors] = useState<SignInErrors>({})
  // Without JavaScript the browser's own checks are the only ones.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <form
      className="onair-sign-in-form"
      id={id}
      method="post"
      action={action}
      noValidate={alive}
      aria-busy={busy || undefined}
      onFocus={onFocus}
      onSubmit={(event) => {
        if (!onSubmit) return
        event.preventDefault()
        if (busy) return
        const form = event.currentTarget
        const data = new FormData(form)
        const values: SignInValues = {
          email: String(data.get('email') ?? '').trim(),
          password: String(data.get('password') ?? ''),
          remember: data.has('remember'),
        }
        const wrong = signInErrors(values)
        setErrors(wrong)
        const first = (['email', 'password'] as const).find((field) => wrong[field])
        if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
        else onSubmit(values, form)
      }}
    >
      {error && <Notice kind="bad">{error}</Notice>}
      {returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
      <Field
        id={`${id}-email`}
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
        error={errors.email && t(errors.email)}
      />
      <PasswordField
        id={`${id}-password`}
        language={language}
        label={t('password')}
        name="password"
        autoComplete="current-password"
        error={errors.password && t(errors.password)}
      />
      {forgotHref && (
        <p className="onair-sign-in-forgot">
          <a href={forgotHref}>{t('forgot')}</a>
        </p>
      )}
      <Checkbox
        id={`${id}-remember`}
        name="remember"
        label={t('remember')}
        hint={t('rememberHint')}
        defaultChecked={remember}
      />
      <Button type="submit" look="primary" size="l" wide busy={busy}>
        {busy ? t('busy') : (submitText ?? t('submit'))}
      </Button>
    </form>
  )
}
