import { formatDate } from '@onair/core/dates'
import { formatMoney } from '@onair/core/money'
import { isCancelled } from '@onair/core/orders'
import type { OrderDetail } from '@onair/core/orders/client'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import en from './invoices.messages.en.json'
import fr from './invoices.messages.fr.json'

/** The invoices of the shipments and the credit notes of refunds. A cancelled order shows none (specification §2). */
export function Invoices({ order: { invoices, orderSummary } }: { order: OrderDetail }) {
  const { link, language } = useShop()
  const t = useMessages('invoices', en, fr)
  if (invoices.length === 0 || isCancelled(orderSummary.status)) return null
  return (
    <section className="onair-order-invoices">
      <h2>{t('title')}</h2>
      <ul>
        {invoices.map(({ invoiceNo, kind, shipOrderNo, invoiceDate, total, url }) => (
          <li key={invoiceNo}>
            <a href={link(url)} target="_blank" rel="noopener">
              {t(kind, { number: invoiceNo })} <span className="onair-hidden">{t('newTab')}</span>
            </a>
            <span className="onair-order-invoice-total" translate="no">
              {formatMoney(total, language)}
            </span>
            <span className="onair-order-invoice-of">
              {[formatDate(invoiceDate, language, 'UTC'), shipOrderNo && t('of', { number: shipOrderNo })]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
