import { formatDate } from '@onair/core/dates'
import type { GiftCardErrors } from '@onair/core/gift-card'
import { formatMoney } from '@onair/core/money'
import { useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShared, useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { GiftCardFields, typedGiftCard } from '../parts/gift-card-fields.tsx'
import { Notice } from '../parts/notice.tsx'
import { Amount } from '../parts/price.tsx'
import en from './gift-card-balance.messages.en.json'
import fr from './gift-card-balance.messages.fr.json'
import { createGiftCardBalanceModel, firstWrong, type GiftCardBalanceReply } from './gift-card-balance.model.ts'

export type GiftCardBalanceProps = {
  /** The result of a form that was posted without JavaScript. */
  posted?: GiftCardBalanceReply | 'refused' | 'away'
  /** The values of that form to show again: the number, never the PIN. */
  typed?: { cardNumber: string; errors: GiftCardErrors }
}

/** Shows a gift card's balance by its number and PIN. No sign-in is needed. */
export function GiftCardBalance({ posted, typed }: GiftCardBalanceProps) {
  const { models, language, link } = useShop()
  const t = useMessages('giftCardBalance', en, fr)
  const id = useUid()
  const [model] = useState(() => createGiftCardBalanceModel(models, { posted, errors: typed?.errors }))
  const errors = useShared(model.errors, model.errors.peek())
  const inquiry = useShared(model.inquiry, model.inquiry.peek())
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)

  // Focus the first invalid field once its error is rendered.
  useLayoutEffect(() => {
    const wrong = firstWrong(errors)
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }, [errors])

  const isAsking = inquiry.kind === 'asking'
  return (
    <form
      ref={form}
      className="onair onair-gift-card-balance"
      method="post"
      action={link('/giftcards/balance')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void model.ask(typedGiftCard(new FormData(event.currentTarget)))
      }}
    >
      <GiftCardFields
        id={id}
        language={language}
        errors={errors}
        cardNumber={typed?.cardNumber}
        begin={hydrated ? undefined : typed && (firstWrong(errors) ?? 'pin')}
      />
      {inquiry.kind === 'refused' && <Notice kind="bad">{t('refused')}</Notice>}
      {inquiry.kind === 'unreachable' && <Notice kind="bad">{t('unreachable')}</Notice>}
      <p>
        <Button type="submit" look="primary" size="l" busy={isAsking}>
          {t(isAsking ? 'busy' : 'submit')}
        </Button>
      </p>
      <div className="onair-gift-card-result" role="status">
        {inquiry.kind === 'balance' && (
          <>
            <p className="onair-gift-card-held" aria-hidden="true">
              <span>{t('balance')}</span> <Amount cents={inquiry.balance} language={language} />
            </p>
            <p>
              {inquiry.digits
                ? t('balanceOf', { digits: inquiry.digits, amount: formatMoney(inquiry.balance, language) })
                : t('holds', { amount: formatMoney(inquiry.balance, language) })}{' '}
              {inquiry.expiryDate
                ? t('expires', { day: formatDate(inquiry.expiryDate, language, 'UTC') })
                : t('noExpiry')}
            </p>
            {inquiry.balance > 0 && <p>{t('howToUse')}</p>}
          </>
        )}
      </div>
    </form>
  )
}
