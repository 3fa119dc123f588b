import { isEmail } from '@onair/core/sign-in'
import { useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShop } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './forgot-password.messages.en.json'
import fr from './forgot-password.messages.fr.json'

/**
 * Asks for the e-mail address. @param email the initial value. @param onAsk requests the mail; resolves to an error
 * message, if any
 */
export function AskForm({
  id,
  email: before,
  error,
  onAsk,
}: {
  id: string
  email?: string
  error?: string
  onAsk: (email: string) => Promise<string | undefined>
}) {
  const { link } = useShop()
  const t = useMessages('forgotPassword', en, fr)
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState(before !== undefined && !isEmail(before))
  const [refused, setRefused] = useState(wrong ? undefined : error)
  return (
    <form
      className="onair-forgot-password-form"
      method="post"
      action={link('/password/reset')}
      noValidate={hydrated}
      onSubmit={async (event) => {
        event.preventDefault()
        if (busy) return
        const form = event.currentTarget
        const email = String(new FormData(form).get('email') ?? '').trim()
        const usable = isEmail(email)
        setWrong(!usable)
        setRefused(undefined)
        if (!usable) return form.querySelector<HTMLInputElement>('[name="email"]')?.focus()
        setBusy(true)
        try {
          setRefused(await onAsk(email))
        } finally {
          setBusy(false)
        }
      }}
    >
      {refused && <Notice kind="bad">{refused}</Notice>}
      <Field
        id={`${id}-email`}
        name="email"
        type="email"
        label={t('email')}
        error={wrong && t('emailInvalid')}
        defaultValue={before}
        autoFocus={!hydrated && wrong}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" look="primary" size="l" wide busy={busy}>
        {t(busy ? 'sending' : 'send')}
      </Button>
    </form>
  )
}
