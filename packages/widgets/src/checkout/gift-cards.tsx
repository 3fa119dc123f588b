import type { Bag } from '@onair/core/client'
import { formatMoney } from '@onair/core/rules'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { checkout as en } from '../i18n/messages/en.json'
import { checkout as fr } from '../i18n/messages/fr.json'
import { useMessages } from '../i18n/use-messages.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { useShared, useShop } from '../shop.tsx'
import type { CheckoutModel } from './checkout.types.ts'
import type { GiftCardErrors } from './gift-card-form.ts'

const none: GiftCardErrors = {}
type Props = { id: string; model: CheckoutModel; bag: Bag; busy: boolean }

/** The gift cards that pay, what each takes and keeps, and a form for one more while something is left to pay. */
export function GiftCards({ id, model, bag, busy }: Props) {
  const t = useMessages(en, fr)
  const cards = bag.giftCards ?? []
  const [adding, setAdding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const left = bag.grandTotal > 0
  // What was focused is gone with the form or the card.
  const toHeading = () => heading.current?.focus()

  async function drop(card: string) {
    if (await model.dropGiftCard(card)) toHeading()
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
      {adding && left ? (
        <GiftCardForm
          id={id}
          model={model}
          busy={busy}
          onDone={() => {
            setAdding(false)
            toHeading()
          }}
        />
      ) : (
        left && (
          <Button onClick={() => setAdding(true)}>{t(cards.length > 0 ? 'anotherGiftCard' : 'addGiftCard')}</Button>
        )
      )}
    </section>
  )
}

type Used = NonNullable<Bag['giftCards']>[number]

function UsedCard({ card, busy, onDrop }: { card: Used; busy: boolean; onDrop: () => void }) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  const name = t('giftCard', { digits: card.lastDigits })
  const keeps = card.balance - card.amount
  const amount = (cents: number) => ({ amount: formatMoney(cents, language) })
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <span className="onair-choice-detail">
          {card.amount === 0 ? t('giftCardIdle') : keeps > 0 ? t('giftCardKeeps', amount(keeps)) : t('giftCardEmpty')}
        </span>
      </span>
      <span className="onair-gift-card-amount">{card.amount > 0 && formatMoney(-card.amount, language)}</span>
      <Button look="quiet" busy={busy} onClick={onDrop}>
        {t('remove')} <span className="onair-hidden">– {name}</span>
      </Button>
    </li>
  )
}

/** Number and PIN. The fields keep what is typed: nothing here is rendered anew meanwhile. */
function GiftCardForm({ id, model, busy, onDone }: Omit<Props, 'bag'> & { onDone: () => void }) {
  const t = useMessages(en, fr)
  const errors = useShared(model.giftCardErrors, none)
  const form = useRef<HTMLFormElement>(null)
  const field = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function use(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    if (await model.addGiftCard({ cardNumber: text('cardNumber'), pin: text('pin') })) return onDone()
    const [wrong] = Object.keys(model.giftCardErrors.peek())
    if (wrong) field(wrong)?.focus()
  }
  const said = (error: GiftCardErrors[keyof GiftCardErrors]) =>
    error && (typeof error === 'object' ? error.message : t(error))
  return (
    <form ref={form} className="onair-gift-card-form" noValidate onSubmit={(event) => void use(event)}>
      <Field
        id={`${id}-gift-card`}
        name="cardNumber"
        label={t('giftCardNumberLabel')}
        hint={t('giftCardNumberHint')}
        error={said(errors.cardNumber)}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={32}
      />
      <Field
        id={`${id}-gift-card-pin`}
        name="pin"
        label={t('giftCardPinLabel')}
        hint={t('giftCardPinHint')}
        error={said(errors.pin)}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
      <p className="onair-gift-card-actions">
        <Button type="submit" busy={busy}>
          {t('useThisGiftCard')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  )
}
