import type { Language } from '@onair/core/language'
import { translatorIn } from '@onair/core/messages'
import { type SignInErrors, signInErrors } from '@onair/core/sign-in'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { Notice } from './notice.tsx'
import { PasswordField } from './password-field.tsx'
import en from './sign-in-form.messages.en.json'
import fr from './sign-in-form.messages.fr.json'

/** The form's values. The e-mail address is trimmed; the password is as typed. */
export type SignInValues = { email: string; password: string; remember: boolean }

export type SignInFormProps = {
  /** Unique on the page: `${useUid()}-signin`. */
  id: string
  language: Language
  /** The form's action without JavaScript: `link('/signin')`, the shop's URL on every page. */
  action: string
  /** The page to open afterwards, a path of the shop. Posted as `returnTo`. */
  returnTo?: string
  /** The initial e-mail address. There is no initial password. */
  email?: string
  /** Whether "keep me signed in" is checked at first. */
  remember?: boolean
  /** Why the last attempt failed. Typed text stays. */
  error?: ReactNode
  /** An attempt is pending: the button shows it and starts no other. */
  busy?: boolean
  /** The URL of the page for forgotten passwords. */
  forgotHref?: string
  /** The button's label; "Sign in" if not given. */
  submitText?: string
  /** Called at the first focus of each field, to prefetch what submitting needs. */
  onFocus?: () => void
  /** Called with valid values only. Without it the form is posted. */
  onSubmit?: (values: SignInValues, form: HTMLFormElement) => void
}

/**
 * The sign-in form. Errors show beside the fields, and the first invalid one gets the focus. The fields are
 * uncontrolled, so that text from a password manager or typed before hydration stays.
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
  const t = translatorIn(language, en, fr)
  const [errors, setErrors] = useState<SignInErrors>({})
  // Without JavaScript, the browser's own validation runs.
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <form
      className="onair-sign-in-form"
      id={id}
      method="post"
      action={action}
      noValidate={hydrated}
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
