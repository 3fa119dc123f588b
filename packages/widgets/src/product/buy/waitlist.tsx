import { readCookie, userEmailCookie } from '@onair/core/session'
import { type FormEvent, useRef, useState } from 'react'
import { useSheet } from '../../kit/hooks/use-sheet.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../../kit/shop.tsx'
import { Button } from '../../parts/button.tsx'
import { EmailField } from '../../parts/email-field.tsx'
import { Notice } from '../../parts/notice.tsx'
import css from './waitlist.css?inline'
import en from './waitlist.messages.en.json'
import fr from './waitlist.messages.fr.json'
import { createWaitlistModel } from './waitlist.model.ts'

export type WaitlistProps = {
  id: string
  itemNo: string
  edpNo: number
  /** The style and size: `Ivory, M`; empty if there is nothing to choose. */
  choice: string
}

/** Asks for the e-mail address that is notified when a sold-out style and size is back. */
export function Waitlist({ id, itemNo, edpNo, choice }: WaitlistProps) {
  const { language, models } = useShop()
  const t = useMessages('waitlist', en, fr)
  const inside = useRef<HTMLFormElement>(null)
  useSheet(inside, css)
  const [model] = useState(() => createWaitlistModel(models))
  const isSending = useShared(model.sending, false)
  const failure = useShared(model.failure, undefined)
  const joinedAs = useShared(model.joinedAs, undefined)

  async function join(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    if (!(await model.join({ itemNo, edpNo }, email))) (form.elements.namedItem('email') as HTMLElement | null)?.focus()
  }

  return (
    <form ref={inside} className="onair-waitlist onair-no-print" noValidate onSubmit={(event) => void join(event)}>
      <h2>{t('title')}</h2>
      {choice && <p>{choice}</p>}
      <div role="status">
        {joinedAs && (
          <Notice kind="good" still>
            {t('done', { email: joinedAs })}
          </Notice>
        )}
      </div>
      {!joinedAs && (
        <>
          <EmailField
            id={`${id}-email`}
            language={language}
            name="email"
            label={t('email')}
            hint={t('hint')}
            autoComplete="email"
            required
            defaultValue={readCookie(models.environment.session, userEmailCookie)}
            error={typeof failure === 'object' ? failure.message : failure && t(failure)}
          />
          <Button type="submit" look="primary" size="l" wide busy={isSending}>
            {t(isSending ? 'busy' : 'submit')}
          </Button>
        </>
      )}
    </form>
  )
}
