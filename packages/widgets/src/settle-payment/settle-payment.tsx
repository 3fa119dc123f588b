import { formatDate } from '@onair/core/dates'
import { parseNoOfEasyPay } from '@onair/core/easy-pay'
import { formatMoney } from '@onair/core/money'
import { useEffect, useRef, useState } from 'react'
import { PayByCard } from '../connected/pay-by-card.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { createPayActions, type PickedCard } from '../models/pay.model.ts'
import { ButtonLink } from '../parts/button-link.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './settle-payment.messages.en.json'
import fr from './settle-payment.messages.fr.json'

export type SettlePaymentProps = {
  /** The token of the letter's link. */
  linkToken: string
  payment: { orderNo: string; noOfEasyPay: string; dueDate: string; amount: number }
}

const noCards: never[] = []

/** Settles a failed Easy Pay payment with a new card, by the link of a letter, without a sign-in. */
export function SettlePayment({ linkToken, payment }: SettlePaymentProps) {
  const { language, models, link } = useShop()
  const t = useMessages('settlePayment', en, fr)
  const [actions] = useState(() => createPayActions(models))
  const [error, setError] = useState<string>()
  const [paid, setPaid] = useState(false)
  const news = useRef<HTMLDivElement>(null)
  const { orderNo, noOfEasyPay, dueDate } = payment
  const amount = formatMoney(payment.amount, language)
  const of = parseNoOfEasyPay(noOfEasyPay)

  // The form is gone: focus the confirmation.
  useEffect(() => {
    if (paid) news.current?.focus()
  }, [paid])

  async function settle(card: PickedCard | undefined) {
    setError(undefined)
    if (!card) return
    const tried = await actions.settle(linkToken, card)
    if (tried.ok) setPaid(true)
    else setError(tried.message === 'away' ? t('away') : tried.message)
  }
  return (
    <div className="onair onair-settle-payment">
      <h1>{t('title')}</h1>
      {paid ? (
        <div ref={news} tabIndex={-1}>
          <Notice kind="good" action={<ButtonLink href={link('/')}>{t('home')}</ButtonLink>}>
            {t('paid', { amount, order: orderNo })}
          </Notice>
        </div>
      ) : (
        <>
          <p>{t('text')}</p>
          <dl>
            <dt>{t('order')}</dt>
            <dd>{orderNo}</dd>
            {of && (
              <>
                <dt>{t('progress')}</dt>
                <dd>{t('progressOf', { current: of.current, total: of.total })}</dd>
              </>
            )}
            <dt>{t('due')}</dt>
            <dd>{formatDate(dueDate, language, 'UTC')}</dd>
            <dt>{t('amount')}</dt>
            <dd>{amount}</dd>
          </dl>
          <PayByCard cards={noCards} submitText={t('pay', { amount })} error={error} onCard={settle} />
        </>
      )}
    </div>
  )
}
