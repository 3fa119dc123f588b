import type { Language } from '@onair/core/language'
import { emailSuggestion } from '@onair/core/sign-in'
import { useRef, useState } from 'react'
import { useTexts } from '../kit/i18n/use-messages.ts'
import { Button } from './button.tsx'
import en from './email-field.messages.en.json'
import fr from './email-field.messages.fr.json'
import { Exact } from './exact.tsx'
import { Field, type FieldProps } from './field.tsx'

type EmailFieldProps = Omit<FieldProps, 'type' | 'onBlur'> & { language: Language }

/**
 * A field for an e-mail address that the shop does not know yet. When the address looks mistyped, the field suggests the probable
 * one, and one press takes it. It refuses nothing: a rare domain may be right.
 */
export function EmailField({ language, ...field }: EmailFieldProps) {
  const t = useTexts('emailField', en, fr, language)
  const [suggestion, setSuggestion] = useState<string>()
  const around = useRef<HTMLDivElement>(null)
  const accept = () => {
    const input = around.current?.querySelector('input')
    if (!input || !suggestion) return
    input.value = suggestion
    // Forms read typed text from this event.
    input.dispatchEvent(new Event('input', { bubbles: true }))
    setSuggestion(undefined)
    input.focus()
  }
  return (
    <div ref={around} className="onair-field">
      <Field
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        type="email"
        onBlur={(event) => setSuggestion(emailSuggestion(event.currentTarget.value))}
      />
      <div aria-live="polite">
        {suggestion && (
          <p className="onair-field-hint">
            <Exact value={suggestion}>{t('meant', { email: suggestion })}</Exact>{' '}
            <Button look="quiet" onClick={accept}>
              {t('take')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
