import { emptyStoreCardForm, type StoreCardForm, type StoreCardStep, storeCardSteps } from '@onair/core/store-card'
import type { FormEvent, ReactNode } from 'react'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { Button } from '../../parts/button.tsx'
import en from '../store-card.messages.en.json'
import fr from '../store-card.messages.fr.json'
import type { StoreCardModel } from '../store-card.model.ts'

/** Reads a form's fields. */
function read(form: HTMLFormElement): Partial<StoreCardForm> {
  const data = new FormData(form)
  const texts = Object.keys(emptyStoreCardForm).flatMap((name) => {
    const value = name === 'consent' ? null : data.get(name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const consent = form.elements.namedItem('consent')
  return {
    ...Object.fromEntries(texts),
    ...(consent instanceof HTMLInputElement && { consent: consent.checked }),
  }
}

/** The form of one step, with its buttons to go back and on. */
export function StepForm({
  step,
  model,
  sending,
  summary,
  children,
}: {
  step: StoreCardStep
  model: StoreCardModel
  sending: boolean
  summary: ReactNode
  children: ReactNode
}) {
  const t = useMessages('storeCard', en, fr)
  const previousStep = storeCardSteps[storeCardSteps.indexOf(step) - 1]
  const isLast = step === 'review'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLast) return void model.send()
    model.type(read(event.currentTarget))
    model.goOn()
  }

  return (
    <form noValidate onSubmit={submit} onInput={(event) => model.type(read(event.currentTarget))}>
      {summary}
      {children}
      <p className="onair-store-card-actions">
        <Button type="submit" look="primary" size="l" busy={sending}>
          {t(isLast ? (sending ? 'sending' : 'send') : 'goOn')}
        </Button>
        {previousStep && (
          <Button look="quiet" disabled={sending} onClick={() => model.change(previousStep)}>
            {t('back')}
          </Button>
        )}
      </p>
    </form>
  )
}
