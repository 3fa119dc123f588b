import type { Account } from '@onair/core/account/client'
import { cardTypes } from '@onair/core/payment'
import { type ReactNode, useEffect, useState } from 'react'
import { useInSight } from '../kit/hooks/use-in-sight.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShop, useUid } from '../kit/shop.tsx'
import { createCaptureModel } from '../models/capture.model.ts'
import { httpModel } from '../models/http.model.ts'
import type { PickedCard } from '../models/pay.model.ts'
import { Button } from '../parts/button.tsx'
import { Choice } from '../parts/choice.tsx'
import { Notice } from '../parts/notice.tsx'
import { CardCapture } from './card-capture.tsx'
import en from './pay-by-card.messages.en.json'
import fr from './pay-by-card.messages.fr.json'

export type PayByCardProps = {
  /** The cards of the account; a guest has none. */
  cards: Account['creditCards']
  /**
   * The state of the order's present card, if it can be picked: `onCard` is then called with undefined. A declined card is last.
   */
  present?: 'good' | 'declined'
  /** The label of the button. */
  submitText: ReactNode
  /** Why the last attempt was refused. */
  error?: string | undefined
  /** Resolves when the attempt has ended. */
  onCard: (card: PickedCard | undefined) => Promise<void>
}

const [ofOrder, another] = ['present', 'new'] as const

/** Picks a card and pays by it: the order's own, a saved one, or a new one in the provider's frame. */
export function PayByCard({ cards, present, submitText, error, onCard }: PayByCardProps) {
  const { language } = useShop()
  const t = useMessages('payByCard', en, fr)
  const id = useUid()
  const http = useModel(httpModel)
  const [capture] = useState(() => createCaptureModel(http, () => location.origin, language))
  const [picked, setPicked] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [away, setAway] = useState(false)
  const chosen = picked ?? (present === 'good' ? ofOrder : (cards[0]?.id ?? another))

  useEffect(() => {
    if (chosen === another) void capture.load()
  }, [capture, chosen])

  /** The picked card, or why the frame gave none. */
  async function card(): Promise<PickedCard | undefined | 'wrong' | 'shut' | 'away'> {
    if (chosen === ofOrder) return undefined
    if (chosen !== another) return { creditCardId: chosen }
    const captured = await capture.submit()
    return captured.ok ? captured.card : captured.reason
  }
  async function pay() {
    setBusy(true)
    setAway(false)
    const named = await card()
    if (named === 'away') setAway(true)
    else if (named === 'wrong' || named === 'shut') capture.focus()
    else await onCard(named)
    setBusy(false)
  }

  const why = error ?? (away ? t('away') : undefined)
  // The shopper is at the button, below a card form that may fill the dialog: the reason scrolls into view.
  const failed = useInSight<HTMLDivElement>(why)

  const nameOf = ({ cardType, lastDigits }: Account['creditCards'][number]) => {
    const name = cardTypes.find(({ code }) => code === cardType)?.name[language] ?? cardType
    return t('cardEnding', { card: name, digits: lastDigits })
  }
  const options = [
    ...(present === 'good' ? [{ value: ofOrder, label: t('present') }] : []),
    ...cards.map((one) => ({ value: one.id, label: nameOf(one), note: `${one.expiryMonth}/${one.expiryYear}` })),
    { value: another, label: t('another') },
    ...(present === 'declined' ? [{ value: ofOrder, label: t('present'), note: t('declined') }] : []),
  ]
  return (
    <form
      className="onair-pay-by-card"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void pay()
      }}
    >
      <div ref={failed}>{why && <Notice kind="bad">{why}</Notice>}</div>
      {options.length > 1 && (
        <Choice
          id={`${id}-cards`}
          legend={t('whichCard')}
          name={`${id}-card`}
          value={chosen}
          onChange={setPicked}
          options={options}
        />
      )}
      {chosen === another && <CardCapture model={capture} failed={t('frameFailed')} />}
      <Button type="submit" look="primary" size="l" busy={busy}>
        {submitText}
      </Button>
    </form>
  )
}
