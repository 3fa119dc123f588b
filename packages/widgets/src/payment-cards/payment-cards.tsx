import type { Account } from '@onair/core/account/client'
import { cardTypes, isExpiryValid, maxCards } from '@onair/core/payment'
import { storeCardPath } from '@onair/core/store-card'
import { useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop, useUid } from '../kit/shop.tsx'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { CardLogo } from '../parts/card-logo.tsx'
import { ConfirmForm } from '../parts/confirm-form.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './payment-cards.messages.en.json'
import fr from './payment-cards.messages.fr.json'

type Card = Account['creditCards'][number]

export type PaymentCardsProps = {
  /** The default first. */
  cards: readonly Card[]
  /** The shop's date, `YYYY-MM-DD`, for expired cards. */
  today: string
  /** What a form of this page or of the card form has done. */
  done?: 'added' | 'changed' | 'removed' | 'default'
  /** Why it failed: the card is gone, the shop is not available, or the server's own sentence. */
  refused?: 'gone' | 'away' | { message: string }
  /** The card to remove, by a link without JavaScript. */
  asking?: string
}

/** The paths of the card screens (specification §2). */
const list = '/pages/myaccount/paymentcards'
const add = `${list}/addcard`

/** The customer's saved cards (specification §2, "Card screens"). Works by links and forms. */
export function PaymentCards({ cards, today, done, refused, asking }: PaymentCardsProps) {
  const { link } = useShop()
  const t = useMessages('paymentCards', en, fr)
  const id = useUid()
  const nameOf = useCardName()
  const [removing, setRemoving] = useState(() => cards.find((card) => card.id === asking))
  const full = cards.length >= maxCards
  return (
    <div className="onair onair-setting">
      <div className="onair-setting-head">
        <h1>{t('title')}</h1>
        {!full && (
          <ButtonLink look={cards.length === 0 ? 'primary' : 'secondary'} href={link(add)}>
            {t('add')}
          </ButtonLink>
        )}
      </div>
      {done && <Notice kind="good">{t(done)}</Notice>}
      {refused && (
        <Notice kind="bad">
          {typeof refused === 'object' ? refused.message : t(refused === 'gone' ? 'refusedGone' : 'refusedAway')}
        </Notice>
      )}
      {removing && (
        <ConfirmForm
          id={`${id}-remove`}
          title={t('removeTitle')}
          warning={<p>{t('removeWarning', { card: nameOf(removing) })}</p>}
          action={link('/account/cards/remove')}
          fields={{ id: removing.id }}
          confirmText={t('removeConfirm')}
          cancelText={t('removeCancel')}
          cancelHref={link(list)}
          onCancel={() => setRemoving(undefined)}
        />
      )}
      {full && <p className="onair-setting-soft">{t('most', { max: maxCards })}</p>}
      {cards.length === 0 && <p className="onair-setting-empty">{t('none')}</p>}
      <ul className="onair-setting-cards">
        {cards.map((card) => (
          <SavedCard key={card.id} card={card} today={today} onRemove={() => setRemoving(card)} />
        ))}
      </ul>
      {!full && !cards.some(({ cardType }) => cardType === 'FI') && (
        <p>
          {t('storeCard')} <a href={link(storeCardPath)}>{t('applyForStoreCard')}</a>
        </p>
      )}
    </div>
  )
}

/** `Visa ending in 4242` */
function useCardName() {
  const { language } = useShop()
  const t = useMessages('paymentCards', en, fr)
  return ({ cardType, lastDigits }: Card) =>
    t('name', {
      card: cardTypes.find(({ code }) => code === cardType)?.name[language] ?? cardType,
      digits: lastDigits,
    })
}

function SavedCard({ card, today, onRemove }: { card: Card; today: string; onRemove: () => void }) {
  const { link } = useShop()
  const t = useMessages('paymentCards', en, fr)
  const name = useCardName()(card)
  const { cardType, expiryMonth, expiryYear } = card
  const expired = !isExpiryValid(expiryMonth, expiryYear, today)
  const expiresNow = `${expiryYear}-${expiryMonth}` === today.slice(0, 7)
  const of = <span className="onair-hidden">{`– ${name}`}</span>
  return (
    <li className="onair-setting-card" data-default={card.isDefault || undefined}>
      <p className="onair-setting-actions">
        {cardType !== 'PY' && <CardLogo brand={cardType} />}
        {card.isDefault && <Badge>{t('isDefault')}</Badge>}
        {(expired || expiresNow) && <Badge kind="warn">{t(expired ? 'expired' : 'expiresNow')}</Badge>}
      </p>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className="onair-setting-soft">{t('expires', { month: expiryMonth, year: expiryYear })}</p>
        <p className="onair-setting-soft">{card.holderName}</p>
      </div>
      <div className="onair-setting-actions">
        <a href={`${link(add)}?id=${encodeURIComponent(card.id)}`}>
          {t('edit')} {of}
        </a>
        <a
          href={`${link(list)}?remove=${encodeURIComponent(card.id)}`}
          onClick={(event) => {
            event.preventDefault()
            onRemove()
          }}
        >
          {t('remove')} {of}
        </a>
        {!card.isDefault && !expired && (
          <form method="post" action={link('/account/cards/default')}>
            <input type="hidden" name="id" value={card.id} />
            <Button type="submit" look="quiet">
              {t('makeDefault')} {of}
            </Button>
          </form>
        )}
      </div>
    </li>
  )
}
