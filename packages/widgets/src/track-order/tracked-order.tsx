import { formatDate, formatDateTime } from '@onair/core/dates'
import type { Tracking } from '@onair/core/tracking/client'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { Exact } from '../parts/exact.tsx'
import { OrderState } from '../parts/order-state.tsx'
import en from './track-order.messages.en.json'
import fr from './track-order.messages.fr.json'

/** Where an order is: its status, and the events of each parcel, the latest first. */
export function TrackedOrder({ order }: { order: Tracking }) {
  const t = useMessages('trackOrder', en, fr)
  return (
    <section className="onair-track-order">
      <h2>
        <Exact value={order.orderNo}>{t('order', { orderNo: order.orderNo })}</Exact>{' '}
        <OrderState status={order.status} />
      </h2>
      {order.subOrders.length === 0 && <p>{t('nothingShips')}</p>}
      {order.subOrders.map((part) => (
        <Parcel key={part.shipOrderNo} part={part} />
      ))}
    </section>
  )
}

function Parcel({ part }: { part: Tracking['subOrders'][number] }) {
  const { language } = useShop()
  const t = useMessages('trackOrder', en, fr)
  const zone = useTimeZone()
  const day = (date: string) => formatDate(date, language, 'UTC')
  return (
    <section className="onair-track-parcel">
      <h3>{t('parcel', { number: part.shipOrderNo })}</h3>
      <p>
        {part.deliveryDate && <strong>{t('delivered', { day: day(part.deliveryDate) })}</strong>}
        {part.estimatedDelivery && <strong>{t('expected', { day: day(part.estimatedDelivery) })}</strong>}
        <span>{part.shipMethod}</span>
        {part.trackingNo && <Exact value={part.trackingNo}>{t('trackingNo', { number: part.trackingNo })}</Exact>}
      </p>
      {part.events.length > 0 && (
        <ol>
          {part.events.map(({ at, place, text }) => (
            <li key={`${at} ${text}`}>
              <strong>{text}</strong>
              <time dateTime={at}>{formatDateTime(at, language, zone)}</time>
              {place && <span>{place}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
