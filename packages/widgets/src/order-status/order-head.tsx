import { formatDateTime } from '@onair/core/dates'
import { formatMoney } from '@onair/core/money'
import type { OrderDetail } from '@onair/core/orders/client'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { Exact } from '../parts/exact.tsx'
import { OrderState } from '../parts/order-state.tsx'
import en from './order-status.messages.en.json'
import fr from './order-status.messages.fr.json'

/** The order's number, date and time, method, status and total. */
export function OrderHead({ order, title: Title }: { order: OrderDetail; title: 'h1' | 'h2' }) {
  const { language } = useShop()
  const t = useMessages('orderStatus', en, fr)
  const zone = useTimeZone()
  const { orderSummary: summary } = order
  const adjusted = order.actualOrderTotal !== summary.orderTotal
  const facts = [
    [
      t('date'),
      <time key="date" dateTime={summary.orderDateTime}>
        {formatDateTime(summary.orderDateTime, language, zone)}
      </time>,
    ],
    [t('method'), summary.orderMethod],
    [t('status'), <OrderState key="status" status={summary.status} />],
    [t(adjusted ? 'adjustedTotal' : 'orderTotal'), formatMoney(order.actualOrderTotal, language)],
  ] as const
  return (
    <header className="onair-order-head">
      <Title>
        <Exact value={summary.orderNo}>{t('title', { orderNo: summary.orderNo })}</Exact>
      </Title>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
