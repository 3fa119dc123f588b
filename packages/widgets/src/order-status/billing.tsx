import { formatPhone, withWholePostalCode } from '@onair/core/address'
import type { OrderDetail } from '@onair/core/orders/client'
import { useMessages } from '../kit/i18n/use-messages.ts'
import en from './order-status.messages.en.json'
import fr from './order-status.messages.fr.json'

/** The customer's name, billing address and day phone. */
export function Billing({ order }: { order: OrderDetail }) {
  const t = useMessages('orderStatus', en, fr)
  return (
    <section>
      <h2>{t('billing')}</h2>
      <address>
        <strong>{order.customerName}</strong>
        <span>{order.billingAddress}</span>
        <span>{withWholePostalCode(order.billingCityProvincePostalCode)}</span>
        <span>{formatPhone(order.dayPhone)}</span>
      </address>
    </section>
  )
}
