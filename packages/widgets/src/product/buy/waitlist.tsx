import { catalogueClient } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { readCookie, userEmailCookie } from '@onair/core/session'
import { isEmail } from '@onair/core/sign-in'
import { type FormEvent, useRef, useState } from 'react'
import { useSheet } from '../../kit/hooks/use-sheet.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useModel, useShop } from '../../kit/shop.tsx'
import { publicHttpModel } from '../../models/public-http.model.ts'
import { Button } from '../../parts/button.tsx'
import { EmailField } from '../../parts/email-field.tsx'
import { Notice } from '../../parts/notice.tsx'
import css from './waitlist.css?inline'
import en from './waitlist.messages.en.json'
import fr from './waitlist.messages.fr.json'

export type WaitlistProps = {
  id: string
  itemNo: string
  edpNo: number
  /** The style and size: `Ivory, M`; empty if there is nothing to choose. */
  choice: string
}

/** Asks for an e-mail address to notify when a sold-out style and size is back. */
export function Waitlist({ id, itemNo, edpNo, choice }: WaitlistProps) {
  const { language, models } = useShop()
  const t = useMessages('waitlist', en, fr)
  const http = useModel(publicHttpModel)
  const inside = useRef<HTMLFormElement>(null)
  useSheet(inside, css)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [joined, setJoined] = useState<string>()

  async function join(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    const refuse = (sentence: string) => {
      setError(sentence)
      ;(form.elements.namedItem('email') as HTMLElement | null)?.focus()
    }
    if (!isEmail(email)) return refuse(t('emailInvalid'))
    setBusy(true)
    setError(undefined)
    try {
      const answer = await catalogueClient(http).joinWaitlist(itemNo, edpNo, email)
      if (answer.ok) setJoined(email)
      else refuse(answer.items[0]?.message ?? t('unreachable'))
    } catch (failure) {
      refuse(t('unreachable'))
      if (!(failure instanceof Unreachable)) throw failure
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={inside} className="onair-waitlist onair-no-print" noValidate onSubmit={(event) => void join(event)}>
      <h2>{t('title')}</h2>
      {choice && <p>{choice}</p>}
      <div role="status">
        {joined && (
          <Notice kind="good" still>
            {t('done', { email: joined })}
          </Notice>
        )}
      </div>
      {!joined && (
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
            error={error}
          />
          <Button type="submit" look="primary" size="l" wide busy={busy}>
            {t(busy ? 'busy' : 'submit')}
          </Button>
        </>
      )}
    </form>
  )
}
