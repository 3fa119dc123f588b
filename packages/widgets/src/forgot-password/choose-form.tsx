import { maxAnswerLength } from '@onair/core/limits'
import { securityQuestion } from '@onair/core/sign-in'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShared, useShop } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import en from './forgot-password.messages.en.json'
import fr from './forgot-password.messages.fr.json'
import type { ForgotPasswordModel, LinkAccount, RecoveryErrors } from './forgot-password.model.ts'

type ChooseFormProps = {
  id: string
  heading: ComponentProps<'h1'>
  model: ForgotPasswordModel
  token: string
  account: LinkAccount
}

/**
 * The form for the new password, twice, and the answer to the security question if there is one. Errors show beside the
 * fields, and the first invalid one gets the focus.
 */
export function ChooseForm({ id, heading, model, token, account }: ChooseFormProps) {
  const { language, link } = useShop()
  const t = useMessages('forgotPassword', en, fr)
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useShared(model.sending, false)
  const errors = useShared(model.errors, model.errors.peek())
  const failure = useShared(model.failure, model.failure.peek())
  const { securityQuestionId } = account
  const question = securityQuestionId ? (securityQuestion(securityQuestionId)?.[language] ?? '') : undefined

  // Without JavaScript the browser itself moves the focus.
  const hasAutoFocus = (field: keyof RecoveryErrors) => !hydrated && errors[field] !== undefined
  const errorText = (error: RecoveryErrors[keyof RecoveryErrors]) =>
    error && (typeof error === 'string' ? t(error) : error.message)
  useLayoutEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  function save(data: FormData) {
    const text = (name: string) => String(data.get(name) ?? '')
    void model.choose(token, {
      newPassword: text('newPassword'),
      newPasswordConfirmed: text('newPasswordConfirmed'),
      ...(question !== undefined && { answer: text('answer').trim() }),
    })
  }

  return (
    <>
      <h1 {...heading}>{t('chooseTitle')}</h1>
      <p className="onair-panel-lead">{t('for', { email: account.email })}</p>
      <form
        ref={form}
        className="onair-forgot-password-form"
        method="post"
        action={link('/password/update')}
        noValidate={hydrated}
        onSubmit={(event) => {
          event.preventDefault()
          save(new FormData(event.currentTarget))
        }}
      >
        {failure && <Notice kind="bad">{typeof failure === 'object' ? failure.message : t(failure)}</Notice>}
        <input type="hidden" name="token" value={token} />
        {question !== undefined && (
          <Field
            id={`${id}-answer`}
            name="answer"
            label={question || t('answer')}
            hint={t('answerHint')}
            error={errorText(errors.answer)}
            autoFocus={hasAutoFocus('answer')}
            autoComplete="off"
            maxLength={maxAnswerLength}
            required
          />
        )}
        <PasswordField
          id={`${id}-new`}
          language={language}
          name="newPassword"
          label={t('newPassword')}
          hint={t('passwordTip')}
          error={errorText(errors.newPassword)}
          autoFocus={hasAutoFocus('newPassword')}
          autoComplete="new-password"
        />
        <PasswordField
          id={`${id}-confirm`}
          language={language}
          name="newPasswordConfirmed"
          label={t('confirm')}
          error={errorText(errors.newPasswordConfirmed)}
          autoFocus={hasAutoFocus('newPasswordConfirmed')}
          autoComplete="new-password"
        />
        <Button type="submit" look="primary" size="l" wide busy={isSending}>
          {t(isSending ? 'saving' : 'save')}
        </Button>
      </form>
    </>
  )
}
