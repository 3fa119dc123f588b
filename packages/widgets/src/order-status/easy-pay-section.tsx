import { formatShortDate } from '@onair/core/dates'
import { easyPayPath } from '@onair/core/easy-pay'
import type { OrderDetail } from '@onair/core/orders/client'
import { cardTypes } from '@onair/core/payment'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { Notice } from '../parts/notice.tsx'
import { Plan } from '../parts/plan.tsx'
import en from './easy-pay-section.messages.en.json'
import fr from './easy-pay-section.messages.fr.json'

/** Whether any Easy Pay payment is left: an order that was cancelled or returned completely has none. */
export const paymentsDue = ({ easyPays }: OrderDetail): boolean => easyPays.some(({ amount }) => amount > 0)

/**
 * The order's Easy Pay payments with their states, the card of the upcoming ones, and a link to the schedule. Empty if the order
 * was paid at once. The first payment is authorised with the order, and charged when it ships.
 * @param today whether the order was placed just now
 */
export function EasyPaySection({ order, today }: { order: OrderDetail; today: boolean }) {
  const { language, link } = useShop()
  const t = useMessages('easyPaySection', en, fr)
  if (order.noOfEasyPays === 0) return null
  const hasFailed = order.easyPays.some(({ status }) => status === 'Failed')
  const instalments = order.easyPays.map((one) => ({
    ...one,
    state:
      one.number === 1 && one.status === 'Due'
        ? t(today ? 'heldToday' : 'held')
        : one.retryOn
          ? t('retry', { day: formatShortDate(one.retryOn, language, 'UTC') })
          : t(one.status),
  }))
  const card = order.easyPayCard
  const cardName = cardTypes.find(({ code }) => code === card?.cardType)?.name[language] ?? card?.cardType ?? ''
  return (
    <section>
      <h2>{t('title')}</h2>
      {paymentsDue(order) ? (
        <>
          <p>{t('text', { count: order.noOfEasyPays })}</p>
          {hasFailed && (
            <Notice kind="warn" still action={<a href={link(easyPayPath)}>{t('pay')}</a>}>
              {t('failed')}
            </Notice>
          )}
          <Plan language={language} caption={t('title')} instalments={instalments} />
          {card && <p>{t('card', { card: cardName, digits: card.lastDigits })}</p>}
          <a href={link(easyPayPath)}>{t('schedule')}</a>
        </>
      ) : (
        <p>{t('nothingDue')}</p>
      )}
    </section>
  )
}
