import type { Language } from '@onair/core/language'
import { translatorIn } from '@onair/core/messages'
import { type ReactNode, useEffect, useState } from 'react'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import en from './sign-in-form.messages.en.json'
import fr from './sign-in-form.messages.fr.json'

export type PasswordFieldProps = {
  id: string
  language: Language
  label: ReactNode
  name: string
  /** `current-password` at sign-in; `new-password` for a new one, so that a password manager offers one. */
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  error?: ReactNode
  /** Sets `autofocus`, for pages without JavaScript. */
  autoFocus?: boolean
}

/** A password field with a button that shows the password. The button is absent without JavaScript. */
export function PasswordField({ id, language, ...field }: PasswordFieldProps) {
  const t = translatorIn(language, en, fr)
  const [seen, setSeen] = useState(false)
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <div className="onair-password">
      <Field {...field} id={id} type={seen ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} required />
      {hydrated && (
        <button
          type="button"
          className="onair-password-toggle"
          aria-pressed={seen}
          aria-controls={id}
          aria-label={t(seen ? 'hide' : 'show')}
          onClick={() => setSeen(!seen)}
        >
          <Icon path={seen ? icons.eyeOff : icons.eye} />
        </button>
      )}
    </div>
  )
}
