import type { Language } from '@onair/core/language'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../kit/i18n/use-messages.ts'
import en from './error-summary.messages.en.json'
import fr from './error-summary.messages.fr.json'

export type ErrorSummaryProps = {
  /** Unique on the page. */
  id: string
  language: Language
  /** The level of its heading: one below the heading above the form. */
  level?: 2 | 3
  /** The form's errors. A new value reads the form again and moves the focus; undefined does not move it. */
  errors: unknown
}

type WrongField = { target: HTMLElement; label: string; message: string }

/**
 * The errors of a long form, above its fields: a child of the `<form>`, which reads the invalid fields (`Field`, `Select`,
 * `Checkbox`, `Choice`) from the page. Several errors are listed, each a link to its field, and the list takes the focus. A single
 * error has no list: its field takes the focus.
 */
export function ErrorSummary({ id, language, level = 2, errors }: ErrorSummaryProps) {
  const Heading = `h${level}` as const
  const t = useTexts('errorSummary', en, fr, language)
  const place = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLElement>(null)
  const [wrong, setWrong] = useState<readonly WrongField[]>(none)
  useLayoutEffect(() => {
    const form = place.current?.closest('form')
    const fields = form && errors !== undefined ? wrongFields(form) : none
    setWrong(fields.length > 1 ? fields : none)
    if (fields.length === 1) fields[0]?.target.focus()
  }, [errors])
  useLayoutEffect(() => {
    if (wrong.length > 0) summary.current?.focus()
  }, [wrong])
  return (
    <div ref={place} hidden={wrong.length === 0}>
      {wrong.length > 0 && (
        <section ref={summary} className="onair-error-summary" aria-labelledby={id} tabIndex={-1}>
          <Heading id={id}>{t('errors', { count: wrong.length })}</Heading>
          <ul>
            {wrong.map(({ target, label, message }) => (
              <li key={target.id || label}>
                <a
                  href={`#${target.id}`}
                  onClick={(event) => {
                    event.preventDefault()
                    target.focus()
                  }}
                >
                  {t('error', { label, message })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const none: readonly WrongField[] = []

/** The invalid fields of a form in their order, with the texts of their labels and errors. */
function wrongFields(form: HTMLFormElement): readonly WrongField[] {
  return [...form.querySelectorAll<HTMLElement>('[aria-invalid=true], fieldset[data-invalid]')].flatMap((field) => {
    const target = field.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field
    const error = field.getAttribute('aria-describedby')?.split(' ')[0]
    const message = form.querySelector(`[id="${error}"]`)?.textContent ?? ''
    const label = field.querySelector('legend') ?? form.querySelector(`label[for="${field.id}"]`)
    return target ? [{ target, label: ownText(label), message }] : []
  })
}

/** A label's text without the mark of a required field and the word of an optional one. */
const ownText = (label: Element | null): string =>
  [...(label?.childNodes ?? [])]
    .filter((node) => !(node instanceof HTMLElement && node.className.startsWith('onair-field-')))
    .map(({ textContent }) => textContent)
    .join('')
    .trim()
