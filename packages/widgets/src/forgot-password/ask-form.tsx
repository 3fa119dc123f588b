import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShared, useShop } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './forgot-password.messages.en.json'
import fr from './forgot-password.messages.fr.json'
import type { ForgotPasswordModel } from './forgot-password.model.ts'

/** The form that asks for the mail. @param email the initial value */
export function AskForm({ id, model, email }: { id: string; model: ForgotPasswordModel; email?: string | undefined }) {
  const { link } = useShop()
  const t = useMessages('forgotPassword', en, fr)
  const hydrated = useHydrated()
  const isSending = useShared(model.sending, false)
  const isWrong = useShared(model.isEmailWrong, model.isEmailWrong.peek())
  const failure = useShared(model.failure, model.failure.peek())
  return (
    <form
      className="onair-forgot-password-form"
      method="post"
      action={link('/password/reset')}
      noValidate={hydrated}
      onSubmit={async (event) => {
        event.preventDefault()
        const form = event.currentTarget
        const typedEmail = String(new FormData(form).get('email') ?? '').trim()
        if (!(await model.ask(typedEmail))) form.querySelector<HTMLInputElement>('[name="email"]')?.focus()
      }}
    >
      {failure && <Notice kind="bad">{typeof failure === 'object' ? failure.message : t(failure)}</Notice>}
      <Field
        id={`${id}-email`}
        name="email"
        type="email"
        label={t('email')}
        error={isWrong && t('emailInvalid')}
        defaultValue={email}
        autoFocus={!hydrated && isWrong}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" look="primary" size="l" wide busy={isSending}>
        {t(isSending ? 'sending' : 'send')}
      </Button>
    </form>
  )
}
