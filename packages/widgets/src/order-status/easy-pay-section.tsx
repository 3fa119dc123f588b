import type { OrderDetail } from '@onair/core/orders/client'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { Plan } from '../parts/plan.tsx'
import en from './easy-pay-section.messages.en.json'
import fr from './easy-pay-section.messages.fr.json'

/** Whether any Easy Pay payment is left: none is of an order that was cancelled, or came back wholly. */
export const paymentsDue = ({ easyPays }: OrderDetail): boolean => easyPays.some(({ amount }) => amount > 0)

/** The order's Easy Pay payments, and the way to the schedule. Nothing where it was paid at once. */
export function EasyPaySection({ order }: { order: OrderDetail }) {
  const { language, link } = useShop()
  const t = useMessages(en, fr)
  if (order.noOfEasyPays === 0) return null
  return (
    <section>
      <h2>{t('title')}</h2>
      <p>{t('text', { count: order.noOfEasyPays })}</p>
      {paymentsDue(order) ? (
        <>
          <Plan language={language} caption={t('title')} instalments={order.easyPays} />
          <a href={link('/pages/myaccount/easypay')}>{t('schedule')}</a>
        </>
      ) : (
        <p>{t('nothingDue')}</p>
      )}
    </section>
  )
}
