import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import en from '../store-card.messages.en.json'
import fr from '../store-card.messages.fr.json'
import type { ProblemTexts } from './texts.ts'

/** The errors of a step above its fields, each a link to its field. Takes the focus when there are new ones. */
export function ErrorSummary({ id, problems }: { id: string; problems: ProblemTexts }) {
  const t = useMessages(en, fr)
  const summary = useRef<HTMLElement>(null)
  const list = Object.entries(problems)
  useLayoutEffect(() => {
    if (Object.keys(problems).length > 0) summary.current?.focus()
  }, [problems])
  if (list.length === 0) return null
  return (
    <section ref={summary} className="onair-store-card-errors" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>{t('errors', { count: list.length })}</h3>
      <ul>
        {list.map(([field, { message }]) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault()
                const fields = event.currentTarget.closest('form')?.elements.namedItem(field)
                if (fields instanceof HTMLElement) fields.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
