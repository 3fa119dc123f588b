import { formatDate } from '@onair/core/dates'
import { type GiftCardErrors, giftCardErrors, giftCardRefusalErrors } from '@onair/core/gift-card'
import { reasonsOf, Unreachable } from '@onair/core/http'
import { formatMoney } from '@onair/core/money'
import { paymentClient } from '@onair/core/payment/client'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useModel, useShop, useUid } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import { Button } from '../parts/button.tsx'
import { GiftCardFields, typedGiftCard } from '../parts/gift-card-fields.tsx'
import { Notice } from '../parts/notice.tsx'
import { Amount } from '../parts/price.tsx'
import en from './gift-card-balance.messages.en.json'
import fr from './gift-card-balance.messages.fr.json'

/** A card's balance in cents, and its expiry. */
export type GiftCardBalanceReply = { balance: number; expiryDate: string | null }

export type GiftCardBalanceProps = {
  /** The result of a form that was posted without JavaScript. */
  posted?: GiftCardBalanceReply | 'refused' | 'away'
  /** The values of that form to show again: the number, never the PIN. */
  typed?: { cardNumber: string; errors: GiftCardErrors }
}

type Answer =
  | { kind: 'none' | 'asking' | 'refused' | 'unreachable' }
  | ({ kind: 'balance'; digits?: string } & GiftCardBalanceReply)

const first = (posted: GiftCardBalanceProps['posted'], typed: GiftCardBalanceProps['typed']): Answer => {
  // Errors show beside their field.
  if (posted === undefined || (typed && firstWrong(typed.errors))) return { kind: 'none' }
  if (typeof posted === 'object') return { kind: 'balance', ...posted }
  return { kind: posted === 'away' ? 'unreachable' : 'refused' }
}

const firstWrong = ({ cardNumber, pin }: GiftCardErrors) => (cardNumber ? 'cardNumber' : pin ? 'pin' : undefined)

/** Shows a gift card's balance by its number and PIN. No sign-in is needed. */
export function GiftCardBalance({ posted, typed }: GiftCardBalanceProps) {
  const { language, link } = useShop()
  const t = useMessages('giftCardBalance', en, fr)
  const id = useUid()
  const http = useModel(httpModel)
  const [errors, setErrors] = useState<GiftCardErrors>(typed?.errors ?? {})
  const [answer, setAnswer] = useState<Answer>(() => first(posted, typed))
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)

  // Focus the first invalid field once its error is rendered.
  useLayoutEffect(() => {
    const wrong = firstWrong(errors)
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }, [errors])

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (answer.kind === 'asking') return
    const card = typedGiftCard(new FormData(event.currentTarget))
    const wrong = giftCardErrors(card)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return setAnswer({ kind: 'none' })
    setAnswer({ kind: 'asking' })
    try {
      const reply = await paymentClient(http).giftCardBalance(card)
      if (reply.ok) return setAnswer({ kind: 'balance', digits: card.cardNumber.slice(-4), ...reply.value })
      setErrors(giftCardRefusalErrors(reasonsOf(reply)))
      setAnswer({ kind: 'none' })
    } catch (failure) {
      setAnswer({ kind: 'unreachable' })
      if (!(failure instanceof Unreachable)) throw failure
    }
  }

  const asking = answer.kind === 'asking'
  return (
    <form
      ref={form}
      className="onair onair-gift-card-balance"
      method="post"
      action={link('/giftcards/balance')}
      noValidate
      onSubmit={(event) => void ask(event)}
    >
      <GiftCardFields
        id={id}
        language={language}
        errors={errors}
        cardNumber={typed?.cardNumber}
        begin={hydrated ? undefined : typed && (firstWrong(errors) ?? 'pin')}
      />
      {answer.kind === 'refused' && <Notice kind="bad">{t('refused')}</Notice>}
      {answer.kind === 'unreachable' && <Notice kind="bad">{t('unreachable')}</Notice>}
      <p>
        <Button type="submit" look="primary" size="l" busy={asking}>
          {t(asking ? 'busy' : 'submit')}
        </Button>
      </p>
      <div className="onair-gift-card-result" role="status">
        {answer.kind === 'balance' && (
          <>
            <p className="onair-gift-card-held" aria-hidden="true">
              <span>{t('balance')}</span> <Amount cents={answer.balance} language={language} />
            </p>
            <p>
              {answer.digits
                ? t('balanceOf', { digits: answer.digits, amount: formatMoney(answer.balance, language) })
                : t('holds', { amount: formatMoney(answer.balance, language) })}{' '}
              {answer.expiryDate
                ? t('expires', { day: formatDate(answer.expiryDate, language, 'UTC') })
                : t('noExpiry')}
            </p>
            {answer.balance > 0 && <p>{t('howToUse')}</p>}
          </>
        )}
      </div>
    </form>
  )
}
