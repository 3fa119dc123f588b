import { isCancelled } from '@onair/core/orders'
import type { OrderDetail } from '@onair/core/orders/client'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import en from './invoices.messages.en.json'
import fr from './invoices.messages.fr.json'

/** A link to the invoice of each shipment that has one. A cancelled order shows none (specification §2). */
export function Invoices({ order: { invoices, orderSummary } }: { order: OrderDetail }) {
  const { link } = useShop()
  const t = useMessages(en, fr)
  if (invoices.length === 0 || isCancelled(orderSummary.status)) return null
  return (
    <section className="onair-order-invoices">
      <h2>{t('title')}</h2>
      <ul>
        {invoices.map(({ shipOrderNo, url }) => (
          <li key={shipOrderNo}>
            <a href={link(url)} target="_blank" rel="noopener">
              {t('view')} <span className="onair-order-invoice-of">{t('of', { number: shipOrderNo })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
