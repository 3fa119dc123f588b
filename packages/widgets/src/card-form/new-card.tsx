import { type Result, Unreachable } from '@onair/core/http'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { CardCapture } from '../connected/card-capture.tsx'
import { useSending } from '../kit/hooks/use-sending.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShop, useUid } from '../kit/shop.tsx'
import { type CapturedCard, createCaptureModel } from '../models/capture.model.ts'
import { httpModel } from '../models/http.model.ts'
import { Button } from '../parts/button.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './card-form.messages.en.json'
import fr from './card-form.messages.fr.json'

type NewCardProps = {
  action: string
  /** Whether the shop asks for a recaptcha token, as after several declined cards: it is posted with the card. */
  proof: boolean
}

/** Adds a card: the provider's frame takes its number and gives a token, which the browser posts. */
export function NewCard({ action, proof }: NewCardProps) {
  const { language, link, models } = useShop()
  const t = useMessages('cardForm', en, fr)
  const id = useUid()
  const http = useModel(httpModel)
  const [capture] = useState(() => createCaptureModel(http, () => location.origin, language))
  const [sending, setSending] = useSending()
  const [problem, setProblem] = useState<string>()
  const [card, setCard] = useState<CapturedCard & { recaptchaToken?: string }>()
  const posted = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => void capture.load(), [capture])
  // Runs once the token is in the form's fields.
  useEffect(() => {
    if (card) form.current?.requestSubmit()
  }, [card])

  async function take() {
    setSending(true)
    setProblem(undefined)
    const captured = await capture.submit()
    const proven = captured.ok && proof ? await prove() : undefined
    if (captured.ok && proven?.ok !== false) {
      return setCard({ ...captured.card, ...(proven && { recaptchaToken: proven.value }) })
    }
    setSending(false)
    if (proven?.ok === false) setProblem(proven.items[0]?.message ?? t('away'))
    else if (!captured.ok && captured.reason === 'away') setProblem(t('away'))
    else capture.focus()
  }

  /** A recaptcha token, or why there is none: without a reason if the shop cannot be reached. */
  async function prove(): Promise<Result<string>> {
    const { recaptchaModel } = await import('../models/recaptcha.ts')
    try {
      return await models.of(recaptchaModel).prove('card', async (value) => ({ ok: true, value }))
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure
      return { ok: false, status: 503, items: [] }
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    // The browser posts the token, once.
    if (card && !posted.current) {
      posted.current = true
      return
    }
    event.preventDefault()
    if (sending) return
    posted.current = false
    void take()
  }

  return (
    <form ref={form} className="onair-setting-form onair-new-card" method="post" action={action} onSubmit={submit}>
      <noscript>
        <p className="onair-setting-empty">{t('withoutScript')}</p>
      </noscript>
      {problem && <Notice kind="bad">{problem}</Notice>}
      <CardCapture model={capture} failed={t('frameFailed')} />
      <p className="onair-setting-soft">{t('checkNote')}</p>
      {Object.entries(card ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Checkbox id={`${id}-default`} name="isDefault" label={t('isDefault')} />
      <p className="onair-setting-actions">
        <Button type="submit" look="primary" size="l" busy={sending}>
          {t(sending ? 'saving' : 'save')}
        </Button>
        <a href={link('/pages/myaccount/paymentcards')}>{t('cancel')}</a>
      </p>
    </form>
  )
}
