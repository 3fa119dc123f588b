import { emailChangeErrors, informationPath, passwordChangeErrors, questionChangeErrors } from '@onair/core/information'
import { maxAnswerLength } from '@onair/core/limits'
import { securityQuestions } from '@onair/core/sign-in'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSending } from '../kit/hooks/use-sending.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { EmailField } from '../parts/email-field.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { Select } from '../parts/select.tsx'
import en from './information-form.messages.en.json'
import fr from './information-form.messages.fr.json'

type Kind = 'email' | 'password' | 'question'
type FieldName = 'currentPassword' | 'email' | 'newPassword' | 'newPasswordConfirmed' | 'securityQuestionId' | 'answer'

export type InformationFormProps = {
  /** What it changes. */
  kind: Kind
  /** The account’s present question. */
  securityQuestionId?: string | null
  /**
   * The form as it was posted and refused: the values that may be shown again, the server's reason, or that the shop was not
   * available.
   */
  typed?: {
    email?: string
    securityQuestionId?: string
    reason?: { area: string; message: string }
    away?: true
  }
}

const fieldsOf: Readonly<Record<Kind, readonly FieldName[]>> = {
  email: ['email', 'currentPassword'],
  password: ['currentPassword', 'newPassword', 'newPasswordConfirmed'],
  question: ['securityQuestionId', 'answer', 'currentPassword'],
}

/** The errors of a form that is about to be posted, by field, as message keys. */
function errorsOf(kind: Kind, form: FormData) {
  const text = (name: FieldName) => String(form.get(name) ?? '')
  const currentPassword = text('currentPassword')
  if (kind === 'email') return emailChangeErrors({ currentPassword, email: text('email') })
  if (kind === 'question') {
    return questionChangeErrors({
      currentPassword,
      securityQuestionId: text('securityQuestionId'),
      answer: text('answer'),
    })
  }
  return passwordChangeErrors({
    currentPassword,
    newPassword: text('newPassword'),
    newPasswordConfirmed: text('newPasswordConfirmed'),
  })
}

/** Changes the e-mail, the password or the security question (specification §2 and §5). Checked here, posted by the browser. */
export function InformationForm({ kind, securityQuestionId, typed }: InformationFormProps) {
  const { language, link } = useShop()
  const t = useMessages('informationForm', en, fr)
  const id = useUid()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [refused] = useState(() => refusalOf(kind, typed?.reason))
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>(refused.fields)
  const [sending, setSending] = useSending()
  useLayoutEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  function submit(event: FormEvent<HTMLFormElement>) {
    const wrong = Object.entries(errorsOf(kind, new FormData(event.currentTarget)))
    if (sending || wrong.length > 0) event.preventDefault()
    else setSending(true)
    setErrors(Object.fromEntries(wrong.map(([name, key]) => [name, t(key)])))
  }

  const password = (name: 'currentPassword' | 'newPassword' | 'newPasswordConfirmed', hint?: string) => (
    <PasswordField
      id={`${id}-${name}`}
      language={language}
      name={name}
      label={t(name)}
      hint={hint}
      error={errors[name]}
      autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
    />
  )
  return (
    <div className="onair onair-setting">
      <h1>{t(`title_${kind}`)}</h1>
      <p>{t(`lead_${kind}`)}</p>
      <form
        ref={form}
        className="onair-setting-form"
        method="post"
        action={link(`/account/information/${kind}`)}
        noValidate={hydrated}
        onSubmit={submit}
      >
        {typed?.away && <Notice kind="bad">{t('away')}</Notice>}
        {refused.sentence && <Notice kind="bad">{refused.sentence}</Notice>}
        {kind === 'email' && (
          <EmailField
            id={`${id}-email`}
            language={language}
            name="email"
            label={t('email')}
            autoComplete="email"
            required
            defaultValue={typed?.email}
            error={errors.email}
          />
        )}
        {kind === 'question' && (
          <>
            <Select
              id={`${id}-question`}
              name="securityQuestionId"
              label={t('securityQuestionId')}
              required
              defaultValue={typed?.securityQuestionId ?? securityQuestionId ?? ''}
              error={errors.securityQuestionId}
              options={[
                { value: '', label: t('choose') },
                ...securityQuestions.map((question) => ({ value: question.id, label: question[language] })),
              ]}
            />
            <Field
              id={`${id}-answer`}
              name="answer"
              label={t('answer')}
              hint={t('answerHint')}
              autoComplete="off"
              maxLength={maxAnswerLength}
              required
              error={errors.answer}
            />
          </>
        )}
        {password('currentPassword')}
        {kind === 'password' && (
          <>
            {password('newPassword', t('passwordTip'))}
            {password('newPasswordConfirmed')}
          </>
        )}
        <p className="onair-setting-actions">
          <Button type="submit" look="primary" size="l" busy={sending}>
            {t(sending ? 'saving' : `save_${kind}`)}
          </Button>
          <a href={link(informationPath)}>{t('cancel')}</a>
        </p>
      </form>
    </div>
  )
}

/** The server's sentence: at its field, or above the form if there is no such field. */
function refusalOf(kind: Kind, reason: { area: string; message: string } | undefined) {
  if (!reason) return { fields: {} }
  const field = fieldsOf[kind].find((name) => name.toLowerCase() === reason.area.toLowerCase())
  return field ? { fields: { [field]: reason.message } } : { fields: {}, sentence: reason.message }
}
