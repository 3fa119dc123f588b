import type { OrderDetail } from '@onair/core/orders/client'
import { cardLogo, endingDigits } from '@onair/core/payment'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { CardLogo } from '../parts/card-logo.tsx'
import { Exact } from '../parts/exact.tsx'
import en from './order-status.messages.en.json'
import fr from './order-status.messages.fr.json'

/** How the order was paid: wallet, cheque, gift cards, or a card with its logo, ending digits and expiry. */
export function Payment({ order }: { order: OrderDetail }) {
  const t = useMessages('orderStatus', en, fr)
  const brand = cardLogo(order.paymentType)
  const digits = order.creditCardNo && endingDigits(order.creditCardNo)
  return (
    <section>
      <h2>{t('payment')}</h2>
      <div className="onair-order-payment">
        {brand && <CardLogo brand={brand} />}
        <p>
          <strong>{order.paymentType}</strong>
          {digits && <Exact value={digits}>{t('ending', { digits })}</Exact>}
          {order.ccExpiry && <span>{t('expires', { date: order.ccExpiry })}</span>}
          {order.promoCode && <Exact value={order.promoCode}>{t('promo', { code: order.promoCode })}</Exact>}
        </p>
      </div>
    </section>
  )
}
