import type { Result } from '@onair/core/http'
import type { Language } from '@onair/core/language'
import { type NewPasswordErrors, newPasswordErrors, securityQuestion } from '@onair/core/sign-in'
import type { PasswordUpdate } from '@onair/core/sign-in/client'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShop } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import en from './forgot-password.messages.en.json'
import fr from './forgot-password.messages.fr.json'

/** The account that a link belongs to. */
export type LinkOf = { email: string; securityQuestionId: string | null }

type FieldName = keyof NewPasswordErrors
/** The field that a refusal's Area names. */
const fieldOf: ReadonlyMap<string, FieldName> = new Map([
  ['Answer', 'answer'],
  ['NewPassword', 'newPassword'],
  ['NewPasswordConfirmed', 'newPasswordConfirmed'],
])

type Errors = Partial<Record<FieldName, string>>

/** A refusal's message by the field that it names; empty if it names none. */
const refusedAt = ({ area = '', message = '' } = {}): Errors => {
  const field = fieldOf.get(area)
  return field ? { [field]: message } : {}
}

/**
 * The form for the new password, twice, and the answer to the security question if there is one. Errors show beside the
 * fields, and the first invalid one gets the focus.
 * @param onUpdate changes the password; undefined if the shop could not be reached
 */
export function ChooseForm({
  id,
  language,
  heading,
  token,
  of,
  reason,
  error,
  onUpdate,
}: {
  id: string
  language: Language
  heading: ComponentProps<'h1'>
  token: string
  of: LinkOf
  /** Why a form that was posted without JavaScript was refused. */
  reason?: { area: string; message: string }
  error?: string
  onUpdate: (form: PasswordUpdate) => Promise<Result<unknown> | undefined>
}) {
  const { link } = useShop()
  const t = useMessages('forgotPassword', en, fr)
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>(() => refusedAt(reason))
  const [refused, setRefused] = useState(error)
  const question = of.securityQuestionId ? (securityQuestion(of.securityQuestionId)?.[language] ?? '') : undefined

  // Without JavaScript the browser itself moves the focus.
  const begin = (name: FieldName) => !hydrated && errors[name] !== undefined
  useLayoutEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  async function save(data: FormData) {
    const text = (name: string) => String(data.get(name) ?? '')
    const values = {
      newPassword: text('newPassword'),
      newPasswordConfirmed: text('newPasswordConfirmed'),
      ...(question !== undefined && { answer: text('answer').trim() }),
    }
    const wrong = newPasswordErrors(values, question !== undefined)
    setErrors(Object.fromEntries(Object.entries(wrong).map(([field, key]) => [field, t(key)])))
    setRefused(undefined)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      const answer = await onUpdate({ token, ...values })
      if (answer?.ok) return
      const [refusal] = answer?.items ?? []
      const at = refusedAt(refusal)
      if (Object.keys(at).length > 0) setErrors(at)
      else setRefused(answer ? refusal?.message || t('later') : t('unreachable'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <h1 {...heading}>{t('chooseTitle')}</h1>
      <p className="onair-panel-lead">{t('for', { email: of.email })}</p>
      <form
        ref={form}
        className="onair-forgot-password-form"
        method="post"
        action={link('/password/update')}
        noValidate={hydrated}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void save(new FormData(event.currentTarget))
        }}
      >
        {refused && <Notice kind="bad">{refused}</Notice>}
        <input type="hidden" name="token" value={token} />
        {question !== undefined && (
          <Field
            id={`${id}-answer`}
            name="answer"
            label={question || t('answer')}
            hint={t('answerHint')}
            error={errors.answer}
            autoFocus={begin('answer')}
            autoComplete="off"
            maxLength={200}
            required
          />
        )}
        <PasswordField
          id={`${id}-new`}
          language={language}
          name="newPassword"
          label={t('newPassword')}
          hint={t('passwordTip')}
          error={errors.newPassword}
          autoFocus={begin('newPassword')}
          autoComplete="new-password"
        />
        <PasswordField
          id={`${id}-confirm`}
          language={language}
          name="newPasswordConfirmed"
          label={t('confirm')}
          error={errors.newPasswordConfirmed}
          autoFocus={begin('newPasswordConfirmed')}
          autoComplete="new-password"
        />
        <Button type="submit" look="primary" size="l" wide busy={busy}>
          {t(busy ? 'saving' : 'save')}
        </Button>
      </form>
    </>
  )
}
