import type { Bag } from '@onair/core/bag/client'
import type { GiftCardErrors } from '@onair/core/gift-card'
import { formatMoney } from '@onair/core/money'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { keepFocus, type MoveFocus } from '../../kit/focus.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../../kit/shop.tsx'
import { Button } from '../../parts/button.tsx'
import { Exact } from '../../parts/exact.tsx'
import { GiftCardFields, typedGiftCard } from '../../parts/gift-card-fields.tsx'
import type { CheckoutModel } from '../checkout.types.ts'
import en from './payment-step.messages.en.json'
import fr from './payment-step.messages.fr.json'

const none: GiftCardErrors = {}
type Props = { id: string; model: CheckoutModel; bag: Bag; busy: boolean }

/**
 * The gift cards in use, each with its payment and remaining balance, and a form for another one while something is left to pay.
 */
export function GiftCards({ id, model, bag, busy }: Props) {
  const t = useMessages('paymentStep', en, fr)
  const cards = bag.giftCards ?? []
  const [adding, setAdding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isUnpaid = bag.grandTotal > 0
  async function drop(card: string) {
    // The removed card's button had the focus.
    const moveFocus = keepFocus()
    if (await model.dropGiftCard(card)) moveFocus(heading.current)
  }
  return (
    <section className="onair-gift-cards" aria-labelledby={`${id}-gift-cards`}>
      <h3 id={`${id}-gift-cards`} ref={heading} tabIndex={-1}>
        {t('giftCards')}
      </h3>
      {cards.length > 0 && (
        <ul>
          {cards.map((card) => (
            <UsedCard key={card.id} card={card} busy={busy} onDrop={() => void drop(card.id)} />
          ))}
        </ul>
      )}
      {adding && isUnpaid ? (
        <GiftCardForm
          id={id}
          model={model}
          busy={busy}
          onDone={(moveFocus) => {
            setAdding(false)
            moveFocus(heading.current)
          }}
        />
      ) : (
        isUnpaid && (
          <Button onClick={() => setAdding(true)}>{t(cards.length > 0 ? 'anotherGiftCard' : 'addGiftCard')}</Button>
        )
      )}
    </section>
  )
}

type Used = NonNullable<Bag['giftCards']>[number]

function UsedCard({ card, busy, onDrop }: { card: Used; busy: boolean; onDrop: () => void }) {
  const { language } = useShop()
  const t = useMessages('paymentStep', en, fr)
  const name = t('giftCard', { digits: card.lastDigits })
  const keeps = card.balance - card.amount
  const amount = (cents: number) => ({ amount: formatMoney(cents, language) })
  return (
    <li>
      <span>
        <strong>
          <Exact value={card.lastDigits}>{name}</Exact>
        </strong>
        <span className="onair-choice-detail">
          {card.amount === 0 ? t('giftCardIdle') : keeps > 0 ? t('giftCardKeeps', amount(keeps)) : t('giftCardEmpty')}
        </span>
      </span>
      <span className="onair-gift-card-amount" translate="no">
        {card.amount > 0 && formatMoney(-card.amount, language)}
      </span>
      <Button look="quiet" busy={busy} onClick={onDrop}>
        {t('remove')} <span className="onair-hidden">{`– ${name}`}</span>
      </Button>
    </li>
  )
}

/** The form for another gift card's number and PIN. */
function GiftCardForm({ id, model, busy, onDone }: Omit<Props, 'bag'> & { onDone: (moveFocus: MoveFocus) => void }) {
  const { language } = useShop()
  const t = useMessages('paymentStep', en, fr)
  const judged = useShared(model.giftCardErrors, none)
  // Errors of a discarded number do not apply to the next one.
  const [initialErrors] = useState(judged)
  const errors = judged === initialErrors ? none : judged
  const form = useRef<HTMLFormElement>(null)
  // Runs before the form is painted: afterwards the shopper may already be typing.
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const moveFocus = keepFocus()
    if (await model.addGiftCard(typedGiftCard(new FormData(event.currentTarget)))) return onDone(moveFocus)
    const [wrong] = Object.keys(model.giftCardErrors.peek())
    if (wrong) moveFocus(form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`))
  }
  return (
    <form ref={form} className="onair-gift-card-form" noValidate onSubmit={(event) => void add(event)}>
      <GiftCardFields id={`${id}-gift-card`} language={language} errors={errors} />
      <p className="onair-gift-card-actions">
        <Button type="submit" busy={busy}>
          {t('useThisGiftCard')}
        </Button>
        <Button look="quiet" onClick={() => onDone(keepFocus())}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  )
}
